import type { ConferenceCard } from '@meetingapp/contract/conference/conference.ts';
import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { homeCalls } from '@meetingapp/contract/home/home.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { ShownExhibitor, ShownSponsor } from './queries-shown.ts';
import type { HomeContent } from '../../db/schema/json-shapes.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import { presentLevels, type NamedHall } from './floor/present.ts';

type GivenHome = GivenAnswerOf<(typeof homeCalls)['homeInfo']>['data'];

type GivenView = GivenAnswerOf<(typeof homeCalls)['view']>['view'];

interface NoticeRow {
  id: number;
  title: Bilingual;
  body: Bilingual;
  urgent: boolean;
  published_at: Date;
}

/** What the news contribute to a home. */
export type HomeNews = Pick<GivenHome, 'news' | 'newsColumns'>;

/** What the programme contributes to a home; `halls` are those that its floor plan may show. */
export type HomeProgramme = Pick<GivenHome, 'nowNext' | 'faculty'> & { halls: readonly NamedHall[] };

interface Parts {
  card: ConferenceCard;
  content: HomeContent;
  notices: NoticeRow[];
  news: HomeNews;
  programme: HomeProgramme;
  /** Exhibitors with a stand; one that staff entered by hand shows unless its booth is theirs. */
  exhibitors: readonly ShownExhibitor[];
  /** Exhibitors with a level, highest first; one that staff entered by hand shows unless it has the name of one of these. */
  sponsors: readonly ShownSponsor[];
  /** Rooms with broadcasts; when there are any, they replace those that staff entered. */
  rooms: GivenHome['rooms'];
  opensAt: Date | null;
  closesAt: Date | null;
  now: Date;
}

export function presentHome(parts: Parts, language: Language): GivenHome {
  const { card, content, notices, opensAt, closesAt, now } = parts;
  const { banners, tiles, facts, popup } = content;
  const { halls, ...programme } = parts.programme;
  return {
    conference: card,
    subtitle: content.subtitle[language],
    skin: content.skin,
    banners: banners.map((banner) => ({ ...banner, title: banner.title[language] })),
    tiles: tiles.map((tile) => ({
      ...tile,
      image: tile.image ?? null,
      title: tile.title[language],
      badge: tile.badge[language],
    })),
    blocks: content.blocks ?? [],
    notices: notices.map((row) => ({
      id: row.id,
      title: row.title[language],
      text: row.body[language],
      urgent: row.urgent,
      at: row.published_at.toISOString(),
    })),
    facts: facts.map((fact) => ({ ...fact, label: fact.label[language] })),
    sponsors: presentSponsors(parts, language),
    ...parts.news,
    exhibitors: presentExhibitors(parts, language),
    levels: presentLevels(content.levels, halls, language),
    rooms:
      parts.rooms.length > 0
        ? parts.rooms
        : content.rooms.map((room) => ({ ...room, title: room.title[language], startsAt: null, on: null })),
    ...programme,
    popup: popup && { ...popup, title: popup.title[language], html: cleanHtml(popup.html[language]) },
    registrationOpensAt: opensAt?.toISOString() ?? null,
    registrationClosesAt: closesAt?.toISOString() ?? null,
    now: now.toISOString(),
  };
}

/** Products of one exhibitor on a home, because every byte of it counts. */
export const MOST_PRODUCTS = 2;

function presentExhibitors({ exhibitors, content }: Parts, language: Language): GivenHome['exhibitors'] {
  const taken = new Set(exhibitors.map(({ booth }) => booth).filter((booth) => booth !== ''));
  const byHand = content.exhibitors.filter(({ booth }) => !taken.has(booth));
  const own = exhibitors.map((one) => ({
    ...one,
    products: one.stand.products.slice(0, MOST_PRODUCTS).map((product) => product.name),
    to: href('exhibition', { showid: one.id }),
  }));
  return [...own, ...byHand.map((one) => ({ ...one, products: [] }))].map(
    ({ name, field, booth, products, to, logo }) => ({
      name: pickLanguage(name, language),
      field: pickLanguage(field, language),
      booth,
      products: products.map((product) => pickLanguage(product, language)),
      to,
      logo,
    }),
  );
}

function presentSponsors({ sponsors, content }: Parts, language: Language): GivenHome['sponsors'] {
  const shown = sponsors.filter(({ places }) => places.includes('home'));
  const taken = new Set(shown.flatMap(({ name }) => [name.zh, name.en]).filter((name) => name !== ''));
  const byHand = content.sponsors.filter(({ name }) => !taken.has(name.zh) && !taken.has(name.en));
  return [
    ...shown.map(({ id, name, level, logo }) => ({
      name: pickLanguage(name, language),
      tier: pickLanguage(level, language),
      logo,
      exhibitorId: id,
      to: href('exhibition', { showid: id }),
    })),
    ...byHand.map(({ name, tier, logo }) => ({
      name: name[language],
      tier: tier[language],
      logo,
      exhibitorId: null,
      to: '',
    })),
  ];
}

/** A page of the home in one language; texts missing in it come from the other. */
export function presentView(view: HomeContent['views'][number], language: Language): GivenView {
  const say = (text: Bilingual) => pickLanguage(text, language);
  return {
    ...view,
    title: say(view.title),
    html: cleanHtml(say(view.html)),
    items: view.items.map((item) => ({ ...item, title: say(item.title), text: say(item.text) })),
  };
}

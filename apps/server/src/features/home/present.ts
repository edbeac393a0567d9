import type { ConferenceCard } from '@meetingapp/contract/conference/conference.ts';
import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { homeCalls } from '@meetingapp/contract/home/home.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { ShownExhibitor } from './queries-shown.ts';
import type { HomeContent } from '../../db/schema/json-shapes.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import { presentLevels, type NamedHall } from './present-floor.ts';

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
  /** Rooms with broadcasts; when there are any, they replace those that staff entered. */
  rooms: GivenHome['rooms'];
  opensAt: Date | null;
  closesAt: Date | null;
  now: Date;
}

export function presentHome(parts: Parts, language: Language): GivenHome {
  const { card, content, notices, opensAt, closesAt, now } = parts;
  const { banners, tiles, facts, sponsors, popup } = content;
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
    sponsors: sponsors.map(({ name, tier, logo }) => ({ name: name[language], tier: tier[language], logo })),
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

function presentExhibitors({ exhibitors, content }: Parts, language: Language): GivenHome['exhibitors'] {
  const taken = new Set(exhibitors.map(({ booth }) => booth).filter((booth) => booth !== ''));
  const byHand = content.exhibitors.filter(({ booth }) => !taken.has(booth));
  return [...exhibitors.map((one) => ({ ...one, to: `/exhibition/${one.id}` })), ...byHand].map(
    ({ name, field, booth, to, logo }) => ({
      name: pickLanguage(name, language),
      field: pickLanguage(field, language),
      booth,
      to,
      logo,
    }),
  );
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

import type { ConferenceCard } from '@meetingapp/contract/conference.ts';
import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { homeCalls } from '@meetingapp/contract/home.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { HomeContent } from '../../db/json-shapes.ts';
import { cleanHtml } from '../../http/clean-html.ts';
import { presentLevels, type NamedHall } from './present-floor.ts';

type GivenHome = GivenAnswerOf<(typeof homeCalls)['homeInfo']>['data'];

type GivenView = GivenAnswerOf<(typeof homeCalls)['view']>['view'];

const nothing: Bilingual = { zh: '', en: '' };

/** A conference without a home of its own still has an empty one. */
export const emptyHome: HomeContent = {
  subtitle: nothing,
  skin: {},
  banners: [],
  tiles: [],
  facts: [],
  sponsors: [],
  newsColumns: [],
  exhibitors: [],
  levels: [],
  rooms: [],
  views: [],
  popup: null,
};

interface NoticeRow {
  id: number;
  title: Bilingual;
  body: Bilingual;
  urgent: boolean;
  published_at: Date;
}

/** What the news give a home. */
export type HomeNews = Pick<GivenHome, 'news' | 'newsColumns'>;

/** What the programme gives a home; the halls are those that its floor plan may show. */
export type HomeProgramme = Pick<GivenHome, 'nowNext' | 'faculty'> & { halls: readonly NamedHall[] };

interface Parts {
  card: ConferenceCard;
  content: HomeContent;
  notices: NoticeRow[];
  news: HomeNews;
  programme: HomeProgramme;
  /** Those that are broadcast; where there are any, they stand for those that staff wrote down. */
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
    tiles: tiles.map((tile) => ({ ...tile, title: tile.title[language], badge: tile.badge[language] })),
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
    exhibitors: content.exhibitors.map((one) => ({ ...one, name: one.name[language], field: one.field[language] })),
    levels: presentLevels(content.levels, halls, language),
    rooms:
      parts.rooms.length > 0
        ? parts.rooms
        : content.rooms.map((room) => ({ ...room, title: room.title[language], startsAt: null })),
    ...programme,
    popup: popup && { ...popup, title: popup.title[language], html: cleanHtml(popup.html[language]) },
    registrationOpensAt: opensAt?.toISOString() ?? null,
    registrationClosesAt: closesAt?.toISOString() ?? null,
    now: now.toISOString(),
  };
}

/** A page of the home's own, in one language; in the other where it says nothing in this one. */
export function presentView(view: HomeContent['views'][number], language: Language): GivenView {
  const say = (text: Bilingual) => text[language] || text.zh;
  return {
    ...view,
    title: say(view.title),
    html: cleanHtml(say(view.html)),
    items: view.items.map((item) => ({ ...item, title: say(item.title), text: say(item.text) })),
  };
}

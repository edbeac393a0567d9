import type { ConferenceCard } from '@meetingapp/contract/conference.ts';
import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { homeCalls } from '@meetingapp/contract/home.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { HomeContent } from '../../db/json-shapes.ts';
import { cleanHtml } from '../../http/clean-html.ts';

type GivenHome = GivenAnswerOf<(typeof homeCalls)['homeInfo']>['data'];

const nothing: Bilingual = { zh: '', en: '' };

/** A conference without a home of its own still has an empty one. */
export const emptyHome: HomeContent = {
  subtitle: nothing,
  skin: {},
  banners: [],
  tiles: [],
  facts: [],
  sponsors: [],
  popup: null,
};

interface NoticeRow {
  id: number;
  title: Bilingual;
  body: Bilingual;
  urgent: boolean;
  published_at: Date;
}

interface Parts {
  card: ConferenceCard;
  content: HomeContent;
  notices: NoticeRow[];
  opensAt: Date | null;
  closesAt: Date | null;
  now: Date;
}

export function presentHome({ card, content, notices, opensAt, closesAt, now }: Parts, language: Language): GivenHome {
  const { banners, tiles, facts, sponsors, popup } = content;
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
    popup: popup && { ...popup, title: popup.title[language], html: cleanHtml(popup.html[language]) },
    registrationOpensAt: opensAt?.toISOString() ?? null,
    registrationClosesAt: closesAt?.toISOString() ?? null,
    now: now.toISOString(),
  };
}

import type { HomeContent, homeConsoleCalls } from '@meetingapp/contract/home-console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { checkFloor } from '@meetingapp/domain/home/floor-places.ts';
import { isHomeAddress, tileIconNames } from '@meetingapp/domain/home/templates.ts';
import type { Database } from '../../db/database.ts';
import { cleanHtml } from '../../http/clean-html.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse, type FieldFault } from '../../http/refusal.ts';
import { strangeHalls } from '../agenda/queries-access.ts';
import { presentCard } from '../conference/present.ts';
import { findConference } from '../conference/queries.ts';
import { saveHome } from './commands-console.ts';
import { presentHome } from './present.ts';
import { noticesOf } from './queries.ts';
import { homeNews, type NewsAsked } from './queries-news.ts';
import { homeRooms } from './queries-live.ts';
import { homeProgramme } from './queries-programme.ts';
import { editedHome } from './queries-console.ts';

export const homeConsoleHandlers: Handlers<typeof homeConsoleCalls> = {
  read: async ({ cid }, { db, now }) => {
    const [row, home] = await Promise.all([findConference(db, cid), editedHome(db, cid)]);
    if (!row || !home) return refuse('conference_unknown');
    const notices = await noticesOf(db, cid, now);
    const news = await newsOfBoth(db, { conferenceId: cid, columnIds: home.content.newsColumns, now });
    const programmes = {
      zh: await homeProgramme(db, { conferenceId: cid, now, language: 'zh' }),
      en: await homeProgramme(db, { conferenceId: cid, now, language: 'en' }),
    };
    const rooms = {
      zh: await homeRooms(db, { conferenceId: cid, now, language: 'zh' }),
      en: await homeRooms(db, { conferenceId: cid, now, language: 'en' }),
    };
    const period = { opensAt: row.registration_opens_at, closesAt: row.registration_closes_at };
    const shown = (language: Language) =>
      presentHome(
        {
          card: presentCard(row, language),
          content: home.content,
          notices,
          news: news[language],
          programme: programmes[language],
          rooms: rooms[language],
          ...period,
          now,
        },
        language,
      );
    return { ...home, title: row.title, shown: { zh: shown('zh'), en: shown('en') } };
  },

  news: ({ cid, columnIds }, { db, now }) => newsOfBoth(db, { conferenceId: cid, columnIds, now }),

  save: async ({ cid, version, content, theme }, { db }) => {
    const faults = faultsOf(content, await strangeHalls(db, cid, hallsOf(content)));
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveHome(db, { conferenceId: cid, version, content: cleaned(content), theme });
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },
};

const newsOfBoth = async (db: Database, asked: Omit<NewsAsked, 'language'>) => ({
  zh: await homeNews(db, { ...asked, language: 'zh' }),
  en: await homeNews(db, { ...asked, language: 'en' }),
});

/** What staff typed as HTML is stored clean, too. */
function cleaned(content: HomeContent): HomeContent {
  const clean = ({ zh, en }: { zh: string; en: string }) => ({ zh: cleanHtml(zh), en: cleanHtml(en) });
  const { popup, views } = content;
  return {
    ...content,
    views: views.map((view) => ({ ...view, html: clean(view.html) })),
    popup: popup && { ...popup, html: clean(popup.html) },
  };
}

/** Parts of a home that are lists of things which lead somewhere. */
const leading = ['banners', 'tiles', 'exhibitors', 'rooms'] as const;

const hallsOf = ({ levels }: HomeContent): number[] =>
  levels.flatMap(({ areas }) => areas.flatMap(({ hall }) => hall ?? []));

function faultsOf(content: HomeContent, strange: readonly number[]): FieldFault[] {
  const { tiles, popup, views } = content;
  const addresses = [
    ...leading.flatMap((part) => content[part].map(({ to }, index) => ({ field: `content.${part}.${index}.to`, to }))),
    ...views.flatMap(({ to, items }, index) => [
      { field: `content.views.${index}.to`, to },
      ...items.map((item) => ({ field: `content.views.${index}.to`, to: item.to })),
    ]),
    ...(popup ? [{ field: 'content.popup.to', to: popup.to }] : []),
  ];
  return [
    ...addresses.filter(({ to }) => !isHomeAddress(to)).map(({ field }) => ({ field, reason: 'home_address' })),
    ...checkFloor(content.levels, strange).map((fault) => ({ ...fault, field: `content.${fault.field}` })),
    ...tiles.flatMap(({ icon }, index) =>
      (tileIconNames as readonly string[]).includes(icon)
        ? []
        : [{ field: `content.tiles.${index}.icon`, reason: 'not_an_option' }],
    ),
  ];
}

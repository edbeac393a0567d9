import type { HomeContent, homeConsoleCalls } from '@meetingapp/contract/home/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { checkFloor } from '@meetingapp/domain/home/floor-places.ts';
import { isHomeAddress, tileIconNames } from '@meetingapp/domain/home/templates.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse, type FieldFault } from '../../http/calls/refusal.ts';
import { strangeHalls } from '../agenda/draft/queries-access.ts';
import { presentCard } from '../conference/present.ts';
import { findForStaff } from '../conference/queries.ts';
import { saveHome } from './commands-console.ts';
import { presentHome } from './present.ts';
import { presentRooms } from './present-live.ts';
import { presentNews } from './present-news.ts';
import { presentProgramme } from './present-programme.ts';
import { noticesOf } from './queries.ts';
import { homeNews, homeProgramme, homeRooms, shownExhibitors, shownSponsors } from './queries-shown.ts';
import { editedHome } from './queries-console.ts';

export const homeConsoleHandlers: Handlers<typeof homeConsoleCalls> = {
  read: async ({ cid }, { db, now }) => {
    const [row, home] = await Promise.all([findForStaff(db, cid), editedHome(db, cid)]);
    if (!row || !home) return refuse('conference_unknown');
    const notices = await noticesOf(db, cid, now);
    const news = await homeNews(db, { conferenceId: cid, columnIds: home.content.newsColumns, now });
    const programme = await homeProgramme(db, cid);
    const rooms = await homeRooms(db, cid);
    const exhibitors = await shownExhibitors(db, cid);
    const sponsors = await shownSponsors(db, cid);
    const period = { opensAt: row.registration_opens_at, closesAt: row.registration_closes_at };
    const shown = (language: Language) =>
      presentHome(
        {
          card: presentCard(row, language),
          content: home.content,
          notices,
          news: presentNews(news, language),
          programme: presentProgramme(programme, now, language),
          exhibitors,
          sponsors,
          rooms: presentRooms(rooms, now, language),
          ...period,
          now,
        },
        language,
      );
    return { ...home, title: row.title, shown: { zh: shown('zh'), en: shown('en') } };
  },

  news: async ({ cid, columnIds }, { db, now }) => {
    const news = await homeNews(db, { conferenceId: cid, columnIds, now });
    return { zh: presentNews(news, 'zh'), en: presentNews(news, 'en') };
  },

  save: async ({ cid, version, content, theme }, { db, now }) => {
    const faults = faultsOf(content, await strangeHalls(db, cid, hallsOf(content)));
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveHome(db, { conferenceId: cid, version, content: cleaned(content), theme, now });
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },
};

/** HTML typed by staff is sanitized before it is stored, too. */
function cleaned(content: HomeContent): HomeContent {
  const clean = ({ zh, en }: { zh: string; en: string }) => ({ zh: cleanHtml(zh), en: cleanHtml(en) });
  const { popup, views } = content;
  return {
    ...content,
    views: views.map((view) => ({ ...view, html: clean(view.html) })),
    popup: popup && { ...popup, html: clean(popup.html) },
  };
}

/** Parts of a home that are lists of entries with a link. */
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

import type { HomeContent, HomeTheme, homeConsoleCalls } from '@meetingapp/contract/home/console.ts';
import { checkFloor } from '@meetingapp/domain/home/floor-places.ts';
import { isHomeAddress, tileIconNames } from '@meetingapp/domain/home/templates.ts';
import type { Database } from '../../db/connection/database.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse, type FieldFault } from '../../http/calls/refusal.ts';
import { strangeHalls } from '../agenda/draft/queries-access.ts';
import { findForStaff } from '../conference/queries.ts';
import { saveHome } from './commands-console.ts';
import { presentNews } from './present-news.ts';
import { homeNews } from './queries-shown.ts';
import { findDraft, findVersion, versionsOf } from './queries-draft.ts';
import { findTargets, targetNamed, type TargetRow } from './target/queries.ts';
import { presentTarget } from './target/present.ts';
import { presentContent, shownHome } from './present-console.ts';
import { dropDraft, saveDraft, planDraft } from './commands-draft.ts';
import { editedHome } from './queries-console.ts';

export const homeConsoleHandlers: Handlers<typeof homeConsoleCalls> = {
  read: async ({ cid }, { db, now }) => {
    const [row, home, draft] = await Promise.all([findForStaff(db, cid), editedHome(db, cid), findDraft(db, cid)]);
    if (!row || !home) return refuse('conference_unknown');
    return {
      ...home,
      content: presentContent(home.content),
      title: row.title,
      shown: await shownHome(db, row, { content: home.content, now }),
      draft: draft
        ? {
            content: presentContent(draft.content),
            theme: themeOf(draft),
            version: draft.version,
            by: draft.name,
            at: draft.saved_at.toISOString(),
            liveAt: draft.live_at?.toISOString() ?? null,
          }
        : null,
    };
  },

  shown: async ({ cid, at }, { db }) => {
    const [row, home] = await Promise.all([findForStaff(db, cid), editedHome(db, cid)]);
    if (!row || !home) return refuse('conference_unknown');
    return shownHome(db, row, { content: home.content, now: new Date(at) });
  },

  targets: async ({ cid, words, to }, { db, language, now }) => {
    const row = await findForStaff(db, cid);
    if (!row) return refuse('conference_unknown');
    const found = words === '' ? [] : await findTargets(db, { conferenceId: cid, words, now });
    const named = await targetNamed(db, { conferenceId: cid, to, now });
    const present = (target: TargetRow) => presentTarget(target, { cid, zone: row.zone, language });
    return { found: found.map(present), named: named ? present(named) : null };
  },

  keep: async ({ cid, seen, content, theme }, { db, staff, now }) => {
    if (!(await findForStaff(db, cid))) return refuse('conference_unknown');
    const draft = await findDraft(db, cid);
    const faults = draft?.live_at ? await faultsIn(db, cid, content) : [];
    if (faults.length > 0) return refuse('body_invalid', faults);
    const kept = { conferenceId: cid, seen, content: cleaned(content), theme, staffId: staff.id, now };
    const version = await saveDraft(db, kept);
    return version === null ? refuse('changed_meanwhile') : { version, at: now.toISOString() };
  },

  plan: async ({ cid, seen, liveAt }, { db, now }) => {
    const draft = await findDraft(db, cid);
    if (!draft) return refuse('not_found');
    if (liveAt !== null && Date.parse(liveAt) <= now.getTime())
      return refuse('body_invalid', [{ field: 'liveAt', reason: 'moment_past' }]);
    const faults = liveAt === null ? [] : await faultsIn(db, cid, presentContent(draft.content));
    if (faults.length > 0) return refuse('body_invalid', faults);
    const version = await planDraft(db, { conferenceId: cid, seen }, liveAt === null ? null : new Date(liveAt));
    return version === null ? refuse('changed_meanwhile') : { version };
  },

  drop: async ({ cid, seen }, { db }) =>
    (await dropDraft(db, { conferenceId: cid, seen })) ? {} : refuse('changed_meanwhile'),

  history: async ({ cid }, { db }) => ({
    versions: (await versionsOf(db, cid)).map(({ id, live_at, name, timed, changed }) => ({
      id,
      at: live_at.toISOString(),
      by: name,
      timed,
      changed,
    })),
  }),

  version: async ({ cid, versionId }, { db }) => {
    const found = await findVersion(db, cid, versionId);
    return found ? { content: presentContent(found.content), theme: themeOf(found) } : refuse('not_found');
  },

  news: async ({ cid, columnIds }, { db, now }) => {
    const news = await homeNews(db, { conferenceId: cid, columnIds, now });
    return { zh: presentNews(news, 'zh'), en: presentNews(news, 'en') };
  },

  save: async ({ cid, version, content, theme }, { db, staff, now }) => {
    const faults = await faultsIn(db, cid, content);
    if (faults.length > 0) return refuse('body_invalid', faults);
    const saved = { conferenceId: cid, version, content: cleaned(content), theme, staffId: staff.id, now };
    const outcome = await saveHome(db, saved);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },
};

const themeOf = ({ template, brand, loader }: HomeTheme): HomeTheme => ({ template, brand, loader });

/** What keeps a content from going live. */
const faultsIn = async (db: Database, cid: number, content: HomeContent): Promise<FieldFault[]> =>
  faultsOf(content, await strangeHalls(db, cid, hallsOf(content)));

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

import type { photosConsoleCalls } from '@meetingapp/contract/photos/console.ts';
import { templateFault } from '@meetingapp/domain/photos/photo-window.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findForStaff } from '../conference/queries.ts';
import { decideIntroduction, resetTemplate, saveCollecting, saveTemplate, fitsTemplate } from './commands-console.ts';
import { collectingOf, countWaiting, listIntroductions } from './queries.ts';
import { templatesOf } from './queries-templates.ts';

const A_PAGE = 50;

export const photosConsoleHandlers: Handlers<typeof photosConsoleCalls> = {
  templates: async ({ cid }, { db }) => {
    const conference = await findForStaff(db, cid);
    if (!conference) return refuse('not_found');
    const [templates, settings, waiting] = await Promise.all([
      templatesOf(db, cid),
      collectingOf(db, cid),
      countWaiting(db, cid),
    ]);
    return { templates, title: conference.title, ...settings, waiting };
  },

  saveTemplate: async ({ cid, ...template }, { db, ports }) => {
    const fault = templateFault(template.number, template.layout);
    if (fault) return refuse('body_invalid', [{ field: 'layout', reason: fault }]);
    if (!(await fitsTemplate(ports.files, template.number, template.layout.background)))
      return refuse('body_invalid', [
        { field: 'layout', reason: template.number === 3 ? 'background_wide' : 'background_tall' },
      ]);
    const version = await saveTemplate(db, { conferenceId: cid, ...template });
    return version === null ? refuse('changed_meanwhile') : { version };
  },

  resetTemplate: async ({ cid, ...template }, { db }) =>
    (await resetTemplate(db, { conferenceId: cid, ...template })) ? {} : refuse('changed_meanwhile'),

  saveCollecting: async ({ cid, ...settings }, { db }) => {
    const version = await saveCollecting(db, { conferenceId: cid, ...settings });
    return version === null ? refuse('changed_meanwhile') : { version };
  },

  introductions: async ({ cid, ...filter }, { db }) => {
    const rows = await listIntroductions(db, { conferenceId: cid, ...filter, most: A_PAGE + 1 });
    return {
      introductions: rows.slice(0, A_PAGE).map((row) => ({ ...row, at: row.at.toISOString() })),
      more: rows.length > A_PAGE,
    };
  },

  judge: async ({ cid, ...verdict }, { db, ports }) =>
    (await decideIntroduction(db, ports.files, { conferenceId: cid, ...verdict })) ? {} : refuse('not_found'),
};

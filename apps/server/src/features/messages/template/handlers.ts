import type { mailingTemplateCalls } from '@meetingapp/contract/messages/template.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { removeTemplate, saveTemplate } from './commands.ts';
import { templatesOf } from './queries.ts';

export const mailingTemplateHandlers: Handlers<typeof mailingTemplateCalls> = {
  list: async (_body, { db, staff }) => ({ templates: await templatesOf(db, staff.societyId) }),

  save: async ({ id, seen, template }, { db, staff }) => {
    const outcome = await saveTemplate(db, { societyId: staff.societyId, id, seen, template, staffId: staff.id });
    return outcome.ok ? { id: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  remove: async ({ id }, { db, staff }) => ((await removeTemplate(db, staff.societyId, id)) ? {} : refuse('not_found')),
};

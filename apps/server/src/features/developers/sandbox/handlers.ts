import type { sandboxCalls } from '@meetingapp/contract/developers/sandbox.ts';
import { sandboxHindrance } from '@meetingapp/domain/developers/sandbox.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findForStaff } from '../../conference/queries.ts';
import { setSandbox } from './commands.ts';
import { presentSandboxMessage } from './present.ts';
import { findBonds, listMessages, PAGE } from './queries.ts';

export const sandboxHandlers: Handlers<typeof sandboxCalls> = {
  sandbox: async ({ cid }, { db, now }) => {
    const [conference, bonds] = await Promise.all([findForStaff(db, cid), findBonds(db, cid, now)]);
    if (!conference) return refuse('not_found');
    return { sandbox: conference.sandbox, hindrance: sandboxHindrance(bonds) };
  },

  setSandbox: async ({ cid, sandbox }, { db, now }) => {
    const outcome = await setSandbox(db, { cid, sandbox, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  sandboxMessages: async ({ cid, before }, { db }) => {
    const rows = await listMessages(db, cid, before);
    return { messages: rows.slice(0, PAGE).map(presentSandboxMessage), older: rows.length > PAGE };
  },
};

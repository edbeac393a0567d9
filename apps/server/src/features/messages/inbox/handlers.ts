import type { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { markSeen } from './commands.ts';
import { presentInbox } from './present.ts';
import { inboxOf, unseenOf } from './queries.ts';

export const inboxHandlers: Handlers<typeof inboxCalls> = {
  list: async (_body, { db, accountId, now, language }) => {
    const messages = presentInbox(await inboxOf(db, accountId, now), language);
    return { messages, unseen: await unseenOf(db, accountId, now) };
  },
  unseen: async (_body, { db, accountId, now }) => ({ unseen: await unseenOf(db, accountId, now) }),
  see: async ({ ids }, { db, ports, accountId, now }) => {
    await markSeen(db, { accountId, ids, now }, ports.fanOut);
    return {};
  },
};

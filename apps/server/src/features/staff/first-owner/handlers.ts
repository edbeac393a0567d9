import type { firstOwnerCalls } from '@meetingapp/contract/staff/first-owner.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { useOwnerLink } from './commands.ts';
import { societyOfLink } from './queries.ts';

export const firstOwnerHandlers: Handlers<typeof firstOwnerCalls> = {
  firstOwner: async ({ token }, { db }) => {
    const society = await societyOfLink(db, token);
    return society === undefined ? refuse('first_owner_over') : { society };
  },

  createFirstOwner: async ({ token, ...owner }, { db }) => {
    const outcome = await useOwnerLink(db, token, owner);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};

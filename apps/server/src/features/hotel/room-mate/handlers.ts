import type { roomMateCalls } from '@meetingapp/contract/hotel/room-mate.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { answerInvitation, withdrawRoomMate } from './commands.ts';

export const roomMateHandlers: Handlers<typeof roomMateCalls> = {
  answerInvitation: async ({ regid, bookId, accept }, { db, accountId }) => {
    const outcome = await answerInvitation(db, { regId: regid, accountId, bookId, accept });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  withdrawRoomMate: async ({ regid }, { db, accountId }) => {
    const outcome = await withdrawRoomMate(db, { regId: regid, accountId });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};

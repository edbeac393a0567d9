import * as v from 'valibot';
import { call } from '../call.ts';
import { Id } from '../shapes.ts';

/** The two sides of an invitation to share a room [A4]. Nobody is put into a room with somebody before they agree. */
export const roomMateCalls = {
  /**
   * Answers an open invitation. With `accept` both beds are paired on the nights that both have; this needs a bed of the same room type
   * (`joinable`). Otherwise the invitation ends, and the person who sent it sees that it was declined.
   */
  answerInvitation: call({
    path: '/medapp/api/hotel/answerInvitation',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ regid: Id, bookId: Id, accept: v.boolean() }),
    answer: v.object({}),
    errors: ['registration_unknown', 'invitation_over', 'room_none_left'],
  }),
  /**
   * Withdraws this person's own invitation or consent: from then on both sleep in beds of their own room type as if they had not
   * named each other. All nights or none; refused where a night has no further room to part them.
   */
  withdrawRoomMate: call({
    path: '/medapp/api/hotel/withdrawRoomMate',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ regid: Id }),
    answer: v.object({}),
    errors: ['registration_unknown', 'room_mates_stay'],
  }),
} as const;

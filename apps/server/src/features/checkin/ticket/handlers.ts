import type { ticketCalls } from '@meetingapp/contract/checkin/ticket.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { keysOf } from './commands-keys.ts';
import { asksForMoving, isOwn, ticketOf } from './queries.ts';
import { movingKeyOf, ticketCodeOf } from './writer.ts';

export const ticketHandlers: Handlers<typeof ticketCalls> = {
  ticket: async ({ regid }, { db, accountId, now }) => {
    if (!(await isOwn(db, regid, accountId))) return refuse('registration_unknown');
    const ticket = await ticketOf(db, regid);
    if (!ticket) return { ticketCode: '', barCode: '', movingKey: null, now: now.toISOString() };
    const keys = await keysOf(db, ticket.conference_id);
    const moves = await asksForMoving(db, ticket.conference_id);
    return {
      ticketCode: ticketCodeOf(keys, ticket),
      barCode: barCodeOf(ticket.token),
      movingKey: moves ? movingKeyOf(keys, ticket.token) : null,
      now: now.toISOString(),
    };
  },
};

import type { orderDeskCalls } from '@meetingapp/contract/orders/desk.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { movesMoney } from '../../registration/record/access.ts';
import { approveRequest, refundOrAsk, rejectRequest } from './commands-request.ts';
import { presentRequest } from './present-request.ts';
import { openRequests } from './queries-request.ts';

export const orderDeskHandlers: Handlers<typeof orderDeskCalls> = {
  cancelAtDesk: async ({ id, ...body }, { db, staff, now }) => {
    if (body.amount > 0 && !movesMoney(body.cid, staff.grants)) return refuse('forbidden');
    const wish = { ...body, registrationId: id, orderId: null, ends: true, staffId: staff.id, now };
    const outcome = await refundOrAsk(db, wish);
    return outcome.ok ? { waits: outcome.waits } : refuse(outcome.reason);
  },

  refundAtDesk: async ({ id, ...body }, { db, staff, now }) => {
    const wish = { ...body, registrationId: id, orderId: null, ends: false, staffId: staff.id, now };
    const outcome = await refundOrAsk(db, wish);
    if (outcome.ok) return { waits: outcome.waits };
    return refuse(outcome.reason === 'registration_locked' ? 'order_state' : outcome.reason);
  },

  refundRequests: async ({ cid }, { db, staff }) => {
    const rows = await openRequests(db, cid);
    return { requests: rows.map((row) => presentRequest(row, staff.id)) };
  },

  approveRequest: async ({ cid, requestId }, { db, staff, now }) => {
    const outcome = await approveRequest(db, { cid, requestId, staffId: staff.id, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  rejectRequest: async ({ cid, requestId }, { db, staff, now }) => {
    const outcome = await rejectRequest(db, { cid, requestId, staffId: staff.id, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};

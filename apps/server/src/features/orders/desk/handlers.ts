import type { orderDeskCalls } from '@meetingapp/contract/orders/desk.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { movesMoney } from '../../registration/record/access.ts';
import { cancelAtDesk, refundAtDesk } from './commands.ts';

export const orderDeskHandlers: Handlers<typeof orderDeskCalls> = {
  cancelAtDesk: async (body, context) => {
    if (body.amount > 0 && !movesMoney(body.cid, context.staff.grants)) return refuse('forbidden');
    const outcome = await cancelAtDesk(context.db, { ...body, staffId: context.staff.id, now: context.now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  refundAtDesk: async (body, { db, staff, now }) => {
    const outcome = await refundAtDesk(db, { ...body, staffId: staff.id, now });
    if (outcome.ok) return {};
    return refuse(outcome.reason === 'registration_locked' ? 'order_state' : outcome.reason);
  },
};

import { roles } from '@meetingapp/contract/call.ts';
import type { orderDeskCalls } from '@meetingapp/contract/orders-desk.ts';
import type { StaffContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { cancelAtDesk, refundAtDesk } from './commands-desk.ts';

const movesMoney = (cid: number, { staff }: StaffContext) =>
  staff.grants.some(
    ({ role, conferenceId }) =>
      (roles.money as readonly string[]).includes(role) && (conferenceId === null || conferenceId === cid),
  );

export const orderDeskHandlers: Handlers<typeof orderDeskCalls> = {
  cancelAtDesk: async (body, context) => {
    if (body.amount > 0 && !movesMoney(body.cid, context)) return refuse('forbidden');
    const outcome = await cancelAtDesk(context.db, { ...body, staffId: context.staff.id, now: context.now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  refundAtDesk: async (body, { db, staff, now }) => {
    const outcome = await refundAtDesk(db, { ...body, staffId: staff.id, now });
    if (outcome.ok) return {};
    return refuse(outcome.reason === 'registration_locked' ? 'order_state' : outcome.reason);
  },
};

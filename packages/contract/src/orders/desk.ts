import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Reason } from '../registration/list.ts';
import { Fen, Id, Nothing } from '../shapes.ts';

const Amount = v.pipe(Fen, v.minValue(0));
const why = v.pipe(Reason, v.minLength(1));
/** False: the person is not notified. */
const Tell = v.optional(v.boolean(), true);

/** What staff do with a registration that moves money. */
export const orderDeskCalls = {
  /** Ends a registration and releases its claims at once. Refunds `amount`, which needs the right to move money; 0 refunds nothing. */
  cancelAtDesk: call({
    path: '/medapp/api/console/registration/give-up',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ cid: Id, id: Id, amount: Amount, reason: why, tell: Tell }),
    answer: Nothing,
    errors: ['registration_locked', 'order_state', 'refund_too_large'],
  }),
  /** Refunds part of what was paid; the registration is unchanged. */
  refundAtDesk: call({
    path: '/medapp/api/console/registration/refund',
    who: { staff: roles.money },
    effect: 'write',
    body: v.object({ cid: Id, id: Id, amount: v.pipe(Fen, v.minValue(1)), reason: why, tell: Tell }),
    answer: Nothing,
    errors: ['order_state', 'refund_too_large'],
  }),
} as const;

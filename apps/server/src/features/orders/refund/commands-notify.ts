import { plainAmount } from '@meetingapp/domain/money.ts';
import { href } from '@meetingapp/contract/paths.ts';
import { refundLeft, type RefundFrom } from '@meetingapp/domain/orders/refund-limit.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { settingForStaff, settingIn } from '../../registration/configuration/queries.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';

interface RefundByStaff {
  /** The registration as it was before. */
  row: Pick<RegistrationRow, 'id' | 'account_id' | 'conference_id' | 'name' | 'number' | 'state' | 'price_currency'>;
  /** All paid orders of the registration, as they were before. */
  orders: readonly RefundFrom[];
  /** Refunded now; 0 when nothing is. */
  amount: number;
  reason: string;
  /** True when the registration is cancelled with it. */
  ends: boolean;
}

/** The message for what staff did: a refund, a cancellation, or both. */
function templateOf({ row, amount, ends }: RefundByStaff): string {
  if (ends) return amount > 0 ? 'registration_cancelled_refund' : 'registration_cancelled';
  return row.state === 'cancelled' ? 'refund_after_cancellation' : 'refund_started';
}

/** Notifies the person of a refund or cancellation by staff, in its transaction: amount, reason and what remains paid. */
export async function notifyRefund(transaction: DatabaseTransaction, done: RefundByStaff): Promise<void> {
  const { row, orders, amount, reason } = done;
  const setting = await settingForStaff(transaction, row.conference_id);
  if (!setting) return;
  const left = refundLeft(orders.filter(({ state }) => state === 'paid' || state === 'partly_refunded')) - amount;
  const { currency } = settingIn(setting, row);
  const money = { amount: plainAmount(amount, currency), left: plainAmount(left, currency), currency };
  const about = { conference: setting.title, name: row.name, number: row.number };
  await notifyAccount(transaction, {
    accountId: row.account_id,
    conferenceId: row.conference_id,
    kind: 'registration',
    template: templateOf(done),
    variables: { ...about, ...money, reason },
    link: href('signOrder', {}, { cid: row.conference_id }),
    registrationId: row.id,
    required: true,
  });
}

import { plainAmount } from '@meetingapp/domain/money.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { refundLeft, type RefundFrom } from '@meetingapp/domain/orders/refund-limit.ts';
import { notifyAccount, type Notification } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { settingForStaff, settingIn } from '../../registration/configuration/queries.ts';
import { findGroup } from '../../registration/group/queries.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';

/** A registration as it was before the refund or cancellation. */
type Person = Pick<
  RegistrationRow,
  'id' | 'account_id' | 'conference_id' | 'name' | 'number' | 'state' | 'price_currency' | 'group_id'
>;

interface RefundByStaff {
  row: Person;
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

/**
 * Notifies the person of a refund or cancellation by staff, in its transaction: amount, reason and what remains paid. The contact who
 * pays for the person's group is notified as well.
 */
export async function notifyRefund(transaction: DatabaseTransaction, done: RefundByStaff): Promise<void> {
  const { row, orders, amount, reason } = done;
  const left = refundLeft(orders.filter(({ state }) => state === 'paid' || state === 'partly_refunded')) - amount;
  const about = await describe(transaction, row, { amount, left });
  if (!about) return;
  await notifyAccount(transaction, {
    ...about,
    template: templateOf(done),
    variables: { ...about.variables, reason },
  });
  await notifyContact(transaction, row, { ...about, amount, ends: done.ends });
}

interface CancelledByAccount {
  row: Person;
  /** Account that cancelled: of the person, or of the contact who pays for the group. */
  by: number;
  /** Refunded now, in fen; 0 when nothing is. */
  amount: number;
}

/** Confirms the cancellation of a paid registration to its person and to the contact who pays for the group, in its transaction. */
export async function notifyCancellation(
  transaction: DatabaseTransaction,
  { row, by, amount }: CancelledByAccount,
): Promise<void> {
  const about = await describe(transaction, row, { amount, left: 0 });
  if (!about) return;
  const own = amount > 0 ? 'own_cancellation_refund' : 'own_cancellation';
  await notifyAccount(transaction, { ...about, template: by === row.account_id ? own : 'cancelled_by_contact' });
  await notifyContact(transaction, row, { ...about, amount, ends: true });
}

/** Notifies the person that staff cancelled their stay, with the refund in fen, in its transaction. */
export async function notifyStayCancelled(
  transaction: DatabaseTransaction,
  { row, hotel, amount }: { row: Person; hotel: Bilingual; amount: number },
): Promise<void> {
  const about = await describe(transaction, row, { amount, left: 0 });
  if (!about) return;
  const template = amount > 0 ? 'stay_cancelled_refund' : 'stay_cancelled';
  await notifyAccount(transaction, { ...about, template, variables: { ...about.variables, hotel } });
}

type About = Omit<Notification, 'template'>;

/** What every message about a refund has; null when the conference is unknown. Amounts in fen. */
async function describe(
  transaction: DatabaseTransaction,
  row: Person,
  { amount, left }: { amount: number; left: number },
): Promise<About | null> {
  const setting = await settingForStaff(transaction, row.conference_id);
  if (!setting) return null;
  const { currency } = settingIn(setting, row);
  return {
    accountId: row.account_id,
    conferenceId: row.conference_id,
    kind: 'registration',
    variables: {
      conference: setting.title,
      name: row.name,
      number: row.number,
      amount: plainAmount(amount, currency),
      left: plainAmount(left, currency),
      currency,
    },
    link: href('signOrder', {}, { cid: row.conference_id }),
    registrationId: row.id,
    required: true,
  };
}

/** Notifies the contact who pays for the person's group; nobody when the person is the contact or pays alone. */
async function notifyContact(
  transaction: DatabaseTransaction,
  { account_id, group_id, conference_id: cid }: Person,
  { amount, ends, ...about }: About & { amount: number; ends: boolean },
): Promise<void> {
  const group = group_id === null ? undefined : await findGroup(transaction, group_id);
  if (!group || group.payer !== 'contact' || group.account_id === account_id) return;
  const ended = amount > 0 ? 'member_cancelled_refund' : 'member_cancelled';
  await notifyAccount(transaction, {
    ...about,
    accountId: group.account_id,
    template: ends ? ended : 'member_refund',
    link: href('signOrder', {}, { cid, group: group.id }),
  });
}

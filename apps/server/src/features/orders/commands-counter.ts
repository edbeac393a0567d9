import { randomBytes } from 'node:crypto';
import { configurationOf } from '../../db/configuration.ts';
import { recordOrder, recordRegistration } from '../../db/history.ts';
import { retakePlaces } from '../../db/places/retake.ts';
import { confirmPlaces } from '../../db/places/settle.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { writeTogether } from '../../db/write-together.ts';
import { contactBy } from '../accounts/queries-contact.ts';
import type { OrderAtDesk, OrderWish } from '../registration/access-desk.ts';
import { findFees, findSetting } from '../registration/queries-configuration.ts';
import { shortReason } from './commands.ts';
import { insertOrder } from './commands-insert.ts';
import { confirmWrites, paidWrites } from './commands-paid.ts';
import { confirmStay } from './commands-stay.ts';
import { tellWith } from './commands-tell.ts';
import { lockPayment } from './queries.ts';
import { inBoth, readSelection, type Line } from './queries-selection.ts';
import { standingOf } from './queries-standing.ts';

/** The places must outlive the transaction only; they are confirmed in it. */
const RETAKE_MS = 60_000;

/**
 * The order of somebody whom staff registered: made where there is none, and paid where staff say so. What costs nothing is
 * confirmed with it. The places of fee and branch are held already.
 */
export const orderAtDesk: OrderAtDesk = async (transaction, wish) => {
  const { row, paid, until, now } = wish;
  const standing = await standingOf(transaction, row);
  const setting = await findSetting(transaction, row.conference_id);
  if (!setting) return { ok: false, reason: 'not_found' };
  let open = standing.open;
  if (open && open.state !== 'open') return { ok: false, reason: 'order_state' };
  if (open?.holdUntil && open.holdUntil <= now) {
    const end = { event: 'expire', from: 'open', to: 'expired', actor: 'system', now } as const;
    await recordOrder(transaction, { id: open.id, ...end });
    open = null;
  }
  if (open) return paid === null ? { ok: true } : pay(transaction, wish, open.id);
  const lines = await linesOf(transaction, wish);
  if (!lines) return { ok: false, reason: 'fee_not_eligible' };
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const id = await insertOrder(transaction, { row, setting, lines, total, until, now });
  if (total === 0) return settleFree(transaction, wish, id);
  return paid === null ? { ok: true } : pay(transaction, wish, id);
};

/** At the price of now; where another amount came, the fee at that amount. */
async function linesOf(transaction: DatabaseTransaction, { row, amount, now }: OrderWish): Promise<Line[] | null> {
  if (amount === null) {
    const read = await readSelection(transaction, row, await configurationOf(transaction, row.conference_id), now);
    return read.ok ? read.selection.lines : null;
  }
  const fee = (await findFees(transaction, row.conference_id)).find(({ id }) => id === row.fee_kind_id);
  return fee
    ? [{ kind: 'fee', title: fee.title, remark: inBoth((words) => words.paidEarlier), quantity: 1, amount }]
    : null;
}

async function settleFree(
  transaction: DatabaseTransaction,
  { row, staffId, now }: OrderWish,
  id: number,
): ReturnType<OrderAtDesk> {
  if (!(await confirmPlaces(transaction, row.id))) return { ok: false, reason: 'fee_sold_out' };
  await confirmStay(transaction, row.id);
  const free = { event: 'confirm_free', actor: `staff:${staffId}`, now } as const;
  const change = { hold_until: null };
  await recordOrder(transaction, { ...free, id, from: 'open', to: 'paid', change: { ...change, paid_at: now } });
  await recordRegistration(transaction, { ...free, id: row.id, from: row.state, to: 'confirmed', change });
  return { ok: true };
}

/** The whole sum, once, in the ledger as any other; what has lapsed is taken again if it is still there. */
async function pay(
  transaction: DatabaseTransaction,
  { row, paid, amount, tell, staffId, now }: OrderWish,
  orderId: number,
): ReturnType<OrderAtDesk> {
  const outTradeNo = `D${randomBytes(12).toString('hex')}`;
  const order = await transaction
    .selectFrom('orders')
    .select(['total', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (amount !== null && amount !== order.total) return { ok: false, reason: 'bank_amount_differs' };
  await transaction
    .insertInto('payment')
    .values({
      order_id: orderId,
      provider: 'desk',
      method: paid ?? 'elsewhere',
      out_trade_no: outTradeNo,
      amount: order.total,
      currency: order.currency,
      created_at: now,
    })
    .execute();
  const locked = await lockPayment(transaction, 'desk', outTradeNo);
  if (!locked || locked.registration_state !== 'approved') return { ok: false, reason: 'registration_locked' };
  const facts = {
    outTradeNo,
    providerNumber: outTradeNo,
    amount: order.total,
    currency: order.currency,
    merchant: '',
    state: 'succeeded',
    at: now,
  } as const;
  const writes = [
    ...paidWrites(transaction, locked, { facts, now }),
    ...confirmWrites(transaction, locked, now, `staff:${staffId}`),
  ];
  if (tell) await tellWith(transaction, locked, { template: 'paid', contact: contactBy(locked.reach), writes });
  else await writeTogether(transaction, writes);
  if (await confirmPlaces(transaction, row.id)) return { ok: true };
  const again = await retakePlaces(transaction, row.id, new Date(now.getTime() + RETAKE_MS));
  if (!again.ok) return { ok: false, reason: shortReason(again) };
  return (await confirmPlaces(transaction, row.id)) ? { ok: true } : { ok: false, reason: 'fee_sold_out' };
}

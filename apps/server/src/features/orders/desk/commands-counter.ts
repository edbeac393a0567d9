import { refused } from '../../../db/outcome.ts';
import { randomBytes } from 'node:crypto';
import type { Line } from '@meetingapp/domain/orders/order-line.ts';
import { configurationOf, type Configuration } from '../../../db/rows/configuration.ts';
import { recordOrder, recordRegistration } from '../../../db/rows/history.ts';
import { confirmOrRetake } from '../../../db/places/retake.ts';
import { confirmPlaces } from '../../../db/places/settle.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { writeTogether } from '../../../db/connection/write-together.ts';
import type { OrderAtDesk, OrderAtDeskInput } from '../../registration/desk/commands-order-port.ts';
import { deskActor } from '../../registration/record/writer.ts';
import { findFees, settingForStaff, settingIn } from '../../registration/configuration/queries.ts';
import { shortReason } from '../checkout/commands.ts';
import { insertOrder } from '../order/commands-insert.ts';
import { confirmWrites, paidWrites } from '../settlement/commands-ordinary.ts';
import { confirmStay } from '../order/commands-stay.ts';
import { notify } from '../order/commands-notify.ts';
import { lockPayment } from '../order/queries.ts';
import { inBoth, readSelection, type Known } from '../checkout/queries-selection.ts';
import { readOrderingState } from '../checkout/queries-ordering-state.ts';

/**
 * Creates the order of a registration made by staff, unless it has one, and marks it paid when requested. An order without anything to
 * pay is confirmed. The places of fee and branch are already held.
 */
export const orderAtDesk: OrderAtDesk = async (transaction, wish) => {
  const { row, paid, until, now } = wish;
  const standing = await readOrderingState(transaction, row.id);
  const setting = await settingForStaff(transaction, row.conference_id);
  if (!setting) return { ok: false, reason: 'not_found' };
  let open = standing.open;
  if (open && open.state !== 'open') return { ok: false, reason: 'order_state' };
  if (open?.holdUntil && open.holdUntil <= now) {
    const end = { event: 'expire', from: 'open', to: 'expired', actor: 'system', now } as const;
    await recordOrder(transaction, { id: open.id, ...end });
    open = null;
  }
  if (open) return paid === null ? { ok: true } : pay(transaction, wish, open.id);
  const lines = await linesAtDesk(transaction, wish, await configurationOf(transaction, wish.row.conference_id));
  if (!lines.ok) return { ok: false, reason: lines.reason };
  const total = lines.lines.reduce((sum, line) => sum + line.amount, 0);
  const { id } = await insertOrder(transaction, {
    row,
    setting: settingIn(setting, row),
    lines: lines.lines,
    total,
    until,
    now,
  });
  if (total === 0) return settleFree(transaction, wish, id);
  return paid === null ? { ok: true } : pay(transaction, wish, id);
};

/** Lines at the present price; when another amount was paid, the fee at that amount. */
export async function linesAtDesk(
  transaction: DatabaseTransaction,
  { row, amount, now }: OrderAtDeskInput,
  conference: Configuration,
  known?: Known,
): Promise<{ ok: true; lines: Line[] } | { ok: false; reason: 'fee_not_eligible' | 'currency_unpriced' }> {
  if (amount === null) {
    const read = await readSelection(transaction, row, conference, now, known);
    if (read.ok) return { ok: true, lines: read.selection.lines };
    return refused(read.reason === 'currency_unpriced' ? read.reason : 'fee_not_eligible');
  }
  const fee = (await findFees(transaction, conference)).find(({ id }) => id === row.fee_kind_id);
  if (!fee) return refused('fee_not_eligible');
  const remark = inBoth((words) => words.paidEarlier);
  return { ok: true, lines: [{ kind: 'fee', title: fee.title, remark, quantity: 1, amount }] };
}

async function settleFree(
  transaction: DatabaseTransaction,
  { row, staffId, now }: OrderAtDeskInput,
  id: number,
): ReturnType<OrderAtDesk> {
  if (!(await confirmPlaces(transaction, row.id))) return { ok: false, reason: 'fee_sold_out' };
  await confirmStay(transaction, row.id);
  const free = { event: 'confirm_free', actor: deskActor(staffId), now } as const;
  const change = { hold_until: null };
  await recordOrder(transaction, { ...free, id, from: 'open', to: 'paid', change: { ...change, paid_at: now } });
  await recordRegistration(transaction, { ...free, id: row.id, from: row.state, to: 'confirmed', change });
  return { ok: true };
}

/** Books the whole sum once in the ledger, like any payment. Lapsed places are taken again when still free. */
async function pay(
  transaction: DatabaseTransaction,
  { row, paid, amount, tell, staffId, now }: OrderAtDeskInput,
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
    ...confirmWrites(transaction, locked, now, deskActor(staffId)),
  ];
  if (tell) await notify(transaction, locked, 'paid', writes);
  else await writeTogether(transaction, writes);
  const places = await confirmOrRetake(transaction, row.id, now);
  if (places.ok) return places;
  return { ok: false, reason: places.short ? shortReason({ ok: false, short: places.short }) : 'fee_sold_out' };
}

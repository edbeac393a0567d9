import { recordOrder, recordRegistration } from '../../db/history.ts';
import { retakePlaces } from '../../db/places/retake.ts';
import { confirmPlaces } from '../../db/places/settle.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { findLive } from '../registration/queries-locked.ts';
import { askRefund, noPlaceLeft } from './commands-refund.ts';
import { tell } from './commands-tell.ts';
import type { LockedOrder } from './queries.ts';
import { openChangeOf, type ChangeRow } from './queries-change.ts';

/** The places must outlive the transaction only; they are confirmed in it. */
const RETAKE_MS = 60_000;

/** What was held for a change is given back; what the registration has stays. */
export async function dropChange(transaction: DatabaseTransaction, registrationId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('registration_change')
    .set({ state: 'dropped', ended_at: now })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'open')
    .execute();
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'held')
    .where('offered', '=', false)
    .execute();
}

/** Makes the new places final, gives up the old ones, and writes down what the registration is now. False: a place was lost. */
export async function applyChange(
  transaction: DatabaseTransaction,
  change: ChangeRow,
  actor: string,
  now: Date,
): Promise<boolean> {
  const id = change.registration_id;
  const held = await transaction
    .selectFrom('claim')
    .select('id')
    .where('registration_id', '=', id)
    .where('state', '=', 'held')
    .where('offered', '=', false)
    .execute();
  if (held.length > 0 && !(await confirmPlaces(transaction, id))) {
    const again = await retakePlaces(transaction, id, new Date(now.getTime() + RETAKE_MS));
    if (!again.ok || !(await confirmPlaces(transaction, id))) return false;
  }
  if (change.releases.length > 0)
    await transaction
      .updateTable('claim')
      .set({ state: 'released' })
      .where('id', 'in', change.releases)
      .where('registration_id', '=', id)
      .execute();
  if (change.kind === 'stay') await changeBooking(transaction, change);
  await recordRegistration(transaction, {
    id,
    event: change.kind === 'fee' ? 'change_fee' : 'change_stay',
    from: 'confirmed',
    to: 'confirmed',
    actor,
    now,
    change:
      change.kind === 'fee'
        ? { fee_kind_id: change.fee_kind_id, branch_id: change.branch_id, hold_until: null }
        : { hold_until: null },
  });
  await transaction
    .updateTable('registration_change')
    .set({ state: 'applied', ended_at: now })
    .where('id', '=', change.id)
    .execute();
  return true;
}

async function changeBooking(transaction: DatabaseTransaction, change: ChangeRow): Promise<void> {
  await transaction
    .updateTable('hotel_booking')
    .set({ state: 'released' })
    .where('registration_id', '=', change.registration_id)
    .where('state', '<>', 'released')
    .execute();
  if (!change.stay) return;
  const { roomTypeId, checkIn, checkOut, part, gender, mate } = change.stay;
  await transaction
    .insertInto('hotel_booking')
    .values({
      registration_id: change.registration_id,
      room_type_id: roomTypeId,
      check_in: checkIn,
      check_out: checkOut,
      part,
      gender: part === 'bed' && gender !== '' ? gender : null,
      mate: part === 'bed' ? mate : '',
      amount: change.after,
      state: 'confirmed',
    })
    .execute();
}

/** A change was paid. Its places are gone, or it was given up: the money goes back by itself, and the registration stays as it was. */
export async function settleChange(
  transaction: DatabaseTransaction,
  order: LockedOrder,
  payment: { id: number; amount: number },
  now: Date,
): Promise<'applied' | 'refunded_late'> {
  const change = await openChangeOf(transaction, order.registration_id);
  const meant = change?.order_id === order.id && order.registration_state === 'confirmed' ? change : undefined;
  if (meant && !(await isTwin(transaction, meant)) && (await applyChange(transaction, meant, 'system', now))) {
    const paid = { paid_at: now, hold_until: null };
    const move = { id: order.id, event: 'pay', from: order.state, to: 'paid', actor: 'system', now } as const;
    await recordOrder(transaction, { ...move, change: paid });
    await tell(transaction, order, 'paid');
    return 'applied';
  }
  if (meant) await dropChange(transaction, order.registration_id, now);
  const move = {
    id: order.id,
    event: 'late_payment',
    from: order.state,
    to: 'refunding',
    actor: 'system',
    now,
  } as const;
  await recordOrder(transaction, move);
  const { id: paymentId, amount } = payment;
  await askRefund(transaction, { orderId: order.id, paymentId, amount, reason: noPlaceLeft, now });
  await tell(transaction, order, 'late_payment');
  return 'refunded_late';
}

/** The person was registered in that branch otherwise meanwhile. */
async function isTwin(transaction: DatabaseTransaction, change: ChangeRow): Promise<boolean> {
  if (change.kind !== 'fee') return false;
  const row = await transaction
    .selectFrom('registration')
    .select(['conference_id', 'person_key'])
    .where('id', '=', change.registration_id)
    .executeTakeFirstOrThrow();
  const { conference_id, person_key } = row;
  return (
    (await findLive(transaction, conference_id, change.branch_id, person_key, change.registration_id)) !== undefined
  );
}

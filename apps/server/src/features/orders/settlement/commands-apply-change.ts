import { sql } from 'kysely';
import type { StoredExtra } from '../../../db/schema/json-shapes.ts';
import { recordOrder, recordRegistration } from '../../../db/rows/history.ts';
import { confirmOrRetake } from '../../../db/places/retake.ts';
import { releaseClaims } from '../../../db/places/settle.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { findLive } from '../../registration/record/queries-locked.ts';
import { askRefund } from '../refund/commands.ts';
import { notify } from '../order/commands-notify.ts';
import type { LockedOrder } from '../order/queries.ts';
import { type ChangeRow, openChangeOf } from '../../registration/record/queries-change.ts';
import { dropChange } from '../order/commands-drop-change.ts';

const events = { fee: 'change_fee', stay: 'change_stay', extras: 'add_extras' } as const;

/** Confirms the new places, releases the old ones, and updates the registration. False when a place was lost. */
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
  if (held.length > 0 && !(await confirmOrRetake(transaction, id, now)).ok) return false;
  await releaseClaims(transaction, id, change.releases);
  if (change.kind === 'stay') await changeBooking(transaction, change);
  if (change.extras) await addExtras(transaction, id, change.extras);
  await recordRegistration(transaction, {
    id,
    event: events[change.kind],
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

const addExtras = (transaction: DatabaseTransaction, registrationId: number, extras: readonly StoredExtra[]) =>
  transaction
    .insertInto('registration_extra')
    .values(extras.map(({ extraId, quantity }) => ({ registration_id: registrationId, extra_id: extraId, quantity })))
    .onConflict((conflict) =>
      conflict
        .columns(['registration_id', 'extra_id'])
        .doUpdateSet({ quantity: sql<number>`registration_extra.quantity + excluded.quantity` }),
    )
    .execute();

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
      // In the registration's currency, which is fixed by its order.
      prices: sql<string>`(select case when price_currency is null then '{}'::jsonb
        else jsonb_build_object(price_currency, ${change.after}::bigint) end from registration where id = ${change.registration_id})`,
      state: 'confirmed',
    })
    .execute();
}

/**
 * Settles a paid change. When its places are gone, or it was dropped, the money is refunded automatically and the registration stays
 * as it was.
 */
export async function settleChange(
  transaction: DatabaseTransaction,
  order: LockedOrder,
  payment: { id: number; amount: number },
  now: Date,
): Promise<'applied' | 'refunded_late'> {
  const change = await openChangeOf(transaction, order.registration_id);
  const meant = change?.order_id === order.id && order.registration_state === 'confirmed' ? change : undefined;
  if (meant && !(await isTwin(transaction, meant)) && (await applyChange(transaction, meant, 'system', now))) {
    const paid = { paid_at: now, hold_until: null, kept_payment_id: payment.id };
    const move = { id: order.id, event: 'pay', from: order.state, to: 'paid', actor: 'system', now } as const;
    await recordOrder(transaction, { ...move, change: paid });
    await notify(transaction, order, 'paid');
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
    amount: payment.amount,
    change: { kept_payment_id: payment.id },
  } as const;
  await recordOrder(transaction, move);
  const { id: paymentId, amount } = payment;
  await askRefund(transaction, { orderId: order.id, paymentId, amount, cause: 'no_place_left', now });
  await notify(transaction, order, 'late_payment');
  return 'refunded_late';
}

/** True when another registration of the person in that branch exists by now. */
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

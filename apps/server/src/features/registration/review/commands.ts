import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import { moveRegistration, type RegistrationEvent } from '@meetingapp/domain/registration/states.ts';
import type { Database } from '../../../db/connection/database.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import { holdPlaces } from '../../../db/places/hold.ts';
import type { HoldOutcome } from '../../../db/places/place-request.ts';
import { retakePlaces } from '../../../db/places/retake.ts';
import { releasePlaces } from '../../../db/places/settle.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { addJob } from '../../../jobs/queue.ts';
import { notifyPerson } from '../record/commands-notify.ts';
import { findLive, lockAtDesk } from '../record/queries-locked.ts';
import { latestOrderOf, type RegistrationRow } from '../record/queries.ts';
import { placesOf } from '../record/queries-places.ts';

export interface DeskAct {
  cid: number;
  id: number;
  staffId: number;
  now: Date;
}

export type Short = 'fee_sold_out' | 'branch_full' | 'extra_sold_out' | 'room_full' | 'discount_used_up';
type Outcome<Reason extends string> =
  | { ok: true }
  | { ok: false; reason: Reason | 'not_found' | 'registration_locked' };

const DAY_MS = 86_400_000;

/** Days to pay after the approval. */
const PAY_DAYS = 7;

/** Days to decide again after a decision was reverted. */
const REVIEW_DAYS = 14;

interface Allowed {
  row: RegistrationRow;
  to: RegistrationState;
}

async function allowed(
  transaction: DatabaseTransaction,
  { cid, id }: DeskAct,
  event: RegistrationEvent,
): Promise<Allowed | 'not_found' | 'registration_locked'> {
  const row = await lockAtDesk(transaction, cid, id);
  if (!row) return 'not_found';
  const move = moveRegistration(row.state, event);
  return move.ok ? { row, to: move.state } : 'registration_locked';
}

const movement = ({ id, staffId, now }: DeskAct, event: 'approve' | 'refuse' | 'reopen', { row, to }: Allowed) => ({
  id,
  event,
  from: row.state,
  to,
  actor: `staff:${staffId}`,
  now,
});

/**
 * Approves a registration: its places are held for some days, so that it can be paid. Lapsed holds are claimed again; when that fails,
 * the approval is refused.
 */
export function approve(db: Database, act: DeskAct): Promise<Outcome<Short>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<Short>> => {
    const found = await allowed(transaction, act, 'approve');
    if (typeof found === 'string') return refused(found);
    const until = new Date(act.now.getTime() + PAY_DAYS * DAY_MS);
    await recordRegistration(transaction, { ...movement(act, 'approve', found), change: { hold_until: until } });
    await notifyPerson(transaction, found.row, { template: 'registration_approved' });
    // A free registration needs no further step by the person.
    await addJob(transaction, 'orders.confirmFree', { regId: act.id });
    const held = await retakePlaces(transaction, act.id, until);
    return held.ok ? { ok: true } : refused(shortOf(held));
  });
}

export interface Refusal extends DeskAct {
  reason: string;
  tell: boolean;
}

/** Refuses a registration with a reason and releases its places and nights at once. */
export function refuseRegistration(db: Database, act: Refusal): Promise<Outcome<never>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<never>> => {
    const found = await allowed(transaction, act, 'refuse');
    if (typeof found === 'string') return refused(found);
    await releasePlaces(transaction, act.id);
    await transaction
      .updateTable('hotel_booking')
      .set({ state: 'released' })
      .where('registration_id', '=', act.id)
      .where('state', '<>', 'released')
      .execute();
    const change = { hold_until: null };
    await recordRegistration(transaction, { ...movement(act, 'refuse', found), why: act.reason, change });
    if (act.tell)
      await notifyPerson(transaction, found.row, {
        template: 'registration_refused',
        variables: { reason: act.reason },
      });
    return { ok: true };
  });
}

/**
 * Reverts a decision. A refused registration claims the places of its fee and branch again, when there are any; nights must be chosen
 * again.
 */
export async function reopen(db: Database, act: DeskAct): Promise<Outcome<Short | 'already_registered'>> {
  try {
    return await inTransactionIfOk(db, async (transaction): Promise<Outcome<Short | 'already_registered'>> => {
      const found = await allowed(transaction, act, 'reopen');
      if (typeof found === 'string') return refused(found);
      const { row } = found;
      if (row.state === 'approved' && (await latestOrderOf(transaction, act.id))) return refused('registration_locked');
      if (await findLive(transaction, act.cid, row.branch_id, row.person_key, row.id))
        return refused('already_registered');
      const until = new Date(act.now.getTime() + REVIEW_DAYS * DAY_MS);
      await recordRegistration(transaction, { ...movement(act, 'reopen', found), change: { hold_until: until } });
      if (row.state === 'approved') return { ok: true };
      const wishes = await placesOf(transaction, row);
      const held = await holdPlaces(transaction, { registrationId: act.id, kinds: ['fee', 'branch'], wishes, until });
      return held.ok ? { ok: true } : refused(shortOf(held));
    });
  } catch (error) {
    if (isTaken(error, 'registration_person')) return refused('already_registered');
    throw error;
  }
}

/** Adds an internal note of staff. */
export function note(db: Database, { note: why, ...act }: DeskAct & { note: string }): Promise<Outcome<never>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<never>> => {
    const row = await lockAtDesk(transaction, act.cid, act.id);
    if (!row) return refused('not_found');
    await transaction
      .insertInto('registration_event')
      .values({
        registration_id: act.id,
        at: act.now,
        actor: `staff:${act.staffId}`,
        event: 'note',
        from_state: row.state,
        to_state: row.state,
        why,
      })
      .execute();
    return { ok: true };
  });
}

const shortReasons = {
  fee: 'fee_sold_out',
  branch: 'branch_full',
  extra: 'extra_sold_out',
  room_night: 'room_full',
  discount: 'discount_used_up',
} as const;

export const shortOf = ({ short }: Extract<HoldOutcome, { ok: false }>): Short => shortReasons[short.kind];

import type { RegistrationState } from '@meetingapp/contract/registration.ts';
import { moveRegistration, type RegistrationEvent } from '@meetingapp/domain/registration/states.ts';
import type { Database } from '../../db/database.ts';
import { recordRegistration } from '../../db/history.ts';
import { holdPlaces, type HoldOutcome, type Wish } from '../../db/places/hold.ts';
import { retakePlaces } from '../../db/places/retake.ts';
import { releasePlaces } from '../../db/places/settle.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/queue.ts';
import { tellPerson } from './commands-tell.ts';
import { findLive, lockAtDesk } from './queries-locked.ts';
import { latestOrderOf, type RegistrationRow } from './queries.ts';

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

const no = <Reason extends string>(reason: Reason) => ({ ok: false, reason }) as const;
const DAY_MS = 86_400_000;
/** From the approval on there is so much time to pay. */
const PAY_DAYS = 7;
/** And from a decision taken back so much to decide again. */
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

const movement = ({ id, staffId, now }: DeskAct, event: string, { row, to }: Allowed) => ({
  id,
  event,
  from: row.state,
  to,
  actor: `staff:${staffId}`,
  now,
});

/** Says yes: what was chosen is kept for some days, so that it can be paid. What has lapsed meanwhile is taken again, or it is refused. */
export function approve(db: Database, act: DeskAct): Promise<Outcome<Short>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<Short>> => {
    const found = await allowed(transaction, act, 'approve');
    if (typeof found === 'string') return no(found);
    const until = new Date(act.now.getTime() + PAY_DAYS * DAY_MS);
    await recordRegistration(transaction, { ...movement(act, 'approve', found), change: { hold_until: until } });
    await tellPerson(transaction, found.row, 'registration_approved');
    // What costs nothing needs no further step of the person's.
    await addJob(transaction, 'orders.confirmFree', { regId: act.id });
    const held = await retakePlaces(transaction, act.id, until);
    return held.ok ? { ok: true } : no(shortOf(held));
  });
}

export interface Refusal extends DeskAct {
  reason: string;
  tell: boolean;
}

/** Says no, with the reason: places and nights are free in the same moment. */
export function refuseRegistration(db: Database, act: Refusal): Promise<Outcome<never>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<never>> => {
    const found = await allowed(transaction, act, 'refuse');
    if (typeof found === 'string') return no(found);
    await releasePlaces(transaction, act.id);
    await transaction
      .updateTable('hotel_booking')
      .set({ state: 'released' })
      .where('registration_id', '=', act.id)
      .where('state', '<>', 'released')
      .execute();
    const change = { hold_until: null };
    await recordRegistration(transaction, { ...movement(act, 'refuse', found), why: act.reason, change });
    if (act.tell) await tellPerson(transaction, found.row, 'registration_refused', { reason: act.reason });
    return { ok: true };
  });
}

/** Takes a decision back. A refused one gets the place of its fee and branch again, where there still is one; nights are chosen anew. */
export async function reopen(db: Database, act: DeskAct): Promise<Outcome<Short | 'already_registered'>> {
  try {
    return await inTransactionIfOk(db, async (transaction): Promise<Outcome<Short | 'already_registered'>> => {
      const found = await allowed(transaction, act, 'reopen');
      if (typeof found === 'string') return no(found);
      const { row } = found;
      if (row.state === 'approved' && (await latestOrderOf(transaction, act.id))) return no('registration_locked');
      if (await findLive(transaction, act.cid, row.branch_id, row.person_key, row.id)) return no('already_registered');
      const until = new Date(act.now.getTime() + REVIEW_DAYS * DAY_MS);
      await recordRegistration(transaction, { ...movement(act, 'reopen', found), change: { hold_until: until } });
      if (row.state === 'approved') return { ok: true };
      const wishes = await placesOf(transaction, row);
      const held = await holdPlaces(transaction, { registrationId: act.id, kinds: ['fee', 'branch'], wishes, until });
      return held.ok ? { ok: true } : no(shortOf(held));
    });
  } catch (error) {
    if (isTaken(error, 'registration_person')) return no('already_registered');
    throw error;
  }
}

/** What staff say among themselves about a registration. */
export function note(db: Database, { note: why, ...act }: DeskAct & { note: string }): Promise<Outcome<never>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<never>> => {
    const row = await lockAtDesk(transaction, act.cid, act.id);
    if (!row) return no('not_found');
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

/** The stocks that a registration takes a place of by its fee and its branch. */
export async function placesOf(
  transaction: DatabaseTransaction,
  { fee_kind_id, branch_id }: Pick<RegistrationRow, 'fee_kind_id' | 'branch_id'>,
): Promise<Wish[]> {
  const stockOf = (table: 'fee_kind' | 'branch', id: number | null) =>
    id === null ? undefined : transaction.selectFrom(table).select('stock_id').where('id', '=', id).executeTakeFirst();
  const [fee, branch] = [await stockOf('fee_kind', fee_kind_id), await stockOf('branch', branch_id)];
  return [
    ...(fee ? [{ stockId: fee.stock_id, kind: 'fee' as const, amount: 1 }] : []),
    ...(branch ? [{ stockId: branch.stock_id, kind: 'branch' as const, amount: 1 }] : []),
  ];
}

const shortReasons = {
  fee: 'fee_sold_out',
  branch: 'branch_full',
  extra: 'extra_sold_out',
  room_night: 'room_full',
  discount: 'discount_used_up',
} as const;

export const shortOf = ({ short }: Extract<HoldOutcome, { ok: false }>): Short => shortReasons[short.kind];

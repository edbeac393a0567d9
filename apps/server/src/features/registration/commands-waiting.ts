import type { WaitingKind } from '@meetingapp/contract/registration-waiting.ts';
import { openingHindrance, type OpeningHindrance } from '@meetingapp/domain/registration/opening.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/transaction.ts';
import { addJob } from '../../jobs/queue.ts';
import { priceFees } from './present-fee.ts';
import { findFees, findSetting, leftOf, openingOf } from './queries-configuration.ts';
import { groupSize } from './queries-group.ts';
import { lockOwn } from './queries-locked.ts';
import { factsOf } from './queries-person.ts';
import type { RegistrationRow } from './queries.ts';
import { findEntry, findTarget, type EntryRow } from './queries-waiting.ts';

export interface JoinWaiting {
  regId: number;
  accountId: number;
  kind: WaitingKind;
  targetId: number;
  quantity: number;
  now: Date;
}

type JoinReason =
  | 'registration_unknown'
  | 'registration_locked'
  | 'fee_not_eligible'
  | 'waiting_not_needed'
  | OpeningHindrance;
type JoinOutcome = { ok: true } | { ok: false; reason: JoinReason };
const no = <R extends string>(reason: R) => ({ ok: false, reason }) as const;

/** Puts a registration at the end of the list for what is full. On it already: nothing changes, its turn least of all. */
export function joinWaiting(db: Database, wish: JoinWaiting): Promise<JoinOutcome> {
  return inTransaction(db, async (transaction): Promise<JoinOutcome> => {
    const row = await lockOwn(transaction, wish.regId, wish.accountId);
    const setting = row && (await findSetting(transaction, row.conference_id));
    if (!row || !setting) return no('registration_unknown');
    if (row.state !== 'draft') return no('registration_locked');
    const closed = openingHindrance(openingOf(setting), wish.now);
    if (closed) return no(closed);
    const target = await findTarget(transaction, row.conference_id, wish.kind, wish.targetId);
    if (!target || (wish.kind === 'fee' && !(await mayHave(transaction, row, wish)))) return no('fee_not_eligible');
    const [looked] = (await leftOf(transaction, [target], row.id))([target]);
    if (looked?.left == null || looked.left >= wish.quantity) return no('waiting_not_needed');
    await transaction
      .insertInto('waiting_entry')
      .values({
        conference_id: row.conference_id,
        stock_id: target.stock_id,
        registration_id: row.id,
        amount: wish.kind === 'extra' ? wish.quantity : 1,
        joined_at: wish.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // What came free between looking and joining.
    await addJob(transaction, 'registration.offer', { stockId: target.stock_id });
    return { ok: true };
  });
}

async function mayHave(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  { targetId, now }: JoinWaiting,
): Promise<boolean> {
  const facts = factsOf(row.answers, row.branch_id, row.member, await groupSize(transaction, row.group_id));
  const fees = priceFees(await findFees(transaction, row.conference_id), facts, row.branch_id, now);
  return fees.some((one) => one.fee.row.id === targetId && one.hindrance === null);
}

type Own = { accountId: number };
type OfConference = { conferenceId: number };

/** Ends an entry; what was offered is free at once for the next. By the person or by staff. */
export function leaveWaiting(db: Database, entryId: number, by: Own | OfConference, now: Date) {
  return inTransaction(db, async (transaction): Promise<{ ok: true } | { ok: false; reason: 'waiting_unknown' }> => {
    const entry = await lockEntry(transaction, entryId, by);
    if (!entry) return no('waiting_unknown');
    const state = entry.state === 'offered' && 'accountId' in by ? 'declined' : 'left';
    await transaction.updateTable('waiting_entry').set({ state, ended_at: now }).where('id', '=', entryId).execute();
    await transaction
      .updateTable('claim')
      .set({ state: 'released', held_until: null })
      .where('registration_id', '=', entry.registration_id)
      .where('stock_id', '=', entry.stock_id)
      .where('offered', '=', true)
      .where('state', '=', 'held')
      .execute();
    return { ok: true };
  });
}

/** The entry as it stands under the lock of its registration: no two decisions at once. */
async function lockEntry(transaction: DatabaseTransaction, id: number, by: Own | OfConference) {
  const seen = await findEntry(transaction, id);
  const mine = seen && ('accountId' in by ? seen.account_id === by.accountId : seen.conference_id === by.conferenceId);
  if (!mine || !(await lockOwn(transaction, seen.registration_id, seen.account_id))) return undefined;
  await transaction.selectFrom('waiting_entry').select('id').where('id', '=', id).forUpdate().execute();
  return findEntry(transaction, id);
}

type AcceptOutcome = { ok: true } | { ok: false; reason: 'waiting_unknown' | 'offer_over' | 'registration_locked' };

/**
 * Takes an offered place into the registration. The claim stays the same and keeps its time: nobody's stock has to be looked at,
 * and an offer whose time is over is not brought back to life.
 */
export function acceptOffer(db: Database, entryId: number, accountId: number, now: Date): Promise<AcceptOutcome> {
  return inTransaction(db, async (transaction): Promise<AcceptOutcome> => {
    const entry = await lockEntry(transaction, entryId, { accountId });
    if (!entry) return no('waiting_unknown');
    const row = await lockOwn(transaction, entry.registration_id, accountId);
    if (row?.state !== 'draft') return no('registration_locked');
    const taken = await transaction
      .updateTable('claim')
      .set({ offered: false })
      .where('registration_id', '=', row.id)
      .where('stock_id', '=', entry.stock_id)
      .where('offered', '=', true)
      .where('state', '=', 'held')
      .where((where) => where('held_until', '>', where.fn<Date>('clock_timestamp')))
      .returning('held_until')
      .executeTakeFirst();
    if (!taken) return no('offer_over');
    await transaction
      .updateTable('waiting_entry')
      .set({ state: 'accepted', ended_at: now })
      .where('id', '=', entryId)
      .execute();
    await choose(transaction, row, entry, taken.held_until);
    return { ok: true };
  });
}

/** Writes the choice down, and gives up the fee or branch that was held instead. */
async function choose(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  entry: EntryRow,
  until: Date | null,
): Promise<void> {
  if (entry.extra_id !== null) {
    await transaction
      .insertInto('registration_extra')
      .values({ registration_id: row.id, extra_id: entry.extra_id, quantity: entry.amount })
      .onConflict((conflict) =>
        conflict.columns(['registration_id', 'extra_id']).doUpdateSet({ quantity: entry.amount }),
      )
      .execute();
    return;
  }
  const kind = entry.fee_id !== null ? 'fee' : 'branch';
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', row.id)
    .where('state', '=', 'held')
    .where('offered', '=', false)
    .where('stock_id', '<>', entry.stock_id)
    .where('stock_id', 'in', (query) => query.selectFrom('stock').select('id').where('kind', '=', kind))
    .execute();
  await transaction
    .updateTable('registration')
    .set(entry.fee_id !== null ? { fee_kind_id: entry.fee_id, hold_until: until } : { branch_id: entry.branch_id })
    .where('id', '=', row.id)
    .execute();
}

/** How long an offered place is kept; offers already made keep their time. */
export async function setOfferHours(db: Database, conferenceId: number, hours: number): Promise<boolean> {
  const changed = await db
    .updateTable('conference')
    .set({ offer_hours: hours })
    .where('id', '=', conferenceId)
    .returning('id')
    .execute();
  return changed.length > 0;
}

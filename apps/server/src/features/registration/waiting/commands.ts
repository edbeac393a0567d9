import type { WaitingKind } from '@meetingapp/contract/registration/waiting.ts';
import { openingHindrance, type OpeningHindrance } from '@meetingapp/domain/registration/opening.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { acceptPlace, withdrawOffer } from '../../../db/places/offer.ts';
import { addJob } from '../../../jobs/queue.ts';
import { priceFees } from '../fee/queries.ts';
import { findFees, findSetting, openingOf } from '../configuration/queries.ts';
import { leftOf } from '../configuration/queries-left.ts';
import { groupSize } from '../group/queries.ts';
import { lockOwn } from '../record/queries-locked.ts';
import { factsOf } from '../record/queries-person.ts';
import type { RegistrationRow } from '../record/queries.ts';
import { findEntry, findTarget, type EntryRow } from './queries.ts';

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

/** Adds a registration to the end of the waiting list of a full stock. Idempotent: an existing entry keeps its turn. */
export function joinWaiting(db: Database, wish: JoinWaiting): Promise<JoinOutcome> {
  return inTransaction(db, async (transaction): Promise<JoinOutcome> => {
    const row = await lockOwn(transaction, wish.regId, wish.accountId);
    const setting = row && (await findSetting(transaction, row.conference_id));
    if (!row || !setting) return refused('registration_unknown');
    if (row.state !== 'draft') return refused('registration_locked');
    const closed = openingHindrance(openingOf(setting), wish.now);
    if (closed) return refused(closed);
    const target = await findTarget(transaction, row.conference_id, wish.kind, wish.targetId);
    if (!target || (wish.kind === 'fee' && !(await mayHave(transaction, row, wish))))
      return refused('fee_not_eligible');
    const [looked] = (await leftOf(transaction, [target], row.id))([target]);
    if (looked?.left == null || looked.left >= wish.quantity) return refused('waiting_not_needed');
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
    // Offers places that became free since the check.
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
  const fees = priceFees(
    await findFees(transaction, row.conference_id),
    facts,
    row.branch_id,
    now,
    row.price_currency,
    row.form_version_id,
  );
  return fees.some((one) => one.fee.row.id === targetId && one.hindrance === null);
}

type Own = { accountId: number };
type OfConference = { conferenceId: number };

/** Ends an entry, for the person or for staff; an offered place is free at once for the next entry. */
export function leaveWaiting(db: Database, entryId: number, by: Own | OfConference, now: Date) {
  return inTransaction(db, async (transaction): Promise<{ ok: true } | { ok: false; reason: 'waiting_unknown' }> => {
    const entry = await lockEntry(transaction, entryId, by);
    if (!entry) return refused('waiting_unknown');
    const state = entry.state === 'offered' && 'accountId' in by ? 'declined' : 'left';
    await transaction.updateTable('waiting_entry').set({ state, ended_at: now }).where('id', '=', entryId).execute();
    await withdrawOffer(transaction, { stockId: entry.stock_id, registrationId: entry.registration_id });
    return { ok: true };
  });
}

/** Reads the entry again under the lock of its registration, so that decisions are serialized. */
async function lockEntry(transaction: DatabaseTransaction, id: number, by: Own | OfConference) {
  const seen = await findEntry(transaction, id);
  const mine = seen && ('accountId' in by ? seen.account_id === by.accountId : seen.conference_id === by.conferenceId);
  if (!mine || !(await lockOwn(transaction, seen.registration_id, seen.account_id))) return undefined;
  await transaction.selectFrom('waiting_entry').select('id').where('id', '=', id).forUpdate().execute();
  return findEntry(transaction, id);
}

type AcceptOutcome = { ok: true } | { ok: false; reason: 'waiting_unknown' | 'offer_over' | 'registration_locked' };

/**
 * Moves an offered place into the registration. The claim stays the same with its time limit, so no stock needs a lock and a lapsed
 * offer is not revived.
 */
export function acceptOffer(db: Database, entryId: number, accountId: number, now: Date): Promise<AcceptOutcome> {
  return inTransaction(db, async (transaction): Promise<AcceptOutcome> => {
    const entry = await lockEntry(transaction, entryId, { accountId });
    if (!entry) return refused('waiting_unknown');
    const row = await lockOwn(transaction, entry.registration_id, accountId);
    if (row?.state !== 'draft') return refused('registration_locked');
    const insteadOf = entry.extra_id !== null ? null : entry.fee_id !== null ? 'fee' : 'branch';
    const offered = { stockId: entry.stock_id, registrationId: row.id };
    const until = await acceptPlace(transaction, offered, insteadOf);
    if (!until) return refused('offer_over');
    await transaction
      .updateTable('waiting_entry')
      .set({ state: 'accepted', ended_at: now })
      .where('id', '=', entryId)
      .execute();
    await choose(transaction, row, entry, until);
    return { ok: true };
  });
}

/** Stores the choice. */
async function choose(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  entry: EntryRow,
  until: Date,
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
  await transaction
    .updateTable('registration')
    .set(entry.fee_id !== null ? { fee_kind_id: entry.fee_id, hold_until: until } : { branch_id: entry.branch_id })
    .where('id', '=', row.id)
    .execute();
}

/** Sets the hours that an offer lasts; existing offers keep their time. */
export async function setOfferHours(db: Database, conferenceId: number, hours: number): Promise<boolean> {
  const changed = await db
    .updateTable('conference')
    .set({ offer_hours: hours })
    .where('id', '=', conferenceId)
    .returning('id')
    .execute();
  return changed.length > 0;
}

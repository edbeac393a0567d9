import { sql } from 'kysely';
import { HOLD_MINUTES, mayLeave, placesLeft, type SlotCount } from '@meetingapp/domain/activities/places.ts';
import { checkForm } from '@meetingapp/domain/registration/check-form.ts';
import { answersOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { refused } from '../../db/outcome.ts';
import type { FieldFault } from '../../http/calls/refusal.ts';
import { addJob } from '../../jobs/queue.ts';
import { definitionsOf, findFormOf, settingForStaff } from '../registration/configuration/queries.ts';
import { labelFaults } from '../registration/form/queries.ts';
import { cityIn } from '../registration/lookup/queries-divisions.ts';
import { fileFaults } from '../registration/answer-file/queries.ts';
import { confirmedRegistration } from '../registration/record/queries-confirmed.ts';
import { entriesOf, findSlot, type FoundSlot, type LiveEntry } from './queries-entry.ts';

export interface Joining {
  accountId: number;
  slotId: number;
  now: Date;
}

type Closed = 'not_found' | 'activity_closed' | 'activity_registration';
type Outcome<Reason extends string, Value extends object = object> =
  | ({ ok: true } & Value)
  | { ok: false; reason: Reason; faults?: FieldFault[] };

/**
 * Locks a slot until the transaction ends and counts it by the database's clock: what others than this registration have taken, and who
 * else waits. Only a test replaces it.
 */
export type LockSlot = (transaction: DatabaseTransaction, slotId: number, butOf: number) => Promise<SlotCount>;

export const lockSlot: LockSlot = async (transaction, slotId, butOf) => {
  await sql`select from activity_slot where id = ${slotId} for update`.execute(transaction);
  return countSlot(transaction, slotId, butOf);
};

/** The count without a lock: right only for what is shown. */
export async function countSlot(db: Database, slotId: number, butOf: number): Promise<SlotCount> {
  const { rows } = await sql<SlotCount>`
    select slot.size,
      (select count(*)::int from activity_entry where slot_id = slot.id and registration_id <> ${butOf}
        and (state = 'joined' or (state in ('held', 'offered') and held_until > clock_timestamp()))) as taken,
      (select count(*)::int from activity_entry where slot_id = slot.id and registration_id <> ${butOf}
        and state = 'waiting') as waiting
    from activity_slot as slot where slot.id = ${slotId}`.execute(db);
  return rows[0] ?? { size: 0, taken: 0, waiting: 0 };
}

interface Place {
  transaction: DatabaseTransaction;
  slot: FoundSlot;
  registrationId: number;
  /** The person's live entry of the activity, lapsed ones included. */
  own: LiveEntry | undefined;
}

/** Finds the slot and the person, and locks the registration, so that two taps of one person follow one another. */
async function atSlot<Reason extends string, Value extends object>(
  db: Database,
  { accountId, slotId, now }: Joining,
  work: (place: Place) => Promise<Outcome<Reason, Value>>,
): Promise<Outcome<Reason | Closed, Value>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<Reason | Closed, Value>> => {
    const slot = await findSlot(transaction, slotId);
    if (!slot || slot.state === 'draft') return refused('not_found');
    if (slot.state === 'ended' || slot.starts_at <= now || slot.conference_state !== 'published')
      return refused('activity_closed');
    const registrationId = await confirmedRegistration(transaction, slot.conference_id, accountId);
    if (registrationId === null) return refused('activity_registration');
    await sql`select from registration where id = ${registrationId} for no key update`.execute(transaction);
    const [own] = await entriesOf(transaction, registrationId, slot.activity_id);
    return work({ transaction, slot, registrationId, own });
  });
}

/** Ends an entry; a place that comes free is offered to who waits. */
async function endEntry(transaction: DatabaseTransaction, entry: LiveEntry): Promise<void> {
  await transaction
    .updateTable('activity_entry')
    .set({ state: 'left', held_until: null })
    .where('id', '=', entry.id)
    .execute();
  await offerSoon(transaction, entry.slot_id);
}

/** Lets the job look whether a place can be offered. */
export const offerSoon = (db: Database, slotId: number, runAt?: Date): Promise<void> =>
  addJob(db, 'activities.offer', { slotId }, { key: `activities.offer/${slotId}`, ...(runAt ? { runAt } : {}) });

/** Holds a place for five minutes. What is held or offered of this slot already keeps its time: nobody can hold a place for ever. */
export const holdPlace = (db: Database, joining: Joining, lock: LockSlot = lockSlot) =>
  atSlot<'activity_full' | 'activity_joined', { until: Date }>(db, joining, async (place) => {
    const { transaction, slot, registrationId, own } = place;
    if (own?.state === 'joined') return refused('activity_joined');
    if (own && own.slot_id === slot.id && !own.lapsed && own.held_until) return { ok: true, until: own.held_until };
    const left = placesLeft(await lock(transaction, slot.id, registrationId));
    if (left === 0) return refused('activity_full');
    if (own) await endEntry(transaction, own);
    const until = new Date(Math.min(joining.now.getTime() + HOLD_MINUTES * 60_000, slot.starts_at.getTime()));
    await insertEntry(place, { state: 'held', held_until: until, at: joining.now });
    return { ok: true, until };
  });

const insertEntry = (
  { transaction, slot, registrationId }: Place,
  values: { state: 'held' | 'waiting'; held_until: Date | null; at: Date },
) =>
  transaction
    .insertInto('activity_entry')
    .values({ activity_id: slot.activity_id, slot_id: slot.id, registration_id: registrationId, ...values })
    .execute();

/** Takes the place that is held or offered, with the answers to the sign-up form. */
export const joinActivity = (
  db: Database,
  joining: Joining & { answers: Record<string, string>; language: Language },
  lock: LockSlot = lockSlot,
) =>
  atSlot<'activity_lapsed' | 'answers_invalid', object>(
    db,
    joining,
    async ({ transaction, slot, registrationId, own }) => {
      if (own?.slot_id === slot.id && own.state === 'joined') return { ok: true };
      const form = await checkAnswers(transaction, slot, joining);
      if (form && form.faults.length > 0) return { ok: false, reason: 'answers_invalid', faults: form.faults };
      // Under the lock of the slot: a place whose time ends now may be given to somebody else.
      await lock(transaction, slot.id, registrationId);
      const { rows } = await sql`
      update activity_entry set state = 'joined', held_until = null, answers = ${JSON.stringify(form?.answers ?? {})}::jsonb,
        form_version_id = ${form?.versionId ?? null}
      where slot_id = ${slot.id} and registration_id = ${registrationId} and state in ('held', 'offered')
        and held_until > clock_timestamp()
      returning id`.execute(transaction);
      return rows.length > 0 ? { ok: true } : refused('activity_lapsed');
    },
  );

async function checkAnswers(
  db: Database,
  slot: FoundSlot,
  {
    answers: entered,
    accountId,
    language,
    now,
  }: Pick<Joining, 'accountId' | 'now'> & { answers: Record<string, string>; language: Language },
) {
  if (slot.form_id === null) return null;
  const [form, setting] = await Promise.all([
    findFormOf(db, slot.conference_id, 'activity', slot.form_id),
    settingForStaff(db, slot.conference_id),
  ]);
  if (!form || !setting) return null;
  const items = definitionsOf(form.fields);
  const answers = answersOf(items, entered, setting.flow);
  const facts = { cityIn: cityIn(), today: dayIn(slot.zone, now) };
  const gone = await fileFaults(db, { fields: form.fields, answers, conferenceId: slot.conference_id, accountId });
  return {
    versionId: form.versionId,
    answers,
    faults: labelFaults(form, [...checkForm(items, answers, setting.flow, facts), ...gone], language),
  };
}

/** Waits for a slot that has no place for this person; returns how many come before. */
export const waitForPlace = (db: Database, joining: Joining, lock: LockSlot = lockSlot) =>
  atSlot<'activity_not_full' | 'activity_joined', { before: number }>(db, joining, async (place) => {
    const { transaction, slot, registrationId, own } = place;
    if (own?.state === 'joined') return refused('activity_joined');
    if (own?.slot_id === slot.id && own.state === 'waiting') return { ok: true, before: own.before };
    const count = await lock(transaction, slot.id, registrationId);
    if (placesLeft(count) !== 0) return refused('activity_not_full');
    if (own) await endEntry(transaction, own);
    await insertEntry(place, { state: 'waiting', held_until: null, at: joining.now });
    await offerWhenLapsed(transaction, slot.id);
    return { ok: true, before: count.waiting };
  });

/** Places that are held lapse without any change: the job looks again when the first one does. */
export async function offerWhenLapsed(transaction: DatabaseTransaction, slotId: number): Promise<void> {
  const { rows } = await sql<{ until: Date | null }>`
    select min(held_until) as until from activity_entry
    where slot_id = ${slotId} and state in ('held', 'offered') and held_until > clock_timestamp()`.execute(transaction);
  const until = rows[0]?.until;
  if (until) await offerSoon(transaction, slotId, new Date(until.getTime() + 1000));
}

/** Gives a place back, or leaves the waiting list. Only a place that is taken has a last moment for it. */
export async function leaveActivity(
  db: Database,
  { accountId, activityId, now }: { accountId: number; activityId: number; now: Date },
): Promise<Outcome<'not_found' | 'activity_too_late'>> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome<'not_found' | 'activity_too_late'>> => {
    const activity = await transaction
      .selectFrom('activity')
      .select(['conference_id', 'leave_minutes'])
      .where('id', '=', activityId)
      .executeTakeFirst();
    const registrationId = activity && (await confirmedRegistration(transaction, activity.conference_id, accountId));
    if (!activity || registrationId === null || registrationId === undefined) return refused('not_found');
    await sql`select from registration where id = ${registrationId} for no key update`.execute(transaction);
    const [own] = await entriesOf(transaction, registrationId, activityId);
    if (!own) return { ok: true };
    const inTime =
      own.checked_in_at === null && mayLeave(now.getTime(), own.starts_at.getTime(), activity.leave_minutes);
    if (own.state === 'joined' && !inTime) return refused('activity_too_late');
    await endEntry(transaction, own);
    return { ok: true };
  });
}

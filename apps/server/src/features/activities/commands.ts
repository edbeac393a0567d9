import { sql } from 'kysely';
import type { EditedActivity } from '@meetingapp/contract/activities/console.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { refused } from '../../db/outcome.ts';
import { matchVersion, nextVersion } from '../../db/rows/optimistic-lock.ts';
import { offerSoon } from './commands-entry.ts';

type Saved =
  | { ok: true; id: number; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'activity_slot_used' | 'activity_times' };

const isBackwards = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean =>
  Date.parse(startsAt) >= Date.parse(endsAt);

const columnsOf = (draft: EditedActivity) => ({
  kind: draft.kind,
  title: JSON.stringify(draft.title),
  place: JSON.stringify(draft.place),
  rules: JSON.stringify(draft.rules),
  starts_at: new Date(draft.startsAt),
  ends_at: new Date(draft.endsAt),
  leave_minutes: draft.leaveMinutes,
  points: draft.points,
  stamp_id: draft.stampId,
  form_id: draft.formId,
  point_id: draft.pointId,
});

/** Saves an activity with its slots and prizes. A size may be lowered below what is taken; what is used is not removed. */
export function saveActivity(db: Database, conferenceId: number, draft: EditedActivity): Promise<Saved> {
  return inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    if (isBackwards(draft) || draft.slots.some(isBackwards)) return refused('activity_times');
    if (!(await refersToOwn(transaction, conferenceId, draft))) return refused('not_found');
    const saved = await saveRow(transaction, conferenceId, draft);
    if (!saved.ok) return saved;
    const kept = await saveSlots(transaction, saved.id, draft.slots);
    if (!kept || !(await savePrizes(transaction, saved.id, draft.prizes))) return refused('activity_slot_used');
    return saved;
  });
}

async function saveRow(transaction: DatabaseTransaction, conferenceId: number, draft: EditedActivity): Promise<Saved> {
  const values = columnsOf(draft);
  if (draft.id === null) {
    const made = transaction.insertInto('activity').values({ ...values, conference_id: conferenceId });
    return { ok: true, ...(await made.returning(['id', 'version']).executeTakeFirstOrThrow()) };
  }
  const row = await transaction
    .selectFrom('activity')
    .select('version')
    .where('id', '=', draft.id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  const locked = matchVersion(row, draft.seen);
  if (!locked.ok) return locked;
  const changed = transaction
    .updateTable('activity')
    .set({ ...values, version: nextVersion })
    .where('id', '=', draft.id);
  return { ok: true, ...(await changed.returning(['id', 'version']).executeTakeFirstOrThrow()) };
}

/** Form, point and stamp of another conference are refused. */
async function refersToOwn(db: Database, conferenceId: number, draft: EditedActivity): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`select
    (${draft.formId}::bigint is null or exists (select from conference_form
      where id = ${draft.formId} and conference_id = ${conferenceId} and purpose = 'activity'))
    and (${draft.pointId}::bigint is null or exists (select from checkin_point
      where id = ${draft.pointId} and conference_id = ${conferenceId}))
    and (${draft.stampId}::bigint is null or exists (select from stamp
      where id = ${draft.stampId} and conference_id = ${conferenceId})) as own`.execute(db);
  return rows[0]?.own === true;
}

/** False when a slot that somebody has signed up for would go. */
async function saveSlots(
  transaction: DatabaseTransaction,
  activityId: number,
  slots: EditedActivity['slots'],
): Promise<boolean> {
  const kept = slots.flatMap(({ id }) => (id === null ? [] : [id]));
  const { rows: gone } = await sql<{ used: boolean }>`
    select exists (select from activity_entry where slot_id = slot.id) as used from activity_slot as slot
    where activity_id = ${activityId} and not id = any(${kept}::bigint[]) for update`.execute(transaction);
  if (gone.some(({ used }) => used)) return false;
  await sql`delete from activity_slot where activity_id = ${activityId} and not id = any(${kept}::bigint[])`.execute(
    transaction,
  );
  for (const [position, slot] of slots.entries()) {
    const values = {
      name: JSON.stringify(slot.name),
      starts_at: new Date(slot.startsAt),
      ends_at: new Date(slot.endsAt),
      size: slot.size,
      position,
    };
    if (slot.id === null) {
      await transaction
        .insertInto('activity_slot')
        .values({ ...values, activity_id: activityId })
        .execute();
      continue;
    }
    const changed = await transaction
      .updateTable('activity_slot')
      .set(values)
      .where('id', '=', slot.id)
      .where('activity_id', '=', activityId)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    // A larger size may free places for those who wait.
    await offerSoon(transaction, slot.id);
  }
  return true;
}

/** False when a prize that somebody has won would go. */
async function savePrizes(
  transaction: DatabaseTransaction,
  activityId: number,
  prizes: EditedActivity['prizes'],
): Promise<boolean> {
  const kept = prizes.flatMap(({ id }) => (id === null ? [] : [id]));
  const { rows: gone } = await sql<{ used: boolean }>`
    select exists (select from activity_award where prize_id = prize.id) as used from activity_prize as prize
    where activity_id = ${activityId} and not id = any(${kept}::bigint[]) for update`.execute(transaction);
  if (gone.some(({ used }) => used)) return false;
  await sql`delete from activity_prize where activity_id = ${activityId} and not id = any(${kept}::bigint[])`.execute(
    transaction,
  );
  for (const [position, prize] of prizes.entries()) {
    const values = {
      kind: prize.kind,
      name: JSON.stringify(prize.name),
      needed: prize.needed,
      stock: prize.stock,
      place: JSON.stringify(prize.place),
      pick_up_until: prize.pickUpUntil === null ? null : new Date(prize.pickUpUntil),
      position,
    };
    if (prize.id === null) {
      await transaction
        .insertInto('activity_prize')
        .values({ ...values, activity_id: activityId })
        .execute();
      continue;
    }
    const changed = await transaction
      .updateTable('activity_prize')
      .set(values)
      .where('id', '=', prize.id)
      .where('activity_id', '=', activityId)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
  }
  return true;
}

const nextStates = {
  draft: ['published'],
  published: ['draft', 'running', 'ended'],
  running: ['ended'],
  ended: ['running'],
} as const;

interface Move {
  conferenceId: number;
  activityId: number;
  state: keyof typeof nextStates;
  now: Date;
}

/** Publishes, starts or ends an activity. Only one without entries becomes a draft again; once winners are published it stays ended. */
export async function moveActivity(
  db: Database,
  { conferenceId, activityId, state, now }: Move,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'activity_state' }> {
  return inTransactionIfOk(db, async (transaction) => {
    const row = await transaction
      .selectFrom('activity')
      .select(['state', 'announced_at'])
      .where('id', '=', activityId)
      .where('conference_id', '=', conferenceId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refused('not_found');
    const allowed: readonly string[] = nextStates[row.state];
    if (!allowed.includes(state) || row.announced_at !== null) return refused('activity_state');
    if (state === 'draft' && (await hasEntries(transaction, activityId))) return refused('activity_state');
    await transaction
      .updateTable('activity')
      .set({
        state,
        version: nextVersion,
        ...(state === 'running' ? { started_at: now, ended_at: null } : {}),
        ...(state === 'ended' ? { ended_at: now } : {}),
      })
      .where('id', '=', activityId)
      .execute();
    return { ok: true };
  });
}

const hasEntries = async (db: Database, activityId: number): Promise<boolean> =>
  (await db
    .selectFrom('activity_entry')
    .select('id')
    .where('activity_id', '=', activityId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

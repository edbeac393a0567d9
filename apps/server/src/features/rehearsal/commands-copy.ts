import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { addDays, dayIn, daysBetween } from '@meetingapp/domain/plain-date.ts';
import { openingHindrance } from '@meetingapp/domain/registration/opening.ts';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { hashToken, newToken } from '../../db/sessions/token-hash.ts';
import type { SettingsRow } from '../conference/queries-console.ts';
import { findEntrance, findExam, findLiveRoom } from './queries.ts';

/** Copies a conference as a draft; see `copyConference` of the conferences. */
export type CopyConference = (
  db: Database,
  source: SettingsRow,
  wish: { title: Bilingual; startsOn: string },
  step: () => Promise<void>,
) => Promise<number>;

/** Days of the copy's own life: its first day is at least so far away. */
const AHEAD_DAYS = 30;

/** The first day of the copy: moved so that today registration opens, where it is not open anyway. */
export function firstDay(source: SettingsRow, now: Date): string {
  const today = dayIn(source.zone, now);
  const { registration_opens_at: opensAt, registration_closes_at: closesAt, starts_on: startsOn } = source;
  const isOpen = openingHindrance({ state: 'published', opensAt, closesAt }, now) === null;
  if (isOpen && startsOn >= today) return startsOn;
  if (opensAt === null) return addDays(today, AHEAD_DAYS);
  return addDays(startsOn, daysBetween(dayIn(source.zone, opensAt), today));
}

export interface CopyOf {
  source: SettingsRow;
  rehearsalId: number;
  title: Bilingual;
  now: Date;
}

/**
 * Makes the copy in one transaction and opens its registration. From its first row on it is a sandbox that phones do not find. The
 * entrance of the check-in wave is open and admits each ticket once.
 */
export const makeCopy = (db: Database, copy: CopyConference, input: CopyOf): Promise<number> =>
  inTransaction(db, (transaction) => copyAndOpen(transaction, copy, input));

async function copyAndOpen(
  transaction: DatabaseTransaction,
  copy: CopyConference,
  { source, rehearsalId, title, now }: CopyOf,
): Promise<number> {
  const wish = { title, startsOn: firstDay(source, now) };
  const copyId = await copy(transaction, source, wish, async () => undefined);
  await transaction
    .updateTable('conference')
    .set({
      sandbox: true,
      rehearsal: true,
      state: 'published',
      registration_opens_at: null,
      registration_closes_at: null,
      review: false,
      moving_codes: false,
    })
    .where('id', '=', copyId)
    .execute();
  // Registration opens at an hour of today that may still be to come.
  await sql`update fee_window set starts_at = ${now}
    where fee_kind_id in (select id from fee_kind where conference_id = ${copyId})
      and starts_at > ${now} and starts_at <= ${now}::timestamptz + interval '1 day'`.execute(transaction);
  await transaction.updateTable('rehearsal').set({ copy_id: copyId }).where('id', '=', rehearsalId).execute();
  return copyId;
}

/** Opens the entrance of a copy and enrols its devices; returns their tokens. Empty: it has no entrance. */
export async function openEntrance(
  db: Database,
  { copyId, gates, staffId, now }: { copyId: number; gates: number; staffId: number; now: Date },
): Promise<string[]> {
  const entrance = await findEntrance(db, copyId);
  if (!entrance) return [];
  await db
    .updateTable('checkin_point')
    .set({ opens: '[]', most_times: 1, most_per: 'ever', moving: false, capacity: null })
    .where('id', '=', entrance.id)
    .execute();
  const tokens = Array.from({ length: gates }, () => newToken());
  await db
    .insertInto('checkin_device')
    .values(
      tokens.map((token, index) => ({
        conference_id: copyId,
        point_id: entrance.id,
        label: `R${index + 1}`,
        token_hash: hashToken(token),
        enrolled_at: now,
        created_by: staffId,
      })),
    )
    .execute();
  return tokens;
}

/** Opens the exam of a copy for those who have paid; returns its number. Null: it has none. */
export async function openExam(db: Database, { copyId, now }: { copyId: number; now: Date }): Promise<number | null> {
  const exam = await findExam(db, copyId);
  if (!exam) return null;
  await db
    .updateTable('exam')
    .set({ state: 'published', opens_at: now, closes_at: null })
    .where('id', '=', exam.id)
    .execute();
  return exam.id;
}

/** Hours for which the broadcast of a copy is on: longer than any rehearsal. */
const BROADCAST_HOURS = 24;

/** Begins a broadcast in the live room of a copy, for those who have paid; returns its number. Null: there is no room. */
export async function beginBroadcast(
  db: Database,
  { copyId, now }: { copyId: number; now: Date },
): Promise<number | null> {
  const room = await findLiveRoom(db, copyId);
  if (!room) return null;
  const { id } = await db
    .insertInto('broadcast')
    .values({
      conference_id: copyId,
      room_id: room.id,
      title: JSON.stringify(room.name),
      starts_at: now,
      ends_at: new Date(now.getTime() + BROADCAST_HOURS * 3_600_000),
      state: 'live',
      state_by: 'staff',
      began_at: now,
      watch: 'paid',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes the copy of a rehearsal and its invented people, with every row. Idempotent; what was measured stays. */
export async function removeCopy(db: Database, rehearsalId: number): Promise<void> {
  await sql`select remove_rehearsal(${rehearsalId})`.execute(db);
}

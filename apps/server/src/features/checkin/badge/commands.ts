import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { TicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import type { Database } from '../../../db/connection/database.ts';
import { spelledName } from '../../../text/pinyin.ts';
import { keysOf, type CheckinKeys } from '../ticket/commands-keys.ts';
import { roleOf, ticketCodeOf } from '../ticket/writer.ts';
import { badgeOf, type BadgeRow } from './queries.ts';
import type { BadgePerson } from '@meetingapp/domain/checkin/badge-layout.ts';

export function badgeFrom(keys: CheckinKeys, row: BadgeRow): BadgePerson {
  return {
    conference: row.title,
    name: row.name,
    latin: spelledName(row.name),
    institution: row.answers.company ?? '',
    role: roleOf(row.role),
    number: row.number,
    code: ticketCodeOf(keys, row, true),
    barCode: barCodeOf(row.token),
  };
}

interface Asking {
  staffId: number;
  now: Date;
  /** The file that they are part of. */
  taskId?: number | null;
  /** What this person took at the walk-up desk. */
  deskSeconds?: number | null;
}

/** Notes that badges were asked for; returns the numbers of the prints. */
export async function noteBadges(
  db: Database,
  rows: readonly BadgeRow[],
  { staffId, now, taskId = null, deskSeconds = null }: Asking,
): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await db
    .insertInto('badge_print')
    .values(
      rows.map((row) => ({
        conference_id: row.conference_id,
        registration_id: row.registration_id,
        ticket_id: row.id,
        asked_at: now,
        asked_by: staffId,
        task_id: taskId,
        desk_seconds: deskSeconds,
      })),
    )
    .returning('id')
    .execute();
  return made.map(({ id }) => id);
}

interface Settling {
  cid: number;
  printIds: readonly number[];
  /** All that wait of a file; null: none. */
  taskId: number | null;
  outcome: 'printed' | 'failed';
  staffId: number;
  now: Date;
}

/** Says what became of badges; returns of how many it was something new. */
export async function settleBadges(db: Database, settling: Settling): Promise<number> {
  const { cid, printIds, taskId, outcome, staffId, now } = settling;
  const { rows } = await sql`
    update badge_print set state = ${outcome}, settled_at = ${now}, settled_by = ${staffId}
    where conference_id = ${cid} and state <> ${outcome}
      and (id = any(${[...printIds]}::bigint[]) or (task_id = ${taskId} and state = 'waiting'))
    returning id`.execute(db);
  return rows.length;
}

interface Printing {
  cid: number;
  regId: number;
  /** The former code ends: the badge with it is refused from now on. */
  renew: boolean;
  staffId: number;
  now: Date;
  deskSeconds?: number | null;
}

/** Prepares one badge; undefined without a valid ticket in the conference. */
export async function prepareBadge(
  db: Database,
  { cid, regId, renew, staffId, now, deskSeconds = null }: Printing,
): Promise<{ badge: BadgePerson; printId: number } | undefined> {
  if (renew)
    await db
      .updateTable('registration')
      .set({ entry_code: randomBytes(18).toString('base64url'), updated_at: now })
      .where('id', '=', regId)
      .where('conference_id', '=', cid)
      .where('state', 'in', ['confirmed', 'attended'])
      .execute();
  const row = await badgeOf(db, cid, regId);
  if (!row) return undefined;
  const [printId = 0] = await noteBadges(db, [row], { staffId, now, deskSeconds });
  return { badge: badgeFrom(await keysOf(db, cid), row), printId };
}

/** False without a valid ticket in the conference. */
export async function setRole(db: Database, cid: number, regId: number, role: TicketRole): Promise<boolean> {
  const changed = await db
    .updateTable('ticket')
    .set({ role })
    .where('conference_id', '=', cid)
    .where('registration_id', '=', regId)
    .where('state', '=', 'valid')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

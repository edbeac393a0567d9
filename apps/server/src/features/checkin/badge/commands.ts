import { randomBytes } from 'node:crypto';
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
    code: ticketCodeOf(keys, row),
    barCode: barCodeOf(row.token),
  };
}

/** Notes that badges were printed. */
export async function noteBadges(
  db: Database,
  rows: readonly BadgeRow[],
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('badge_print')
    .values(
      rows.map((row) => ({
        conference_id: row.conference_id,
        registration_id: row.registration_id,
        ticket_id: row.id,
        printed_at: now,
        printed_by: staffId,
      })),
    )
    .execute();
}

interface Printing {
  cid: number;
  regId: number;
  /** The former code ends: the badge with it is refused from now on. */
  renew: boolean;
  staffId: number;
  now: Date;
}

/** Prepares one badge; undefined without a valid ticket in the conference. */
export async function prepareBadge(
  db: Database,
  { cid, regId, renew, staffId, now }: Printing,
): Promise<BadgePerson | undefined> {
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
  await noteBadges(db, [row], { staffId, now });
  return badgeFrom(await keysOf(db, cid), row);
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

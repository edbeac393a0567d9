import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken, newToken } from '../../../db/sessions/token-hash.ts';
import { findPoint } from '../point/queries.ts';
import type { DeviceIdentity } from './queries.ts';

/** Days after the last day of a conference on which its devices delete everything. */
export const PURGE_AFTER_DAYS = 3;
/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const CODE_LIFE_MS = 3_600_000;
/** A device's row is written at most this often, in milliseconds: each contact would be a row version otherwise. */
const SEEN_EVERY_MS = 5000;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => letters.charAt(randomInt(letters.length))).join('');

/** Codes are typed in either case, with or without hyphens. */
const hashCode = (code: string): Buffer => hashToken(`enrol:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

interface NewDevice {
  cid: number;
  id: number | null;
  pointId: number;
  label: string;
  door: string;
  staffId: number;
  now: Date;
}

/** A code for a new device, or another one for a device that lost its token; the former token ends. Null: no such point or device. */
export async function enrolCode(
  db: Database,
  { cid, id, pointId, label, door, staffId, now }: NewDevice,
): Promise<{ id: number; code: string; until: Date } | null> {
  if (!(await findPoint(db, cid, pointId))) return null;
  const code = newCode();
  const until = new Date(now.getTime() + CODE_LIFE_MS);
  const values = {
    point_id: pointId,
    label,
    door,
    code_hash: hashCode(code),
    code_expires_at: until,
    token_hash: null,
    locked_at: null,
  };
  const row =
    id === null
      ? await db
          .insertInto('checkin_device')
          .values({ ...values, conference_id: cid, created_by: staffId })
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('checkin_device')
          .set({ ...values, enrolled_at: null, purged_at: null })
          .where('id', '=', id)
          .where('conference_id', '=', cid)
          .returning('id')
          .executeTakeFirst();
  return row ? { id: row.id, code, until } : null;
}

/** Exchanges a code for the device's token; a code works once. */
export async function enrol(db: Database, code: string, now: Date) {
  const token = newToken();
  const device = await db
    .updateTable('checkin_device')
    .set({ code_hash: null, code_expires_at: null, token_hash: hashToken(token), enrolled_at: now, seen_at: now })
    .where('code_hash', '=', hashCode(code))
    .where('code_expires_at', '>', now)
    .where('locked_at', 'is', null)
    .returning(['id', 'conference_id', 'label', 'door'])
    .executeTakeFirst();
  return device ? { token, device } : null;
}

export async function moveDevice(
  db: Database,
  { cid, id, pointId, door }: { cid: number; id: number; pointId: number; door: string },
): Promise<boolean> {
  if (!(await findPoint(db, cid, pointId))) return false;
  const moved = await db
    .updateTable('checkin_device')
    .set({ point_id: pointId, door })
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The token stays known, so that scans which the device still has are accepted. */
export async function lockDevice(db: Database, cid: number, id: number, now: Date): Promise<boolean> {
  const locked = await db
    .updateTable('checkin_device')
    .set({ locked_at: sql`coalesce(locked_at, ${now})`, code_hash: null })
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

interface Contact {
  now: Date;
  battery: number | null;
  /** Milliseconds that its clock is ahead of the server's. */
  ahead: number;
  unsent: number;
}

/** Records that a device was in contact. */
export async function noteContact(db: Database, device: DeviceIdentity, contact: Contact): Promise<void> {
  const { now, battery, ahead, unsent } = contact;
  const recently = device.seen_at !== null && now.getTime() - device.seen_at.getTime() < SEEN_EVERY_MS;
  if (recently && device.unsent === unsent) return;
  await db
    .updateTable('checkin_device')
    .set({ seen_at: now, battery, clock_ahead: Math.round(ahead), unsent })
    .where('id', '=', device.id)
    .execute();
}

/** Ends the devices of conferences that ended before a day: their tokens open nothing any more. */
export async function purgeDevices(db: Database, endedBefore: string, now: Date): Promise<void> {
  await db
    .updateTable('checkin_device')
    .set({ purged_at: now, token_hash: null, code_hash: null })
    .where('purged_at', 'is', null)
    .where('conference_id', 'in', (by) => by.selectFrom('conference').select('id').where('ends_on', '<', endedBefore))
    .execute();
}

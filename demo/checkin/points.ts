import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PointDraft } from '@meetingapp/contract/checkin/point.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { recordScans } from '@meetingapp/server/features/checkin/scan/commands.ts';
import { enrolCode } from '@meetingapp/server/features/checkin/device/commands.ts';
import { savePoint } from '@meetingapp/server/features/checkin/point/commands.ts';
import { entryCodeOf } from '@meetingapp/server/features/checkin/ticket/commands.ts';
import { both, nothing } from '../support/bilingual.ts';

export type PointInput = Partial<Omit<PointDraft, 'id' | 'version' | 'name'>> & { name?: Bilingual };

/** A point that admits everybody at any time, unless the input says otherwise; returns its id. */
export async function buildPoint(db: Database, conferenceId: number, input: PointInput = {}): Promise<number> {
  const saved = await savePoint(db, conferenceId, {
    id: null,
    version: null,
    kind: 'entry',
    name: both('主入口', 'Main entrance'),
    hint: nothing,
    opens: [],
    roles: [],
    feeIds: [],
    branchIds: [],
    most: null,
    ways: 'in',
    antiPassback: false,
    capacity: null,
    moving: false,
    self: false,
    place: null,
    hallId: null,
    formId: null,
    ...input,
  });
  if (!saved.ok) throw new Error(`no point: ${saved.reason}`);
  return saved.id;
}

export interface DeviceInput {
  label?: string;
  door?: string;
  staffId: number;
  seenAt?: Date;
  battery?: number | null;
  clockAhead?: number;
  unsent?: number;
  lockedAt?: Date | null;
}

/** An enrolled device; returns its id and token. */
export async function buildDevice(db: Database, conferenceId: number, pointId: number, input: DeviceInput) {
  const token = randomBytes(32).toString('base64url');
  const seenAt = input.seenAt ?? new Date();
  const { id } = await db
    .insertInto('checkin_device')
    .values({
      conference_id: conferenceId,
      point_id: pointId,
      label: input.label ?? 'A1',
      door: input.door ?? '',
      token_hash: createHash('sha256').update(token).digest(),
      enrolled_at: seenAt,
      seen_at: seenAt,
      battery: input.battery ?? null,
      clock_ahead: input.clockAhead ?? 0,
      unsent: input.unsent ?? 0,
      locked_at: input.lockedAt ?? null,
      created_by: input.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Admits tickets at a point, each at its number of minutes before now, at a device or (without one) at the walk-up desk. */
export async function buildAdmissions(
  db: Database,
  place: { conferenceId: number; pointId: number },
  admissions: readonly { print: number; minutes: number; deviceId: number | null; staffId?: number }[],
): Promise<void> {
  const now = new Date();
  await recordScans(
    db,
    { ...place, zone: 'Asia/Shanghai' },
    admissions.map(({ print, minutes, deviceId, staffId = null }) => ({
      id: randomUUID(),
      print,
      direction: 'in',
      at: new Date(now.getTime() - minutes * 60_000),
      source: deviceId === null ? 'desk' : 'camera',
      kind: 'admit',
      reason: '',
      offline: false,
      forced: '',
      undoes: null,
      deviceId,
      where: '',
      staffId,
    })),
    now,
  );
}

/** Prints of the valid tickets of registrations, in their order. */
export async function ticketPrints(db: Database, registrationIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('ticket')
    .select(['registration_id', 'print'])
    .where('registration_id', 'in', [...registrationIds])
    .where('state', '=', 'valid')
    .execute();
  const prints = new Map(rows.map(({ registration_id, print }) => [registration_id, print]));
  return registrationIds.map((id) => prints.get(id) ?? -1);
}

/** The code that enrols a new device at a point. */
export async function buildDeviceCode(db: Database, cid: number, pointId: number, staffId: number): Promise<string> {
  const wish = { cid, id: null, pointId, label: 'K1', door: '', staffId, now: new Date() };
  const made = await enrolCode(db, wish);
  if (!made) throw new Error(`no such point: ${pointId}`);
  return made.code;
}

/** The signed code on the ticket of a registration. */
export const ticketCode = (db: Database, registrationId: number): Promise<string> => entryCodeOf(db, registrationId);

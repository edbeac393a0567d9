import { sql } from 'kysely';
import { compiled } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import { Gathering, gatheringPerDatabase } from '../../../db/connection/gathering.ts';
import { hashToken } from '../../../db/sessions/token-hash.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';

const byTokens = compiled((db, { hashes }: { hashes: readonly string[] }) =>
  db
    .selectFrom('checkin_device')
    .innerJoin('conference', 'conference.id', 'checkin_device.conference_id')
    .select([
      'token_hash',
      'checkin_device.id',
      'checkin_device.conference_id',
      'point_id',
      'label',
      'door',
      'locked_at',
      'purged_at',
      'seen_at',
      'battery',
      'unsent',
      'conference.zone',
      'conference.moving_codes',
    ])
    .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`),
);
export type DeviceIdentity = Awaited<ReturnType<typeof byTokens>>[number];

interface Found {
  device: DeviceIdentity | undefined;
}

/** Hashes as the database reads them in an array. */
const written = (hash: Buffer): string => `\\x${hash.toString('hex')}`;

async function findTogether(db: Database, hashes: readonly Buffer[]): Promise<Found[]> {
  const rows = await byTokens(db, { hashes: [...new Set(hashes.map(written))] });
  const found = new Map(rows.map((row) => [row.token_hash?.toString('hex'), row]));
  return hashes.map((hash) => ({ device: found.get(hash.toString('hex')) }));
}

const gathered = gatheringPerDatabase(
  (db: Database) =>
    new Gathering<Buffer, Found>(
      (hashes) => findTogether(db, hashes),
      async (hash) => (await findTogether(db, [hash]))[0] ?? { device: undefined },
    ),
);

/**
 * The device of a token, locked or not; undefined for a token that is nobody's or was purged after the event. Looked up at each call, because
 * a device can be locked at once; calls of the same moment are one look-up.
 */
export async function deviceOf(db: Database, token: string): Promise<DeviceIdentity | undefined> {
  const { device } = await gathered(db).add(hashToken(token));
  return device && device.purged_at === null ? device : undefined;
}

/** Devices of a conference with their points, those that were purged after the event last. */
export const findDevices = (db: Database, conferenceId: number) =>
  db
    .selectFrom('checkin_device')
    .innerJoin('checkin_point', 'checkin_point.id', 'checkin_device.point_id')
    .select([
      'checkin_device.id',
      'label',
      'door',
      'point_id',
      'checkin_point.name as point_name',
      'enrolled_at',
      'locked_at',
      'purged_at',
      'seen_at',
      'battery',
      'clock_ahead',
      'unsent',
    ])
    .where('checkin_device.conference_id', '=', conferenceId)
    .orderBy('label')
    .orderBy('checkin_device.id')
    .execute();
export type DeviceRow = Awaited<ReturnType<typeof findDevices>>[number];

/** What a new device learns of its conference. */
export const conferenceOfDevice = (db: Database, conferenceId: number) =>
  db
    .selectFrom('conference')
    .select(['title', 'zone', 'ends_on'])
    .where('id', '=', conferenceId)
    .executeTakeFirstOrThrow();

/** People of a conference whose name, Latin name or number contains the text; 20 at most. */
export async function findPeople(db: Database, conferenceId: number, pointId: number, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;
  return db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .leftJoin('registration_search', 'registration_search.registration_id', 'registration.id')
    .select((by) => [
      'ticket.print',
      'ticket.role',
      'registration.name',
      'registration.number',
      'registration.answers',
      'fee_kind_id',
      'branch_id',
      by
        .selectFrom('attendance')
        .select((inner) => inner.fn.max('attendance.at').as('at'))
        .whereRef('attendance.registration_id', '=', 'registration.id')
        .where('attendance.point_id', '=', pointId)
        .where('attendance.kind', '=', 'in')
        .where(isNotUndone)
        .as('entered_at'),
    ])
    .where('ticket.conference_id', '=', conferenceId)
    .where('ticket.state', '=', 'valid')
    .where((by) =>
      by.or([
        by('registration.name', 'ilike', pattern),
        by('registration.number', 'ilike', pattern),
        by('registration_search.name_key', 'like', pattern),
      ]),
    )
    .orderBy('registration.name')
    .limit(20)
    .execute();
}

import { compiled } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken } from '../../../db/sessions/token-hash.ts';

const byToken = compiled((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom('checkin_device')
    .innerJoin('conference', 'conference.id', 'checkin_device.conference_id')
    .select([
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
    .where('token_hash', '=', hash),
);
export type DeviceIdentity = Awaited<ReturnType<typeof byToken>>[number];

/** The device of a token, locked or not; undefined for a token that is nobody's or was purged after the event. */
export async function deviceOf(db: Database, token: string): Promise<DeviceIdentity | undefined> {
  const [device] = await byToken(db, { hash: hashToken(token) });
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

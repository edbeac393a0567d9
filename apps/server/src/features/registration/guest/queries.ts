import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';

/** Hours during which the result of a sending can be opened again. */
const SHOWN_HOURS = 24;

/** What came of a sending on the form for guests, while it is shown. */
export const findGuestEntry = (db: Database, id: string, now: Date) =>
  db
    .selectFrom('guest_entry')
    .innerJoin('registration', 'registration.id', 'guest_entry.registration_id')
    .innerJoin('conference', 'conference.id', 'guest_entry.conference_id')
    .select([
      'guest_entry.conference_id',
      'guest_entry.at',
      'registration.id as registration_id',
      'registration.state',
      'registration.name',
      'registration.number',
      'registration.answers',
      'conference.title',
      'conference.zone',
      sql<string>`coalesce(registration.price_currency, conference.currency)`.as('currency'),
    ])
    .where('guest_entry.id', '=', id)
    .where('guest_entry.at', '>', new Date(now.getTime() - SHOWN_HOURS * 3_600_000))
    .executeTakeFirst();

/** Fen of the open order of a registration; 0: none. */
export async function openTotal(db: Database, registrationId: number): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select('total')
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** The last check-in of a registration: where, and what is shown after it. */
export const lastPoint = (db: Database, registrationId: number) =>
  db
    .selectFrom('attendance')
    .innerJoin('checkin_point', 'checkin_point.id', 'attendance.point_id')
    .select(['checkin_point.name', 'checkin_point.hint', 'attendance.at'])
    .where('attendance.registration_id', '=', registrationId)
    .where('attendance.kind', '=', 'in')
    .where(isNotUndone)
    .orderBy('attendance.at', 'desc')
    .executeTakeFirst();

/** Sendings from one network to one conference since a moment. */
export async function countSendings(db: Database, conferenceId: number, address: Buffer, since: Date): Promise<number> {
  const row = await db
    .selectFrom('guest_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conference_id', '=', conferenceId)
    .where('address', '=', address)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

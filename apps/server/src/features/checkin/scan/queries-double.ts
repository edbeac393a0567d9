import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

const MOST = 200;

/** An admission of the double was taken back already: nothing is left to decide. */
export const isSettledByUndo = sql<boolean>`exists (select from scan as undo
  where undo.undoes in (scan_double.scan_id, scan_double.previous_id))`;

/** Doubles of a conference, unanswered ones first. */
export const findDoubles = (db: Database, conferenceId: number) =>
  db
    .selectFrom('scan_double')
    .innerJoin('scan as second', 'second.id', 'scan_double.scan_id')
    .innerJoin('scan as first', 'first.id', 'scan_double.previous_id')
    .innerJoin('ticket', 'ticket.id', 'second.ticket_id')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .innerJoin('checkin_point', 'checkin_point.id', 'second.point_id')
    .leftJoin('checkin_device as first_device', 'first_device.id', 'first.device_id')
    .leftJoin('checkin_device as second_device', 'second_device.id', 'second.device_id')
    .select([
      'scan_double.scan_id',
      'scan_double.previous_id',
      'answer',
      'why',
      'registration.id as registration_id',
      'registration.name',
      'registration.number',
      'checkin_point.name as point_name',
      'ticket.voided_at',
      'first.at as first_at',
      'first.offline as first_offline',
      'first_device.label as first_label',
      'first_device.door as first_door',
      'second.at as second_at',
      'second.offline as second_offline',
      'second_device.label as second_label',
      'second_device.door as second_door',
    ])
    .where('scan_double.conference_id', '=', conferenceId)
    .where((by) => by.or([by('answer', 'is not', null), by.not(isSettledByUndo)]))
    .orderBy((by) => by.case().when('answer', 'is', null).then(0).else(1).end())
    .orderBy('found_at', 'desc')
    .limit(MOST)
    .execute();
export type DoubleRow = Awaited<ReturnType<typeof findDoubles>>[number];

/** What stands against an admission: another one, or (`other` null) that the ticket was cancelled before. */
export interface Objection {
  other: { id: string; at: Date; where: string } | null;
}

/**
 * What stands against admissions without a network, by scan: the other one of a double, whichever was first, because the device that
 * sent its scans earlier did not know of it.
 */
export async function objectionsTo(
  transaction: DatabaseTransaction,
  conferenceId: number,
  scanIds: readonly string[],
): Promise<ReadonlyMap<string, Objection>> {
  if (scanIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; other: string; at: Date; where: string }>`
    select asked.id, other.id as other, other.at, coalesce(nullif(device.door, ''), device.label, '') as where
    from unnest(${[...scanIds]}::uuid[]) as asked (id)
      join scan_double on scan_double.scan_id = asked.id or scan_double.previous_id = asked.id
      join scan as other on other.id = case when scan_double.scan_id = asked.id then scan_double.previous_id else scan_double.scan_id end
      left join checkin_device as device on device.id = other.device_id
    where scan_double.conference_id = ${conferenceId} and answer is null and not ${isSettledByUndo}
    order by other.at desc`.execute(transaction);
  return new Map(
    rows.map(({ id, other, at, where }) => [id, { other: other === id ? null : { id: other, at, where } }]),
  );
}

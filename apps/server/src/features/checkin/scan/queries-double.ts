import type { Database } from '../../../db/connection/database.ts';

const MOST = 200;

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
    .orderBy((by) => by.case().when('answer', 'is', null).then(0).else(1).end())
    .orderBy('found_at', 'desc')
    .limit(MOST)
    .execute();
export type DoubleRow = Awaited<ReturnType<typeof findDoubles>>[number];

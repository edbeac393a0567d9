import type { Database } from '../../../db/connection/database.ts';
import { findFormOf } from '../../registration/configuration/queries.ts';

/** The point of self check-in: the one named, or the conference's first entrance that allows it. */
export async function selfPoint(db: Database, which: { cid: number | null; pointId: number | null }) {
  if (which.cid === null && which.pointId === null) return undefined;
  return db
    .selectFrom('checkin_point')
    .innerJoin('conference', 'conference.id', 'checkin_point.conference_id')
    .selectAll('checkin_point')
    .select(['conference.title', 'conference.zone'])
    .where('checkin_point.self', '=', true)
    .$if(which.pointId !== null, (query) => query.where('checkin_point.id', '=', which.pointId ?? 0))
    .$if(which.cid !== null, (query) => query.where('checkin_point.conference_id', '=', which.cid ?? 0))
    .$if(which.pointId === null, (query) => query.where('checkin_point.kind', '=', 'entry'))
    .orderBy('checkin_point.position')
    .orderBy('checkin_point.id')
    .executeTakeFirst();
}
export type SelfPoint = NonNullable<Awaited<ReturnType<typeof selfPoint>>>;

/** The form that a point asks before a self check-in; null: none, or none that is published and open. */
export const formOfPoint = async (db: Database, { conference_id, form_id }: SelfPoint) =>
  form_id === null ? null : findFormOf(db, conference_id, 'checkin', form_id);

/** The account's valid tickets in a conference. */
export const ownTickets = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .select([
      'ticket.id',
      'ticket.print',
      'registration.id as registration_id',
      'registration.name',
      'registration.number',
    ])
    .where('ticket.conference_id', '=', conferenceId)
    .where('ticket.state', '=', 'valid')
    .where('registration.account_id', '=', accountId)
    .orderBy('registration.id')
    .execute();

/** Id of the last admission of a ticket at a point that was not taken back; null: none. */
export async function lastAdmission(db: Database, pointId: number, ticketId: number): Promise<string | null> {
  const row = await db
    .selectFrom('scan')
    .select('id')
    .where('point_id', '=', pointId)
    .where('ticket_id', '=', ticketId)
    .where('kind', '=', 'admit')
    .where('direction', '=', 'in')
    .where('undoes', 'is', null)
    .where((by) =>
      by.not(by.exists(by.selectFrom('scan as undo').select('undo.id').whereRef('undo.undoes', '=', 'scan.id'))),
    )
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** An admission of a registration of this account. */
export const ownAdmission = (db: Database, scanId: string, accountId: number) =>
  db
    .selectFrom('scan')
    .innerJoin('ticket', 'ticket.id', 'scan.ticket_id')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .innerJoin('checkin_point', 'checkin_point.id', 'scan.point_id')
    .innerJoin('conference', 'conference.id', 'scan.conference_id')
    .select([
      'scan.conference_id',
      'scan.at',
      'conference.zone',
      'checkin_point.name as point_name',
      'checkin_point.hint',
      'registration.name',
      'registration.number',
      'registration.answers',
      'ticket.role',
    ])
    .where('scan.id', '=', scanId)
    .where('scan.kind', '=', 'admit')
    .where('registration.account_id', '=', accountId)
    .executeTakeFirst();

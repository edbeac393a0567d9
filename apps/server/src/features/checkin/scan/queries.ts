import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** Tickets by the prints that devices sent, with what the rules ask for. */
export async function ticketsByPrint(db: Database, conferenceId: number, prints: readonly number[]) {
  if (prints.length === 0) return [];
  return db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .select([
      'ticket.id',
      'ticket.print',
      'ticket.token',
      'ticket.role',
      'ticket.state as ticket_state',
      'ticket.voided_at',
      'registration.id as registration_id',
      'registration.state',
      'registration.account_id',
      'registration.name',
      'fee_kind_id',
      'branch_id',
    ])
    .where('ticket.conference_id', '=', conferenceId)
    .where(sql<boolean>`ticket.print = any(${[...prints]}::bigint[])`)
    .execute();
}
export type ScannedTicket = Awaited<ReturnType<typeof ticketsByPrint>>[number];

/** Every admission of these tickets at a point, those taken back included, with what takes them back. */
export async function admissionsOf(transaction: DatabaseTransaction, pointId: number, ticketIds: readonly number[]) {
  if (ticketIds.length === 0) return [];
  return transaction
    .selectFrom('scan')
    .leftJoin('checkin_device', 'checkin_device.id', 'scan.device_id')
    .select(['scan.id', 'scan.ticket_id', 'scan.direction', 'scan.at', 'scan.forced', 'scan.undoes', 'door', 'label'])
    .where('scan.point_id', '=', pointId)
    .where(sql<boolean>`scan.ticket_id = any(${[...ticketIds]}::bigint[])`)
    .where('scan.kind', '=', 'admit')
    .orderBy('scan.at')
    .execute();
}

/** Scans that are stored already, by id. */
export async function storedScans(transaction: DatabaseTransaction, ids: readonly string[]) {
  return transaction
    .selectFrom('scan')
    .leftJoin('ticket', 'ticket.id', 'scan.ticket_id')
    .leftJoin('registration', 'registration.id', 'ticket.registration_id')
    .select(['scan.id', 'scan.kind', 'scan.reason', 'registration.name', 'ticket.role'])
    .where(sql<boolean>`scan.id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** What undoing scans could not take back, by the scan that undoes. */
export async function spentStampsOf(transaction: DatabaseTransaction, undoIds: readonly string[]) {
  const kept = new Map<string, Bilingual[]>();
  if (undoIds.length === 0) return kept;
  const rows = await transaction
    .selectFrom('scan_kept')
    .select(['scan_id', 'name'])
    .where(sql<boolean>`scan_id = any(${[...undoIds]}::uuid[])`)
    .orderBy('id')
    .execute();
  for (const { scan_id, name } of rows) kept.set(scan_id, [...(kept.get(scan_id) ?? []), name]);
  return kept;
}

/** People inside a point, or admitted to one where nobody is scanned on the way out. Counted from evidence. */
export async function countInside(db: Database, pointId: number, ways: 'in' | 'both'): Promise<number> {
  const found =
    ways === 'in'
      ? await sql<{ count: number }>`
          select count(distinct evidence.registration_id)::int as count from attendance as evidence
          where evidence.conference_id = (select conference_id from checkin_point where id = ${pointId})
            and evidence.point_id = ${pointId} and evidence.kind = 'in'
            and not exists (select from scan as undo where undo.undoes = evidence.scan_id)`.execute(db)
      : await sql<{ count: number }>`
          select count(*)::int as count from (
            select distinct on (evidence.registration_id) evidence.kind from attendance as evidence
            where evidence.conference_id = (select conference_id from checkin_point where id = ${pointId})
              and evidence.point_id = ${pointId} and evidence.kind <> 'undo'
              and not exists (select from scan as undo where undo.undoes = evidence.scan_id)
            order by evidence.registration_id, evidence.at desc, evidence.id desc) as last
          where last.kind = 'in'`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Admissions at a point since a moment. */
export async function admittedSince(db: Database, conferenceId: number, pointId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('attendance')
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('conference_id', '=', conferenceId)
    .where('point_id', '=', pointId)
    .where('kind', '=', 'in')
    .where('at', '>=', since)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Admissions at a point after a cursor, oldest first. */
export const passagesAfter = (db: Database, pointId: number, cursor: number, most: number) =>
  db
    .selectFrom('scan')
    .innerJoin('ticket', 'ticket.id', 'scan.ticket_id')
    .leftJoin('checkin_device', 'checkin_device.id', 'scan.device_id')
    .select([
      'scan.id',
      'scan.number',
      'ticket.print',
      'scan.direction',
      'scan.at',
      'scan.undoes',
      'scan.device_id',
      'door',
      'label',
    ])
    .where('scan.point_id', '=', pointId)
    .where('scan.number', '>', cursor)
    .where('scan.kind', '=', 'admit')
    .orderBy('scan.number')
    .limit(most)
    .execute();

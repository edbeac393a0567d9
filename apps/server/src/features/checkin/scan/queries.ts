import { sql } from 'kysely';
import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Direction } from '@meetingapp/domain/checkin/point-rules.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { compiled, sendTogether } from '../../../db/connection/compiled.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';

/** Every admission of a ticket at a point, those taken back included, with what takes it back. */
interface Admission {
  id: string;
  direction: Direction;
  /** Milliseconds. */
  at: number;
  forced: string;
  undoes: string | null;
  where: string;
}

export interface ScannedTicket {
  id: number;
  print: number;
  token: number;
  role: string;
  ticketState: 'valid' | 'void';
  voidedAt: Date | null;
  registrationId: number;
  state: RegistrationState;
  accountId: number | null;
  name: string;
  feeKindId: number | null;
  branchId: number | null;
  /** At the point, oldest first. */
  admissions: Admission[];
}

const ticketsByPrint = compiled(
  (_db, { conferenceId, pointId, prints }: { conferenceId: number; pointId: number; prints: readonly number[] }) =>
    sql<ScannedTicket>`
      select ticket.id, ticket.print, ticket.token, ticket.role, ticket.state as "ticketState", ticket.voided_at as "voidedAt",
        registration.id as "registrationId", registration.state, registration.account_id as "accountId", registration.name,
        registration.fee_kind_id as "feeKindId", registration.branch_id as "branchId", coalesce((
          select json_agg(json_build_object('id', scan.id, 'direction', scan.direction,
            'at', floor(extract(epoch from scan.at) * 1000), 'forced', scan.forced, 'undoes', scan.undoes,
            'where', coalesce(nullif(device.door, ''), device.label, '')) order by scan.at)
          from scan left join checkin_device as device on device.id = scan.device_id
          where scan.ticket_id = ticket.id and scan.point_id = ${pointId} and scan.kind = 'admit'), '[]') as admissions
      from ticket join registration on registration.id = ticket.registration_id
      where ticket.conference_id = ${conferenceId} and ticket.print = any(${prints}::bigint[])`,
);

const storedByIds = compiled((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('scan')
    .leftJoin('ticket', 'ticket.id', 'scan.ticket_id')
    .leftJoin('registration', 'registration.id', 'ticket.registration_id')
    .select(['scan.id', 'scan.kind', 'scan.reason', 'registration.name', 'ticket.role'])
    .where('scan.id', '=', sql<string>`any(${ids}::uuid[])`),
);
export type StoredRow = Awaited<ReturnType<typeof storedByIds>>[number];

/** What is known of scans that were sent: those that are stored already, and the tickets by their prints. */
export function knownOf(
  transaction: DatabaseTransaction,
  { conferenceId, pointId }: { conferenceId: number; pointId: number },
  scans: readonly { id: string; print: number | null }[],
): Promise<[StoredRow[], ScannedTicket[]]> {
  const prints = [...new Set(scans.flatMap(({ print }) => (print === null ? [] : [print])))];
  return sendTogether(
    transaction,
    storedByIds.with({ ids: scans.map(({ id }) => id) }),
    ticketsByPrint.with({ conferenceId, pointId, prints }),
  );
}

/** What undoing scans could not take back, by the scan that undoes. */
export async function spentStampsOf(transaction: DatabaseTransaction, undoIds: readonly string[]) {
  if (undoIds.length === 0) return new Map<string, Bilingual[]>();
  const rows = await transaction
    .selectFrom('scan_kept')
    .select(['scan_id', 'name'])
    .where(sql<boolean>`scan_id = any(${[...undoIds]}::uuid[])`)
    .orderBy('id')
    .execute();
  return groupBy(
    rows,
    (row) => row.scan_id,
    ({ name }) => name,
  );
}

/** People inside a point, or admitted to one where nobody is scanned on the way out. Counted from evidence. */
export async function countInside(db: Database, pointId: number, ways: 'in' | 'both'): Promise<number> {
  const found =
    ways === 'in'
      ? await sql<{ count: number }>`
          select count(distinct attendance.registration_id)::int as count from attendance
          where attendance.conference_id = (select conference_id from checkin_point where id = ${pointId})
            and attendance.point_id = ${pointId} and attendance.kind = 'in'
            and ${isNotUndone}`.execute(db)
      : await sql<{ count: number }>`
          select count(*)::int as count from (
            select distinct on (attendance.registration_id) attendance.kind from attendance
            where attendance.conference_id = (select conference_id from checkin_point where id = ${pointId})
              and attendance.point_id = ${pointId} and attendance.kind <> 'undo'
              and ${isNotUndone}
            order by attendance.registration_id, attendance.at desc, attendance.id desc) as last
          where last.kind = 'in'`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** People admitted to a point since a moment, each once, as everywhere else; admissions that were taken back do not count. */
export async function admittedSince(db: Database, conferenceId: number, pointId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('attendance')
    .select((by) => by.fn.count<number>('registration_id').distinct().as('count'))
    .where('conference_id', '=', conferenceId)
    .where('point_id', '=', pointId)
    .where('kind', '=', 'in')
    .where(isNotUndone)
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

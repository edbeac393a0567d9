import { sql } from 'kysely';
import type { PointRules } from '@meetingapp/domain/checkin/point-rules.ts';
import type { Database } from '../../../db/connection/database.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';

/** Admissions per minute and door since a moment. */
export async function admissionsByMinute(db: Database, conferenceId: number, pointId: number, since: Date) {
  const found = await sql<{ minute: Date; door: string; people: number }>`
    select date_trunc('minute', attendance.at) as minute, coalesce(checkin_device.door, '') as door, count(*)::int as people
    from attendance join scan on scan.id = attendance.scan_id left join checkin_device on checkin_device.id = scan.device_id
    where attendance.conference_id = ${conferenceId} and attendance.point_id = ${pointId}
      and attendance.kind = 'in' and attendance.at >= ${since} and ${isNotUndone}
    group by 1, 2`.execute(db);
  return found.rows;
}

/** People who entered a point, in all and by door. */
export async function enteredByDoor(db: Database, conferenceId: number, pointId: number) {
  const found = await sql<{ door: string | null; people: number }>`
    select coalesce(checkin_device.door, '') as door, count(distinct attendance.registration_id)::int as people
    from attendance join scan on scan.id = attendance.scan_id left join checkin_device on checkin_device.id = scan.device_id
    where attendance.conference_id = ${conferenceId} and attendance.point_id = ${pointId} and attendance.kind = 'in'
      and ${isNotUndone}
    group by grouping sets ((coalesce(checkin_device.door, '')), ())`.execute(db);
  return {
    entered: found.rows.find(({ door }) => door === null)?.people ?? 0,
    doors: new Map(found.rows.flatMap(({ door, people }) => (door === null ? [] : [[door, people] as const]))),
  };
}

/** People who entered each point. */
export async function enteredByPoint(db: Database, conferenceId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('attendance')
    .select((by) => ['point_id', by.fn.count<number>('registration_id').distinct().as('people')])
    .where('conference_id', '=', conferenceId)
    .where('kind', '=', 'in')
    .where(isNotUndone)
    .groupBy('point_id')
    .execute();
  return new Map(rows.map(({ point_id, people }) => [point_id, Number(people)]));
}

/** Valid tickets that the rules of a point admit. */
export async function countAdmissible(
  db: Database,
  conferenceId: number,
  { roles, feeIds, branchIds }: Pick<PointRules, 'roles' | 'feeIds' | 'branchIds'>,
): Promise<number> {
  const row = await db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('ticket.conference_id', '=', conferenceId)
    .where('ticket.state', '=', 'valid')
    .$if(roles.length > 0, (query) => query.where('ticket.role', 'in', [...roles]))
    .$if(feeIds.length > 0, (query) => query.where('fee_kind_id', 'in', [...feeIds]))
    .$if(branchIds.length > 0, (query) => query.where('branch_id', 'in', [...branchIds]))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Why scans of a point were not admitted since a moment, the most frequent reason first. */
export async function refusalsSince(db: Database, pointId: number, since: Date) {
  const rows = await db
    .selectFrom('scan')
    .select((by) => ['kind', 'reason', by.fn.countAll<number>().as('count')])
    .where('point_id', '=', pointId)
    .where('kind', '<>', 'admit')
    .where('at', '>=', since)
    .groupBy(['kind', 'reason'])
    .orderBy('count', 'desc')
    .limit(8)
    .execute();
  return rows.map(({ kind, reason, count }) => ({
    reason: kind === 'already' ? 'already' : reason,
    count: Number(count),
  }));
}

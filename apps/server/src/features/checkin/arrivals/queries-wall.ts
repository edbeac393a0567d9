import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';

/** Points of a wall screen: the named one, or every open entrance; with the hall at whose door they stand. */
export const wallPoints = (db: Database, conferenceId: number, pointId: number | null) =>
  db
    .selectFrom('checkin_point')
    .leftJoin('hall', 'hall.id', 'checkin_point.hall_id')
    .selectAll('checkin_point')
    .select(['hall.name as hall_name', 'hall.place as hall_place'])
    .where('checkin_point.conference_id', '=', conferenceId)
    .$if(pointId !== null, (query) => query.where('checkin_point.id', '=', pointId ?? 0))
    .$if(pointId === null, (query) =>
      query.where('checkin_point.kind', '=', 'entry').where('checkin_point.closed_at', 'is', null),
    )
    .orderBy('checkin_point.position')
    .orderBy('checkin_point.id')
    .execute();
export type WallPoint = Awaited<ReturnType<typeof wallPoints>>[number];

export interface GateAdmission {
  minute: Date;
  pointId: number;
  door: string;
  /** By a member of staff at the walk-up desk. */
  desk: boolean;
  people: number;
}

/** Admissions per minute, point, door and desk since a moment. */
export async function admissionsByGate(
  db: Database,
  conferenceId: number,
  pointIds: readonly number[],
  since: Date,
): Promise<GateAdmission[]> {
  const found = await sql<GateAdmission>`
    select date_trunc('minute', attendance.at) as minute, attendance.point_id as "pointId", coalesce(checkin_device.door, '') as door,
      scan.source = 'desk' as desk, count(*)::int as people
    from attendance join scan on scan.id = attendance.scan_id left join checkin_device on checkin_device.id = scan.device_id
    where attendance.conference_id = ${conferenceId} and attendance.point_id = any(${[...pointIds]}::bigint[])
      and attendance.kind = 'in' and attendance.at >= ${since} and ${isNotUndone}
    group by 1, 2, 3, 4`.execute(db);
  return found.rows;
}

interface Entered {
  /** Null: people at all points together, each once. */
  pointId: number | null;
  door: string;
  desk: boolean;
  people: number;
}

/** People who entered, by point, door and desk, and in all. */
export async function enteredByGate(
  db: Database,
  conferenceId: number,
  pointIds: readonly number[],
): Promise<Entered[]> {
  const found = await sql<Entered>`
    select point_id as "pointId", coalesce(door, '') as door, coalesce(desk, false) as desk, count(distinct registration_id)::int as people
    from (
      select attendance.point_id, attendance.registration_id, coalesce(checkin_device.door, '') as door, scan.source = 'desk' as desk
      from attendance join scan on scan.id = attendance.scan_id left join checkin_device on checkin_device.id = scan.device_id
      where attendance.conference_id = ${conferenceId} and attendance.point_id = any(${[...pointIds]}::bigint[])
        and attendance.kind = 'in' and ${isNotUndone}
    ) as one
    group by grouping sets ((point_id, door, desk), ())`.execute(db);
  return found.rows;
}

/** Milliseconds after which a desk that admitted nobody counts as closed. */
export const DESK_MS = 10 * 60_000;

/** Members of staff who admitted at the desk since a moment. */
export async function desksInUse(db: Database, pointIds: readonly number[], since: Date): Promise<number> {
  const row = await db
    .selectFrom('scan')
    .select((by) => by.fn.count<number>('staff_id').distinct().as('count'))
    .where('point_id', 'in', [...pointIds])
    .where('source', '=', 'desk')
    .where('at', '>=', since)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Begin of the next session that people are expected for: of these halls, or of any hall where none is named. */
export async function nextBegin(
  db: Database,
  conferenceId: number,
  hallIds: readonly number[],
  now: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('programme_session')
    .select((by) => by.fn.min<Date | null>('starts_at').as('at'))
    .where('conference_id', '=', conferenceId)
    .where('starts_at', '>', now)
    .$if(hallIds.length > 0, (query) => query.where('hall_id', 'in', [...hallIds]))
    .executeTakeFirst();
  return row?.at ?? null;
}

export const titleOf = (db: Database, conferenceId: number) =>
  db.selectFrom('conference').select(['title', 'zone']).where('id', '=', conferenceId).executeTakeFirst();

import { sql, type Selectable } from 'kysely';
import type { PointRules } from '@meetingapp/domain/checkin/point-rules.ts';
import { isTicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { isNotUndone } from '../../../db/rows/undone-admission.ts';

export type PointRow = Selectable<Schema['checkin_point']>;

/** Rules of a row, as the domain decides by them. A closed point is one whose time is over. */
export function rulesOf(row: PointRow): PointRules {
  const opens = row.opens.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }));
  return {
    opens: row.closed_at ? [{ from: 0, until: row.closed_at.getTime() }] : opens,
    roles: row.roles.filter(isTicketRole),
    feeIds: row.fee_ids.map(Number),
    branchIds: row.branch_ids.map(Number),
    most: row.most_times === null ? null : { times: row.most_times, per: row.most_per },
    ways: row.ways,
    antiPassback: row.anti_passback,
    capacity: row.capacity,
    moving: row.moving,
  };
}

export const findPoints = (db: Database, conferenceId: number): Promise<PointRow[]> =>
  db
    .selectFrom('checkin_point')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const findPoint = (db: Database, conferenceId: number, id: number): Promise<PointRow | undefined> =>
  db
    .selectFrom('checkin_point')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .where('id', '=', id)
    .executeTakeFirst();

/** People admitted at each point of a conference, each once however often they came, and its devices. */
export async function countsByPoint(db: Database, conferenceId: number) {
  const [admitted, devices] = await Promise.all([
    db
      .selectFrom('attendance')
      .select((by) => ['point_id', by.fn.count<number>('registration_id').distinct().as('count')])
      .where('conference_id', '=', conferenceId)
      .where('kind', '=', 'in')
      .where(isNotUndone)
      .groupBy('point_id')
      .execute(),
    db
      .selectFrom('checkin_device')
      .select((by) => ['point_id', by.fn.countAll<number>().as('count')])
      .where('conference_id', '=', conferenceId)
      .where('enrolled_at', 'is not', null)
      .where('locked_at', 'is', null)
      .where('purged_at', 'is', null)
      .groupBy('point_id')
      .execute(),
  ]);
  const of = (rows: readonly { point_id: number; count: number }[]) =>
    new Map(rows.map(({ point_id, count }) => [point_id, Number(count)]));
  return { admitted: of(admitted), devices: of(devices) };
}

/** A longer pause between two scans is no work at the door; seconds. */
const PAUSE_SECONDS = 60;
/** Scans of a point that are looked at. */
const LAST_SCANS = 500;

/** Median seconds from one scan to the next at the same device among the last scans of each point. Both times are the device's. */
export async function secondsPerScan(db: Database, conferenceId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ point_id: number; seconds: number }>`
    select point_id, round(percentile_cont(0.5) within group (order by seconds)::numeric, 1)::float8 as seconds from (
      select point.id as point_id, extract(epoch from at - lag(at) over (partition by point.id, device_id order by at)) as seconds
      from checkin_point as point cross join lateral (
        select device_id, at, undoes from scan where point_id = point.id order by number desc limit ${LAST_SCANS}) as scan
      where point.conference_id = ${conferenceId} and device_id is not null and undoes is null) as gap
    where seconds <= ${PAUSE_SECONDS} group by point_id`.execute(db);
  return new Map(rows.map(({ point_id, seconds }) => [point_id, seconds]));
}

/** Fees and branches that rules may name, halls where a point may stand, and the valid tickets of each role. */
export async function ruleChoices(db: Database, conferenceId: number) {
  const [fees, branches, halls, forms, tickets] = await Promise.all([
    db.selectFrom('fee_kind').select(['id', 'title']).where('conference_id', '=', conferenceId).orderBy('id').execute(),
    db.selectFrom('branch').select(['id', 'title']).where('conference_id', '=', conferenceId).orderBy('id').execute(),
    db
      .selectFrom('hall')
      .select(['id', 'name'])
      .where('conference_id', '=', conferenceId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('conference_form')
      .select(['id', 'title'])
      .where('conference_id', '=', conferenceId)
      .where('purpose', '=', 'checkin')
      .where('closed_at', 'is', null)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('ticket')
      .select((by) => ['role', by.fn.countAll<number>().as('count')])
      .where('conference_id', '=', conferenceId)
      .where('state', '=', 'valid')
      .groupBy('role')
      .execute(),
  ]);
  return { fees, branches, halls, forms, tickets };
}

/** The zone of a conference, in which its days begin, and whether the codes on phones change. */
export const findDoorSettings = (db: Database, conferenceId: number) =>
  db.selectFrom('conference').select(['zone', 'moving_codes']).where('id', '=', conferenceId).executeTakeFirst();

/** The zone of a conference, in which its days begin. */
export const zoneOf = async (db: Database, conferenceId: number): Promise<string> =>
  (await findDoorSettings(db, conferenceId))?.zone ?? 'UTC';

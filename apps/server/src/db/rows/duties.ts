import type { DeskDuty } from '@meetingapp/contract/statistics/figures.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../connection/database.ts';

export interface DutyRow {
  kind: DeskDuty['kind'];
  count: number;
  /** When the oldest of them began to wait; null when there are none. */
  since: Date | null;
}

/**
 * One kind of work that waits for staff: a statement whose columns are those of `DutyRow`, for one conference. Each feature defines
 * its own.
 */
export type DutyQuery = (conferenceId: number) => RawBuilder<unknown>;

/** Work waiting for staff of a conference: one row per kind, in the order of the queries, read in one statement. */
export async function readDuties(
  db: Database,
  conferenceId: number,
  queries: readonly DutyQuery[],
): Promise<DutyRow[]> {
  const parts = queries.map(
    (query, place) => sql`select ${place}::int as place, duty.* from (${query(conferenceId)}) as duty`,
  );
  const { rows } = await sql<DutyRow>`
    select kind, count, since from (${sql.join(parts, sql` union all `)}) as duties order by place`.execute(db);
  return rows;
}

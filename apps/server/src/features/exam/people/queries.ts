import { sql } from 'kysely';
import type { PeopleFilter } from '@meetingapp/contract/exam/people.ts';
import type { Database } from '../../../db/connection/database.ts';

export interface ExamineeRow {
  id: number;
  name: string;
  registration: string;
  number: number;
  state: 'running' | 'finished';
  mark: number | null;
  most: number | null;
  passed: boolean | null;
  automatic: boolean;
  started_at: Date;
  finished_at: Date | null;
  /** Hundredths of a point by section. */
  sums: { section: number; mark: number; most: number }[];
  /** Attempts that match; the same in each row. */
  found: number;
}

interface Page {
  examId: number;
  filter: PeopleFilter;
  /** Only attempts with a smaller id; null: from the newest. */
  before: number | null;
  limit: number;
}

/** Attempts of an exam that match, newest first, with the person's name as registered and the marks of each section. */
export async function examinees(db: Database, { examId, filter, before, limit }: Page): Promise<ExamineeRow[]> {
  const { words, outcome } = filter;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ExamineeRow>`
    with listed as (
      select attempt.*, coalesce(nullif(registered.name, ''), account.name, '') as person,
        coalesce(registered.number, '') as registration
      from exam_attempt as attempt
        join exam on exam.id = attempt.exam_id
        join account on account.id = attempt.account_id
        left join lateral (
          select name, number from registration where account_id = attempt.account_id
            and conference_id = exam.conference_id order by id desc limit 1
        ) as registered on true
      where exam.id = ${examId}
    ), matching as (
      select * from listed where (${words} = '' or person ilike ${pattern} or registration ilike ${pattern})
        and (${outcome}::text is null or case ${outcome}
          when 'running' then state = 'running'
          when 'passed' then passed
          when 'failed' then state = 'finished' and not passed
          else state = 'finished' and automatic end)
    )
    select id::int, person as name, registration, number, state, mark, most, passed, automatic, started_at, finished_at,
      (select count(*)::int from matching) as found,
      coalesce((
        select json_agg(json_build_object('section', section, 'mark', mark, 'most', most) order by section) from (
          select section, coalesce(sum(mark), 0)::int as mark, sum(coalesce(counted, most))::int as most
          from exam_attempt_item where attempt_id = matching.id and matching.state = 'finished' group by section
        ) as by_section
      ), '[]') as sums
    from matching where (${before}::bigint is null or id < ${before}) order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** All attempts of an exam. */
export async function countAttempts(db: Database, examId: number): Promise<number> {
  const { count } = await db
    .selectFrom('exam_attempt')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('exam_id', '=', examId)
    .executeTakeFirstOrThrow();
  return count;
}

import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import type { Facts } from '@meetingapp/domain/registration/fees/rule.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { groupSize } from '../../registration/group/queries.ts';
import { factsOf } from '../../registration/record/queries-person.ts';

/** Answers limited to those that rules ask about: any other would put every person in a separate group. */
const askedOnly = (codes: readonly string[]) => sql<Record<string, string>>`
  (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(registration.answers)
    where key = any(${[...codes]}::text[]))`;

/** Number of people who register together. As in pricing, registrations without a name do not count. */
const together = (conferenceId: number) => sql`
  together as (
    select group_id, count(*)::int as size from registration
    where conference_id = ${conferenceId} and group_id is not null and name <> ''
      and state in ('draft', 'submitted', 'approved', 'confirmed', 'attended')
    group by group_id
  )`;
const groupSizeOf = sql`greatest(1, coalesce(together.size, 1))`;

interface Counted {
  group_size: number;
  answers: Record<string, string>;
  branch_id: number | null;
  member: boolean;
  fee_kind_id: number | null;
  ordered: boolean;
  people: number;
}

const PRESENT: readonly RegistrationState[] = ['submitted', 'approved', 'confirmed', 'attended'];
const UNPAID: readonly RegistrationState[] = ['draft', 'submitted', 'approved'];

/** Registered people, grouped by their answers to these codes. */
export async function registeredPeople(db: Database, conferenceId: number, codes: readonly string[]) {
  const { rows } = await sql<Counted>`
    with ${together(conferenceId)}
    select ${askedOnly(codes)} as answers, branch_id, member, ${groupSizeOf} as group_size, null as fee_kind_id,
      false as ordered, count(*)::int as people
    from registration left join together using (group_id) where conference_id = ${conferenceId} and state = any(${[...PRESENT]}::text[])
    group by 1, 2, 3, 4
  `.execute(db);
  return rows.map(peopleOf);
}

/** People who have one of these fees and have not paid it. */
export async function unpaidPeople(
  db: Database,
  conferenceId: number,
  feeIds: readonly number[],
  codes: readonly string[],
) {
  const { rows } = await sql<Counted>`
    with ${together(conferenceId)}
    select ${askedOnly(codes)} as answers, branch_id, member, ${groupSizeOf} as group_size, fee_kind_id, exists (
        select from orders where orders.registration_id = registration.id and orders.state = 'open'
      ) as ordered, count(*)::int as people
    from registration left join together using (group_id) where conference_id = ${conferenceId} and state = any(${[...UNPAID]}::text[])
      and fee_kind_id = any(${[...feeIds]}::bigint[])
    group by 1, 2, 3, 4, 5, 6
  `.execute(db);
  return rows.map(peopleOf);
}

const peopleOf = ({ answers, branch_id, member, group_size, fee_kind_id, ordered, people }: Counted) => ({
  facts: factsOf(answers, branch_id, member, group_size),
  branchId: branch_id,
  feeId: fee_kind_id,
  ordered,
  people,
});

/** Escapes the wildcards of `like`. */
const literally = (words: string) => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** People of a conference by name, number or phone: the ten newest. */
export async function findPeople(
  db: Database,
  conferenceId: number,
  words: string,
): Promise<
  { id: number; name: string; number: string; feeId: number | null; branchId: number | null; facts: Facts }[]
> {
  const rows = await db
    .selectFrom('registration')
    .select(['id', 'name', 'number', 'answers', 'branch_id', 'member', 'group_id', 'fee_kind_id'])
    .where('conference_id', '=', conferenceId)
    .where('state', 'not in', ['gone', 'cancelled', 'refused'])
    .where((where) =>
      where.or([
        where('name', 'ilike', `%${literally(words)}%`),
        where('number', 'ilike', `%${literally(words)}`),
        where('person_key', '=', words),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  const sizes = await Promise.all(rows.map((row) => groupSize(db, row.group_id)));
  return rows.map((row, index) => ({
    id: row.id,
    name: row.name,
    number: row.number,
    feeId: row.fee_kind_id,
    branchId: row.branch_id,
    facts: factsOf(row.answers, row.branch_id, row.member, sizes[index]),
  }));
}

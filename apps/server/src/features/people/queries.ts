import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

const PAGE = 60;

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The people of a conference's programme. */
const people = (db: Database, conferenceId: number) =>
  db.selectFrom('expert').where('expert.conference_id', '=', conferenceId);

const listed = (db: Database, conferenceId: number) =>
  people(db, conferenceId)
    .select(['id', 'version', 'name', 'affiliation', 'post', 'portrait', 'reading', 'phone', 'email', 'account_id'])
    .select(sql<string>`(select count(*) from programme_role where expert_id = expert.id)`.as('items'));

/** Sorted by reading; every search word must occur in name, reading or affiliation. */
export async function listPeople(db: Database, conferenceId: number, words: string, after: number) {
  const wanted = words.split(/\s+/).filter((word) => word !== '');
  const fits = wanted.map((word) => {
    const like = `%${escaped(word)}%`;
    return sql<boolean>`(name::text ilike ${like} or replace(reading, ' ', '') ilike ${like} or affiliation::text ilike ${like})`;
  });
  const all = sql<boolean>`${sql.join([sql`true`, ...fits], sql` and `)}`;
  const rows = await listed(db, conferenceId)
    .where(all)
    .orderBy('reading')
    .orderBy('id')
    .limit(PAGE)
    .offset(after)
    .execute();
  const { total } = await people(db, conferenceId)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(all)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total), next: after + rows.length < Number(total) ? after + rows.length : null };
}
export type PersonRow = Awaited<ReturnType<typeof listPeople>>['rows'][number];

export const findPerson = (db: Database, conferenceId: number, id: number) =>
  listed(db, conferenceId).select('biography').where('id', '=', id).executeTakeFirst();

/** Parts of a person in the programme, by time. */
export const doneBy = (db: Database, expertId: number) =>
  db
    .selectFrom('programme_role')
    .leftJoin('programme_session', 'programme_session.id', 'programme_role.session_id')
    .leftJoin('talk', 'talk.id', 'programme_role.talk_id')
    .select([
      'programme_role.role',
      'programme_role.session_id',
      'programme_role.talk_id',
      'programme_session.title as session_title',
      'programme_session.starts_at as session_from',
      'talk.title as talk_title',
      'talk.starts_at as talk_from',
    ])
    .where('programme_role.expert_id', '=', expertId)
    .orderBy(sql`coalesce(programme_session.starts_at, talk.starts_at)`)
    .orderBy('programme_role.id')
    .execute();

/** The account with one of these as a verified identity. */
export async function accountBy(
  db: Database,
  { phone, email }: { phone: string; email: string },
): Promise<number | null> {
  const values = [phone.replaceAll(/[\s-]/g, '').replace(/^\+86/, ''), email].filter((value) => value !== '');
  if (values.length === 0) return null;
  const row = await db
    .selectFrom('identity')
    .select('account_id')
    .where('kind', 'in', ['phone', 'email'])
    .where('value', 'in', values)
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function allGroups(db: Database, conferenceId: number) {
  const groups = await db
    .selectFrom('expert_group')
    .select(['id', 'name', 'note'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const members = await db
    .selectFrom('expert_group_member')
    .innerJoin('expert_group', 'expert_group.id', 'expert_group_member.group_id')
    .innerJoin('expert', 'expert.id', 'expert_group_member.expert_id')
    .where('expert_group.conference_id', '=', conferenceId)
    .select(['group_id', 'expert_id', 'duty', 'expert.name'])
    .orderBy('expert_group_member.position')
    .orderBy('expert_id')
    .execute();
  return groups.map((group) => ({
    ...group,
    members: members
      .filter(({ group_id }) => group_id === group.id)
      .map(({ expert_id, name, duty }) => ({ expert: expert_id, name, duty })),
  }));
}

/** Those of the ids that do not belong to this conference. */
export async function strangers(db: Database, conferenceId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await people(db, conferenceId)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !own.has(id)));
}

import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { tableRoles } from '@meetingapp/domain/checkin/name-card.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Everybody of a conference's programme with the session they sit in, once for each of their roles. */
const seated = (conferenceId: number) => sql`
  select role.expert_id, role.role, role.position, session.id as session_id, talk.position as talk
  from programme_role as role
  left join talk on talk.id = role.talk_id
  join programme_session as session on session.id = coalesce(role.session_id, talk.session_id)
  where session.conference_id = ${conferenceId} and role.role = any(${[...tableRoles]}::text[])`;

interface CardSession {
  id: number;
  title: Bilingual;
  startsAt: Date;
  people: number;
}

/** Sessions in the order of the programme with how many people sit at their table; those without anybody are left out. */
export async function cardSessions(db: Database, conferenceId: number): Promise<CardSession[]> {
  const { rows } = await sql<CardSession>`
    select session.id, session.title, session.starts_at as "startsAt", count(distinct seated.expert_id)::int as people
    from (${seated(conferenceId)}) as seated join programme_session as session on session.id = seated.session_id
    group by session.id order by session.starts_at, session.id`.execute(db);
  return rows;
}

export async function countSeated(db: Database, conferenceId: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct expert_id)::int as people from (${seated(conferenceId)}) as seated`.execute(db);
  return rows[0]?.people ?? 0;
}

export interface SeatedPerson {
  name: Bilingual;
  affiliation: Bilingual;
  /** The first of their roles in the order of `tableRoles`. */
  role: string;
}

/** The people of one session, chairs first and then as they speak; null: of all sessions, by name. Each person once. */
export async function seatedPeople(
  db: Database,
  conferenceId: number,
  sessionId: number | null,
): Promise<SeatedPerson[]> {
  const { rows } = await sql<SeatedPerson>`
    select name, affiliation, role
    from (
      select distinct on (expert.id) expert.name, expert.affiliation, expert.reading, expert.id, seated.role, seated.talk, seated.position,
        array_position(${[...tableRoles]}::text[], seated.role) as rank
      from (${seated(conferenceId)}) as seated join expert on expert.id = seated.expert_id
      where ${sessionId}::bigint is null or seated.session_id = ${sessionId}
      order by expert.id, array_position(${[...tableRoles]}::text[], seated.role), seated.talk nulls first, seated.position
    ) as person
    order by case when ${sessionId}::bigint is null then 0 else rank end, case when ${sessionId}::bigint is null then null else talk end,
      case when ${sessionId}::bigint is null then null else position end, reading, id`.execute(db);
  return rows;
}

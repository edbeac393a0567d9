import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

/** How long after the end of a session or a conference it is still looked at, so that late corrections of the programme still count. */
const LOOKED_AT_DAYS = 30;

/**
 * Records what the programme and the papers say that people with an account did: talks held (role speaker, the talk has ended) and papers
 * presented (accepted, the presenting author has the account's name; a talk's paper once its session has ended, others once the conference
 * has). A repeated run adds nothing. A talk without a time of its own follows the talks above it. Returns the number of new rows.
 */
export async function recordProgramme(db: Database, now: Date): Promise<number> {
  const talks = await sql`
    with timed as (
      select talk.id, talk.conference_id, talk.session_id, talk.title, talk.minutes, coalesce(talk.starts_at,
        session.starts_at + make_interval(mins => (sum(talk.minutes) over (
          partition by talk.session_id order by talk.position, talk.id) - talk.minutes)::int)) as starts_at
      from talk join programme_session as session on session.id = talk.session_id
      where session.ends_at between ${now}::timestamptz - make_interval(days => ${LOOKED_AT_DAYS}) and ${now}
    )
    insert into evidence
      (conference_id, account_id, kind, session_id, from_at, until_at, subject, title, source, source_key)
    select timed.conference_id, expert.account_id, 'talk', timed.session_id, timed.starts_at,
      timed.starts_at + make_interval(mins => timed.minutes), 'talk:' || timed.id, timed.title, 'programme',
      'talk:' || timed.id || ':' || expert.account_id
    from timed join programme_role as role on role.talk_id = timed.id and role.role = 'speaker'
    join expert on expert.id = role.expert_id join conference on conference.id = timed.conference_id
    where expert.account_id is not null and conference.state <> 'draft'
      and timed.starts_at + make_interval(mins => timed.minutes) <= ${now}
    on conflict on constraint evidence_once do nothing`.execute(db);
  const papers = await sql`
    insert into evidence
      (conference_id, account_id, kind, session_id, from_at, until_at, subject, title, source, source_key)
    select paper.conference_id, paper.account_id, 'paper', talk.session_id, shown.at, shown.at, 'paper:' || paper.id, paper.title,
      'programme', 'paper:' || paper.id || ':' || paper.account_id
    from paper join account on account.id = paper.account_id join conference on conference.id = paper.conference_id
    left join talk on talk.id = paper.talk_id left join programme_session as session on session.id = talk.session_id
    cross join lateral (select coalesce(session.ends_at, (conference.ends_on + 1)::timestamp at time zone conference.zone) as at) as shown
    where paper.state in ('decided', 'confirmed') and paper.decision in ('oral', 'poster') and conference.state <> 'draft'
      and shown.at between ${now}::timestamptz - make_interval(days => ${LOOKED_AT_DAYS}) and ${now}
      and account.name <> '' and exists (
        select from paper_author as author where author.paper_id = paper.id and author.presenting
          and account.name in (author.name ->> 'zh', author.name ->> 'en'))
    on conflict on constraint evidence_once do nothing`.execute(db);
  return Number((talks.numAffectedRows ?? 0n) + (papers.numAffectedRows ?? 0n));
}

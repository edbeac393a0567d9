import { sql } from 'kysely';
import type { IntroductionState } from '@meetingapp/contract/photos/photo.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';

export async function collectingOf(
  db: Database,
  conferenceId: number,
): Promise<{ collecting: boolean; version: number }> {
  const row = await db
    .selectFrom('photo_settings')
    .select(['collecting', 'version'])
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row ?? { collecting: true, version: 0 };
}

export type Bar = 'introduction_closed' | 'introduction_registered';

/** Why an account may not hand in an introduction; null: it may, as it is registered or a person of the programme. */
export async function barOf(db: Database, conferenceId: number, accountId: number): Promise<Bar | null> {
  if (!(await collectingOf(db, conferenceId)).collecting) return 'introduction_closed';
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from registration where conference_id = ${conferenceId} and account_id = ${accountId}
        and state in ('confirmed', 'attended'))
      or exists (select from expert where conference_id = ${conferenceId} and account_id = ${accountId}) as known`.execute(
    db,
  );
  return rows[0]?.known ? null : 'introduction_registered';
}

/** Name and institution of an account in a conference: those of its registration or its entry in the programme. */
export async function personOf(
  db: Database,
  conferenceId: number,
  accountId: number,
  language: Language,
): Promise<{ name: string; affiliation: string }> {
  const other = language === 'zh' ? 'en' : 'zh';
  const said = (column: string) =>
    sql`coalesce(nullif(${sql.ref(column)} ->> ${language}, ''), nullif(${sql.ref(column)} ->> ${other}, ''))`;
  const { rows } = await sql<{ name: string; affiliation: string }>`
    select coalesce(expert.name, own.name, account.name) as name,
      coalesce(expert.affiliation, own.affiliation, '') as affiliation
    from account
      left join lateral (select ${said('expert.name')} as name, ${said('expert.affiliation')} as affiliation
        from expert where expert.account_id = account.id and conference_id = ${conferenceId} order by id limit 1)
        as expert on true
      left join lateral (select registration.name, registration.answers ->> 'company' as affiliation from registration
        where registration.account_id = account.id and conference_id = ${conferenceId} and state <> 'cancelled'
        order by registration.name = account.name desc, id limit 1) as own on true
    where account.id = ${accountId}`.execute(db);
  return rows[0] ?? { name: '', affiliation: '' };
}

export const introductionOf = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('introduction')
    .select(['state', 'avatar', 'body as text', 'reason'])
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export async function countWaiting(db: Database, conferenceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('introduction')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conference_id', '=', conferenceId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

export interface IntroductionRow {
  id: number;
  name: string;
  affiliation: string;
  avatar: string;
  text: string;
  language: Language;
  at: Date;
  state: IntroductionState;
  reason: string;
  expert: { id: number; name: Bilingual; portrait: boolean; biography: boolean } | null;
}

interface Listed {
  conferenceId: number;
  stage: IntroductionState;
  words: string;
  after: number | null;
  most: number;
}

/** Introductions in one state; waiting ones oldest first, others newest first. */
export async function listIntroductions(
  db: Database,
  { conferenceId, stage, words, after, most }: Listed,
): Promise<IntroductionRow[]> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const oldest = stage === 'waiting';
  const beyond =
    after === null ? sql`true` : oldest ? sql`introduction.id > ${after}` : sql`introduction.id < ${after}`;
  const { rows } = await sql<IntroductionRow>`
    select introduction.id, introduction.name, introduction.affiliation, avatar, body as text, language, at, state, reason,
      case when expert.id is not null then json_build_object('id', expert.id, 'name', expert.name,
        'portrait', expert.portrait is not null, 'biography', coalesce(expert.biography ->> language, '') <> '') end as expert
    from introduction left join lateral (select * from expert
      where expert.account_id = introduction.account_id and expert.conference_id = introduction.conference_id
      order by expert.id limit 1) as expert on true
    where introduction.conference_id = ${conferenceId} and state = ${stage} and ${beyond}
      and (introduction.name ilike ${pattern} or introduction.affiliation ilike ${pattern} or body ilike ${pattern})
    order by introduction.id ${oldest ? sql`asc` : sql`desc`} limit ${most}`.execute(db);
  return rows;
}

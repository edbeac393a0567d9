import { sql } from 'kysely';
import type { SubjectKind } from '@meetingapp/contract/pages/page.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { programmeInForce } from '../agenda/release/queries-cached-programmes.ts';
import { articlesAmong } from '../news/queries.ts';

/** A kind of item that can belong to a topic, as the console searches it: the table of its rows, and the column with the name. */
interface Kind {
  table: 'programme_session' | 'article' | 'expert';
  name: 'title' | 'name';
}

/** One entry per kind: a kind added here and in `present-entries.ts` can be chosen in the console and appears on the phone. */
const kinds: Record<SubjectKind, Kind> = {
  session: { table: 'programme_session', name: 'title' },
  article: { table: 'article', name: 'title' },
  person: { table: 'expert', name: 'name' },
};

interface Asked {
  conferenceId: number;
  /** In the organiser's order. */
  entries: readonly { kind: SubjectKind; id: number }[];
  now: Date;
}

/** Loads the rows from which the entries of a topic are shown to attendees: the released programme and the published articles. */
export async function entryRows(db: Database, { conferenceId, entries, now }: Asked) {
  const idsOf = (wanted: SubjectKind) => entries.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const ids: Record<SubjectKind, number[]> = {
    session: idsOf('session'),
    article: idsOf('article'),
    person: idsOf('person'),
  };
  const [programme, articles] = await Promise.all([
    ids.session.length + ids.person.length > 0 ? programmeInForce(db, conferenceId) : null,
    ids.article.length > 0 ? articlesAmong(db, conferenceId, ids.article, now) : [],
  ]);
  return { conferenceId, ids, programme, articles };
}
export type EntryRows = Awaited<ReturnType<typeof entryRows>>;

/** Returns the names of those ids that exist in this conference. */
export async function namesOf(db: Database, conferenceId: number, kind: SubjectKind, ids: number[]) {
  const { table, name } = kinds[kind];
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; name: Bilingual }>`
    select id, ${sql.ref(name)} as name from ${sql.table(table)}
    where conference_id = ${conferenceId} and id = any(${ids}::bigint[])`.execute(db);
  return rows.map((row) => ({ kind, ...row }));
}

const MOST = 20;

export async function findEntries(db: Database, conferenceId: number, kind: SubjectKind, words: string) {
  const { table, name } = kinds[kind];
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const alive = table === 'article' ? sql`and removed_at is null` : sql``;
  const { rows } = await sql<{ id: number; name: Bilingual }>`
    select id, ${sql.ref(name)} as name from ${sql.table(table)}
    where conference_id = ${conferenceId} ${alive}
      and (${sql.ref(name)} ->> 'zh' ilike ${pattern} or ${sql.ref(name)} ->> 'en' ilike ${pattern})
    order by id desc limit ${MOST}`.execute(db);
  return rows;
}

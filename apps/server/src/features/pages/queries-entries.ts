import { sql } from 'kysely';
import { href } from '@meetingapp/contract/paths.ts';
import type { SubjectItem, SubjectKind } from '@meetingapp/contract/pages.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';
import { programmeInForce } from '../agenda/queries-released.ts';
import { inWords, presentArticle } from '../news/present.ts';
import { articlesAmong } from '../news/queries.ts';

interface Shown {
  conferenceId: number;
  ids: number[];
  now: Date;
  language: Language;
}

/** A kind of thing that may belong to a topic: what people see of it, and how staff find it. */
interface Kind {
  show: (db: Database, shown: Shown) => Promise<SubjectItem[]>;
  /** The table with its rows, and the column that names one. */
  table: 'programme_session' | 'article' | 'expert';
  name: 'title' | 'name';
}

/** One entry per kind: what is added here can be chosen in the console and stands on the phone. */
const kinds: Record<SubjectKind, Kind> = {
  session: {
    table: 'programme_session',
    name: 'title',
    async show(db, { conferenceId, ids, language }) {
      const programme = await programmeInForce(db, conferenceId);
      return (programme?.sessions ?? [])
        .filter(({ id }) => ids.includes(id))
        .map((session) => ({
          id: session.id,
          title: inWords(session.title, language),
          text: inWords(programme?.halls.find(({ id }) => id === session.hall)?.name ?? nothing, language),
          picture: null,
          to: href('calDetail', { calid: session.id }, { cid: conferenceId }),
          at: session.from,
        }));
    },
  },
  article: {
    table: 'article',
    name: 'title',
    async show(db, { conferenceId, ids, now, language }) {
      const rows = await articlesAmong(db, conferenceId, ids, now);
      return inOrder(
        rows.map((row) => {
          const { id, title, summary, cover, at } = presentArticle(row, language);
          return {
            id,
            title,
            text: summary,
            picture: cover,
            to: href('infoDetails', { infoid: id }, { cid: conferenceId }),
            at,
          };
        }),
        ids,
      );
    },
  },
  person: {
    table: 'expert',
    name: 'name',
    async show(db, { conferenceId, ids, language }) {
      const programme = await programmeInForce(db, conferenceId);
      const experts = (programme?.experts ?? []).filter(({ id }) => ids.includes(id));
      return inOrder(
        experts.map((expert) => ({
          id: expert.id,
          title: inWords(expert.name, language),
          text: inWords(expert.affiliation, language),
          picture: expert.portrait,
          to: href('personDetail', { pid: expert.id }, { cid: conferenceId }),
          at: null,
        })),
        ids,
      );
    },
  },
};

const nothing: Bilingual = { zh: '', en: '' };

const inOrder = (items: SubjectItem[], ids: number[]): SubjectItem[] =>
  items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** What people may see of these: sessions by their time, all else in the organiser's order. */
export const showEntries = (db: Database, kind: SubjectKind, shown: Shown): Promise<SubjectItem[]> =>
  shown.ids.length === 0 ? Promise.resolve([]) : kinds[kind].show(db, shown);

/** The names of those of these that this conference has. */
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

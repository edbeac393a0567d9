import type { PaperFilter } from '@meetingapp/contract/papers/console.ts';
import type { PaperState } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** All papers of a conference that match a filter. */
function matching(db: Database, cid: number, { words, states, decisions, topicIds, wishes }: PaperFilter) {
  const decided = decisions.filter((one) => one !== 'none');
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('paper')
    .where('paper.conference_id', '=', cid)
    .$if(states.length > 0, (query) => query.where('paper.state', 'in', states))
    .$if(wishes.length > 0, (query) => query.where('paper.wish', 'in', wishes))
    .$if(topicIds.length > 0, (query) => query.where(sql<boolean>`paper.topics && ${topicIds}::bigint[]`))
    .$if(decisions.length > 0, (query) =>
      query.where((where) =>
        where.or([
          ...(decided.length > 0 ? [where('paper.decision', 'in', decided)] : []),
          ...(decisions.includes('none') ? [where('paper.decision', 'is', null)] : []),
        ]),
      ),
    )
    .$if(words !== '', (query) =>
      query.where(
        sql<boolean>`(paper.number ilike ${like} or paper.title ->> 'zh' ilike ${like} or paper.title ->> 'en' ilike ${like}
          or paper.id in (select paper_id from paper_author join paper as own on own.id = paper_id
            where own.conference_id = ${cid} and (name ->> 'zh' ilike ${like} or name ->> 'en' ilike ${like}))
          or paper.id in (select paper_id from paper_affiliation join paper as own on own.id = paper_id
            where own.conference_id = ${cid} and (name ->> 'zh' ilike ${like} or name ->> 'en' ilike ${like})))`,
      ),
    );
}

const PAGE = 50;

const listed = [
  'paper.id',
  'paper.number',
  'paper.title',
  'paper.topics',
  'paper.wish',
  'paper.state',
  'paper.decision',
  'paper.told_at',
  'paper.board',
  'paper.submitted_at',
  'paper.changed_at',
] as const;

/** A page of the papers that match a filter, latest number first, and their total. */
export async function pageOfPapers(db: Database, cid: number, filter: PaperFilter, page: number) {
  const found = matching(db, cid, filter);
  const papers = await found
    .select(listed)
    .select([
      sql<Bilingual | null>`(select name from paper_author where paper_id = paper.id order by presenting desc, position limit 1)`.as(
        'author',
      ),
      sql<number>`(select count(*)::int from paper_author where paper_id = paper.id)`.as('authors'),
      sql<Bilingual | null>`(select name from paper_affiliation where paper_id = paper.id order by position limit 1)`.as(
        'affiliation',
      ),
      sql<number>`(select count(*)::int from paper_file where paper_id = paper.id)`.as('files'),
      sql<number>`(select count(*)::int from paper_review where paper_id = paper.id and state <> 'declined')`.as(
        'reviews_asked',
      ),
      sql<number>`(select count(*)::int from paper_review where paper_id = paper.id and state = 'done')`.as(
        'reviews_done',
      ),
    ])
    .orderBy('paper.id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { papers, total };
}
export type ListedRow = Awaited<ReturnType<typeof pageOfPapers>>['papers'][number];

export async function countsOf(db: Database, cid: number): Promise<Partial<Record<PaperState, number>>> {
  const rows = await db
    .selectFrom('paper')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('conference_id', '=', cid)
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Up to `limit` papers that match a filter, after a number, with all columns of the export. */
export const papersFrom = (db: Database, cid: number, filter: PaperFilter, after: number, limit: number) =>
  matching(db, cid, filter)
    .selectAll('paper')
    .select([
      sql<
        { name: Bilingual; email: string; affiliations: number[]; presenting: boolean; corresponding: boolean }[]
      >`coalesce(
        (select jsonb_agg(to_jsonb(one) order by position) from paper_author as one where paper_id = paper.id), '[]')`.as(
        'people',
      ),
      sql<{ name: Bilingual; city: string; country: string }[]>`coalesce(
        (select jsonb_agg(to_jsonb(one) order by position) from paper_affiliation as one where paper_id = paper.id), '[]')`.as(
        'places',
      ),
    ])
    .where('paper.id', '>', after)
    .orderBy('paper.id')
    .limit(limit)
    .execute();
export type ExportedRow = Awaited<ReturnType<typeof papersFrom>>[number];

export async function countPapers(db: Database, cid: number, filter: PaperFilter): Promise<number> {
  const row = await matching(db, cid, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

const one = (db: Database, cid: number, paperId: number) =>
  db.selectFrom('paper').selectAll().where('id', '=', paperId).where('conference_id', '=', cid);

export const findPaper = (db: Database, cid: number, paperId: number) => one(db, cid, paperId).executeTakeFirst();

/** Locks a paper before a change. */
export const lockPaper = (transaction: DatabaseTransaction, cid: number, paperId: number) =>
  one(transaction, cid, paperId).forUpdate().executeTakeFirst();

export const stepsOf = (db: Database, paperId: number) =>
  db
    .selectFrom('paper_step')
    .leftJoin('staff_member', 'staff_member.id', 'paper_step.staff_id')
    .select(['paper_step.at', 'staff_member.name as by', 'from_state', 'to_state', 'note'])
    .where('paper_id', '=', paperId)
    .orderBy('paper_step.id')
    .execute();

export const findTalk = (db: Database, cid: number, talkId: number) =>
  db
    .selectFrom('talk')
    .select(['id', 'title'])
    .where('id', '=', talkId)
    .where('conference_id', '=', cid)
    .executeTakeFirst();

export const accountName = (db: Database, accountId: number) =>
  db.selectFrom('account').select(['id', 'name']).where('id', '=', accountId).executeTakeFirst();

export const talksWith = (db: Database, cid: number, words: string) => {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('talk')
    .select(['id', 'title'])
    .where('conference_id', '=', cid)
    .where((where) =>
      where.or([where(sql<string>`title ->> 'zh'`, 'ilike', like), where(sql<string>`title ->> 'en'`, 'ilike', like)]),
    )
    .orderBy('id')
    .limit(20)
    .execute();
};

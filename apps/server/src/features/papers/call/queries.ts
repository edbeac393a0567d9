import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { CallTimes } from '@meetingapp/domain/papers/call-times.ts';
import type { PaperRules } from '@meetingapp/domain/papers/check-paper.ts';

/** Topics in order, each with the number of papers that chose it. */
export const countedTopics = (db: Database, cid: number) =>
  db
    .selectFrom('paper_topic')
    .select(['id', 'division', 'name'])
    .select(
      sql<number>`(select count(*)::int from paper where paper.conference_id = ${cid} and paper_topic.id = any (paper.topics))`.as(
        'papers',
      ),
    )
    .where('conference_id', '=', cid)
    .orderBy('position')
    .orderBy('id')
    .execute();

const call = (db: Database, cid: number) => db.selectFrom('paper_call').selectAll().where('conference_id', '=', cid);

export const findCall = (db: Database, cid: number) => call(db, cid).executeTakeFirst();
export type CallRow = NonNullable<Awaited<ReturnType<typeof findCall>>>;

/** As the call, with a shared lock: its times cannot change until the end of the transaction. */
export const holdCall = (transaction: DatabaseTransaction, cid: number) =>
  call(transaction, cid).forShare().executeTakeFirst();

/** As the call, locked for update: serializes the allocation of paper numbers. */
export const lockCall = (transaction: DatabaseTransaction, cid: number) =>
  call(transaction, cid).forUpdate().executeTakeFirst();

/** Topics of a conference, in the organiser's order. */
export const topicsOf = (db: Database, cid: number) =>
  db
    .selectFrom('paper_topic')
    .select(['id', 'division', 'name'])
    .where('conference_id', '=', cid)
    .orderBy('position')
    .orderBy('id')
    .execute();
export type TopicRow = Awaited<ReturnType<typeof topicsOf>>[number];

/** Review settings of a conference, with the defaults when it has no call; null when the conference does not exist. */
export function findReviewing(db: Database, cid: number) {
  return db
    .selectFrom('conference')
    .leftJoin('paper_call', 'paper_call.conference_id', 'conference.id')
    .select([
      'conference.zone',
      'conference.title',
      'paper_call.blind',
      'paper_call.reviewers_each',
      'paper_call.review_until',
      'paper_call.criteria',
      'paper_call.sections',
    ])
    .where('conference.id', '=', cid)
    .executeTakeFirst();
}
export type Reviewing = NonNullable<Awaited<ReturnType<typeof findReviewing>>>;

/** Without a call nothing is open and there are no deadlines. */
export const timesOf = (row: CallRow | undefined): CallTimes => ({
  opensAt: row?.opens_at ?? null,
  closesAt: row?.closes_at ?? null,
  reviseUntil: row?.revise_until ?? null,
  confirmUntil: row?.confirm_until ?? null,
});

export const rulesOf = (row: CallRow, topics: readonly TopicRow[]): PaperRules => ({
  topics: topics.map(({ id }) => id),
  topicsMost: row.topics_most,
  wishes: row.wishes,
  sections: row.sections,
  wordsLeast: row.words_least,
  wordsMost: row.words_most,
  authorsMost: row.authors_most,
});

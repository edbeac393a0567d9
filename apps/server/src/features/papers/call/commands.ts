import type { CallInput } from '@meetingapp/contract/papers/call.ts';
import { cleanLine, cleanText } from '@meetingapp/domain/papers/clean-paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { lockCall, topicsOf } from './queries.ts';

const moment = (at: string | null) => (at === null ? null : new Date(at));
const lines = ({ zh, en }: Bilingual) => ({ zh: cleanLine(zh), en: cleanLine(en) });

/** Creates the call of a conference, or updates it by optimistic lock. */
export const saveCall = (db: Database, cid: number, version: number | null, wish: CallInput) =>
  inTransaction(db, async (transaction) => {
    const before = await lockCall(transaction, cid);
    if ((before?.version ?? null) !== version) return refused('changed_meanwhile');
    const values = {
      opens_at: moment(wish.opensAt),
      closes_at: moment(wish.closesAt),
      revise_until: moment(wish.reviseUntil),
      confirm_until: moment(wish.confirmUntil),
      guidance: JSON.stringify({ zh: cleanText(wish.guidance.zh), en: cleanText(wish.guidance.en) }),
      wishes: wish.wishes,
      sections: JSON.stringify(wish.sections.map((section) => ({ ...section, name: lines(section.name) }))),
      words_least: wish.wordsLeast,
      words_most: wish.wordsMost,
      authors_most: wish.authorsMost,
      papers_each: wish.papersEach,
      topics_most: wish.topicsMost,
      files: wish.files,
      blind: wish.blind,
      reviewers_each: wish.reviewersEach,
      review_until: moment(wish.reviewUntil),
      criteria: JSON.stringify(wish.criteria.map((one) => ({ ...one, name: lines(one.name) }))),
      votes_each: wish.votesEach,
      vote_until: moment(wish.voteUntil),
    };
    const next = (version ?? 0) + 1;
    const made = await transaction
      .insertInto('paper_call')
      .values({ ...values, conference_id: cid, version: next })
      .onConflict((conflict) => conflict.column('conference_id').doUpdateSet({ ...values, version: next }))
      .returning('version')
      .executeTakeFirstOrThrow();
    return { ok: true, version: made.version } as const;
  });

interface TopicWish {
  id: number | null;
  division: Bilingual;
  name: Bilingual;
}

export const saveTopic = (db: Database, cid: number, { id, division, name }: TopicWish) =>
  inTransaction(db, async (transaction) => {
    const values = { division: JSON.stringify(lines(division)), name: JSON.stringify(lines(name)) };
    const row =
      id === null
        ? await transaction
            .insertInto('paper_topic')
            .values({
              ...values,
              conference_id: cid,
              position: sql<number>`(select coalesce(max(position), -1) + 1 from paper_topic where conference_id = ${cid})`,
            })
            .returning('id')
            .executeTakeFirst()
        : await transaction
            .updateTable('paper_topic')
            .set(values)
            .where('id', '=', id)
            .where('conference_id', '=', cid)
            .returning('id')
            .executeTakeFirst();
    return row ? ({ ok: true, topicId: row.id } as const) : refused('not_found');
  });

/** Refused when the ids are not all topics: one was added or removed since. */
export const orderTopics = (db: Database, cid: number, topicIds: readonly number[]) =>
  inTransaction(db, async (transaction) => {
    await lockCall(transaction, cid);
    const known = new Set((await topicsOf(transaction, cid)).map(({ id }) => id));
    const wanted = new Set(topicIds);
    if (known.size !== wanted.size || topicIds.length !== wanted.size || topicIds.some((id) => !known.has(id)))
      return refused('changed_meanwhile');
    for (const [position, id] of topicIds.entries())
      await transaction.updateTable('paper_topic').set({ position }).where('id', '=', id).execute();
    return { ok: true } as const;
  });

/** Removes a topic; papers that chose it get `into` instead. */
export const removeTopic = (db: Database, cid: number, topicId: number, into: number | null) =>
  inTransaction(db, async (transaction) => {
    // Authors who submit wait for this lock, so that no paper refers to a removed topic.
    await lockCall(transaction, cid);
    const known = (await topicsOf(transaction, cid)).map(({ id }) => id);
    if (!known.includes(topicId) || (into !== null && (into === topicId || !known.includes(into))))
      return refused('not_found');
    const using = await transaction
      .selectFrom('paper')
      .select(['id', 'topics'])
      .where('conference_id', '=', cid)
      .where(sql<boolean>`${topicId}::bigint = any (topics)`)
      .forUpdate()
      .execute();
    if (using.length > 0 && into === null) return refused('topic_in_use');
    for (const { id, topics } of using)
      await transaction
        .updateTable('paper')
        .set({
          topics: [...new Set(topics.map((one) => (one === topicId ? (into ?? one) : one)))],
          version: sql`version + 1`,
        })
        .where('id', '=', id)
        .execute();
    await sql`update paper_reviewer set topics = array_remove(topics, ${topicId}::bigint)
      where conference_id = ${cid} and ${topicId}::bigint = any (topics)`.execute(transaction);
    await transaction.deleteFrom('paper_topic').where('id', '=', topicId).where('conference_id', '=', cid).execute();
    return { ok: true, papers: using.length } as const;
  });

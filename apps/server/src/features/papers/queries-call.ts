import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** The topics in order, each with how many papers chose it. */
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

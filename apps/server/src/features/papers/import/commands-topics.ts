import { byScript, plainTopic, topicKey, type ImportedTopic } from '@meetingapp/domain/papers/import-paper.ts';
import type { PlannedPaper } from '@meetingapp/domain/papers/import-plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { topicsThere, type TopicRow } from './queries.ts';

/** Keys of a topic: its name in each language. */
const keysOf = ({ division, name }: Pick<TopicRow, 'division' | 'name'>): string[] =>
  [name.zh, name.en].filter(Boolean).flatMap((said) => {
    const divisions = [division.zh, division.en].filter(Boolean);
    return (divisions.length === 0 ? [''] : divisions).map((of) => topicKey({ division: of, name: said }));
  });

/** Returns the topic ids of each paper; missing topics are created after the others. */
export async function topicNumbers(
  db: Database,
  conferenceId: number,
  papers: readonly PlannedPaper[],
): Promise<(paper: PlannedPaper) => number[]> {
  const there = await topicsThere(db, conferenceId);
  const numbers = new Map(there.flatMap((topic) => keysOf(topic).map((key) => [key, topic.id] as const)));
  const missing = new Map<string, ImportedTopic>();
  for (const { paper } of papers)
    for (const topic of paper.topics) {
      const key = topicKey(topic);
      if (!numbers.has(key) && !missing.has(key)) missing.set(key, topic);
    }
  if (missing.size > 0) {
    const divisions = divisionNames(there);
    const fresh = [...missing.values()].map(({ division, name }) => ({
      division: divisions.get(plainTopic(division)) ?? byScript(division),
      name: byScript(name),
    }));
    const { rows } = await sql<TopicRow>`
      insert into paper_topic (conference_id, division, name, position)
      select ${conferenceId}, one.division, one.name, place + coalesce((select max(position) from paper_topic
        where conference_id = ${conferenceId}), 0)
      from rows from (jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as (division jsonb, name jsonb))
        with ordinality as one (division, name, place)
      returning id, division, name
    `.execute(db);
    for (const topic of rows) for (const key of keysOf(topic)) numbers.set(key, topic.id);
  }
  return ({ paper }) => [...new Set(paper.topics.flatMap((topic) => numbers.get(topicKey(topic)) ?? []))];
}

/** Names of the existing divisions in both languages. */
const divisionNames = (there: readonly TopicRow[]) =>
  new Map(
    there.flatMap(({ division }) =>
      [division.zh, division.en].filter(Boolean).map((said) => [plainTopic(said), division] as const),
    ),
  );

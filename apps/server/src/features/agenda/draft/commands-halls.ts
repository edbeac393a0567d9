import type { BodyOf } from '@meetingapp/contract/call.ts';
import type { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

type HallWish = BodyOf<(typeof agendaConsoleCalls)['saveHall']>['hall'];
type TopicWish = BodyOf<(typeof agendaConsoleCalls)['saveTopic']>['topic'];
type Table = 'hall' | 'topic';

const json = (value: unknown) => JSON.stringify(value);

/** A new row is appended after the existing ones. Null when this conference has no row with that id. */
async function saveRow(
  db: Database,
  { table, conferenceId, id }: { table: Table; conferenceId: number; id: number | null },
  values: Record<string, unknown>,
): Promise<number | null> {
  if (id !== null) {
    const row = await db
      .updateTable(table)
      .set(values)
      .where('id', '=', id)
      .where('conference_id', '=', conferenceId)
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  }
  const row = await db
    .insertInto(table)
    .values({
      ...(values as { name: string }),
      conference_id: conferenceId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where conference_id = ${conferenceId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const saveHall = (db: Database, conferenceId: number, { id, name, place, seats }: HallWish) =>
  saveRow(
    db,
    { table: 'hall', conferenceId, id: id === null ? null : Number(id) },
    {
      name: json(name),
      place: json(place),
      seats,
    },
  );

export const saveTopic = (db: Database, conferenceId: number, { id, name, tint }: TopicWish) =>
  saveRow(db, { table: 'topic', conferenceId, id: id === null ? null : Number(id) }, { name: json(name), tint });

type Removal = 'done' | 'not_found' | 'hall_in_use';

/** Refused while a session is in it. */
export async function removeHall(db: Database, conferenceId: number, hallId: number): Promise<Removal> {
  const own = await db
    .selectFrom('hall')
    .select('id')
    .where('id', '=', hallId)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return 'not_found';
  const used = await db.selectFrom('programme_session').select('id').where('hall_id', '=', hallId).limit(1).execute();
  if (used.length > 0) return 'hall_in_use';
  await db.deleteFrom('hall').where('id', '=', hallId).execute();
  return 'done';
}

/** Sessions that have it lose it. */
export async function removeTopic(db: Database, conferenceId: number, topicId: number): Promise<Removal> {
  const gone = await db
    .deleteFrom('topic')
    .where('id', '=', topicId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) return 'not_found';
  await db
    .updateTable('programme_session')
    .set({ topics: sql`array_remove(topics, ${topicId}::bigint)`, version: sql`version + 1` })
    .where('conference_id', '=', conferenceId)
    .where(sql<boolean>`${topicId}::bigint = any(topics)`)
    .execute();
  return 'done';
}

/** Puts rows into this order. Rows not named follow, in their present order. */
export async function orderRows(
  db: Database,
  table: Table,
  conferenceId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`update ${sql.table(table)} set position = coalesce(array_position(${ids}::bigint[], id), ${ids.length} + position)
    where conference_id = ${conferenceId}`.execute(db);
}

import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

type GroupWish = ParsedBodyOf<(typeof peopleConsoleCalls)['saveGroup']>['group'];

const json = (value: unknown) => JSON.stringify(value);

/** Saves a group; a new one is put last. Null when the conference has no group with this id. */
export async function saveGroup(
  db: Database,
  conferenceId: number,
  { id, name, note, members }: GroupWish,
): Promise<number | null> {
  const values = { name: json(name), note: json(note) };
  const row =
    id === null
      ? await db
          .insertInto('expert_group')
          .values({
            ...values,
            conference_id: conferenceId,
            position: sql<number>`(select coalesce(max(position), 0) + 1 from expert_group where conference_id = ${conferenceId})`,
          })
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('expert_group')
          .set(values)
          .where('id', '=', id)
          .where('conference_id', '=', conferenceId)
          .returning('id')
          .executeTakeFirst();
  if (!row) return null;
  const own = new Map(members.map((member) => [member.expert, member]));
  await db
    .deleteFrom('expert_group_member')
    .where('group_id', '=', row.id)
    .where('expert_id', 'not in', own.size === 0 ? [0] : [...own.keys()])
    .execute();
  for (const [position, { expert, duty }] of [...own.values()].entries())
    await db
      .insertInto('expert_group_member')
      .values({ group_id: row.id, expert_id: expert, duty: json(duty), position })
      .onConflict((conflict) => conflict.columns(['group_id', 'expert_id']).doUpdateSet({ duty: json(duty), position }))
      .execute();
  return row.id;
}

export async function removeGroup(db: Database, conferenceId: number, groupId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('expert_group')
    .where('id', '=', groupId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function orderGroups(db: Database, conferenceId: number, ids: readonly number[]): Promise<void> {
  await sql`update expert_group set position = coalesce(array_position(${ids}::bigint[], id), ${ids.length} + position)
    where conference_id = ${conferenceId}`.execute(db);
}

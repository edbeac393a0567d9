import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { refused } from '../../db/outcome.ts';
import { isChangedMeanwhile } from '../../http/calls/changed-meanwhile.ts';
import { allGroups } from './queries.ts';

type GroupWish = ParsedBodyOf<(typeof peopleConsoleCalls)['saveGroup']>['group'];

const json = (value: unknown) => JSON.stringify(value);

type SeenGroup = ParsedBodyOf<(typeof peopleConsoleCalls)['saveGroup']>['seen'];
type Saved = { ok: true; id: number } | { ok: false; reason: 'not_found' | 'changed_meanwhile' };

/** Saves a group; a new one is put last. Refused when somebody else has changed it since it was `seen`. */
export function saveGroup(db: Database, conferenceId: number, wish: GroupWish, seen: SeenGroup): Promise<Saved> {
  return inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    if (wish.id !== null && (await isOvertaken(transaction, conferenceId, { ...wish, id: wish.id }, seen)))
      return refused('changed_meanwhile');
    const id = await write(transaction, conferenceId, wish);
    return id === null ? refused('not_found') : { ok: true, id };
  });
}

/** Locks the group and compares it with what the person saw. */
async function isOvertaken(
  transaction: DatabaseTransaction,
  conferenceId: number,
  { id, name, note, members }: GroupWish & { id: number },
  seen: SeenGroup,
): Promise<boolean> {
  await transaction.selectFrom('expert_group').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const now = (await allGroups(transaction, conferenceId)).find((group) => group.id === id);
  if (!now || !seen) return false;
  const stands = {
    name: now.name,
    note: now.note,
    members: now.members.map(({ expert, duty }) => ({ expert, duty })),
  };
  return isChangedMeanwhile(stands, seen, { name, note, members });
}

async function write(
  db: DatabaseTransaction,
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

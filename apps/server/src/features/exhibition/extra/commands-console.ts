import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { extraConsoleCalls } from '@meetingapp/contract/exhibition/extra.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';

type Input = ParsedBodyOf<typeof extraConsoleCalls.saveExtra>['extra'];
type Saved = { ok: true; id: number; version: number } | { ok: false; reason: 'not_found' | 'changed_meanwhile' };

const isIn = async (db: Database, conferenceId: number, id: number): Promise<boolean> =>
  (await db
    .selectFrom('stand_extra')
    .select('id')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst()) !== undefined;

/** Orders keep the name and the price that they were made with. */
export async function saveExtra(db: Database, conferenceId: number, input: Input): Promise<Saved> {
  const values = {
    kind: input.kind,
    name: JSON.stringify(input.name),
    description: JSON.stringify(input.text),
    price: input.price,
    stock: input.stock,
    per_exhibitor: input.most,
    closes_at: input.closesAt === null ? null : new Date(input.closesAt),
    offered: input.offered,
  };
  if (input.id === null) {
    const made = db.insertInto('stand_extra').values({ ...values, conference_id: conferenceId });
    return { ok: true, ...(await made.returning(['id', 'version']).executeTakeFirstOrThrow()) };
  }
  const saved = await db
    .updateTable('stand_extra')
    .set({ ...values, version: nextVersion })
    .where('id', '=', input.id)
    .where('conference_id', '=', conferenceId)
    .where('version', '=', input.seen ?? 0)
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (saved) return { ok: true, ...saved };
  return refused((await isIn(db, conferenceId, input.id)) ? 'changed_meanwhile' : 'not_found');
}

export const removeExtra = (
  db: Database,
  conferenceId: number,
  id: number,
): Promise<'done' | 'not_found' | 'stand_extra_ordered'> =>
  inTransaction(db, async (transaction) => {
    if (!(await isIn(transaction, conferenceId, id))) return 'not_found';
    await transaction.selectFrom('stand_extra').select('id').where('id', '=', id).forUpdate().execute();
    const ordered = await transaction
      .selectFrom('stand_order_line')
      .select('order_id')
      .where('extra_id', '=', id)
      .executeTakeFirst();
    if (ordered) return 'stand_extra_ordered';
    await transaction.deleteFrom('stand_extra').where('id', '=', id).execute();
    return 'done';
  });

export async function savePaying(db: Database, conferenceId: number, paying: Bilingual): Promise<void> {
  const values = { paying: JSON.stringify(paying) };
  await db
    .insertInto('exhibition_settings')
    .values({ conference_id: conferenceId, ...values })
    .onConflict((conflict) => conflict.column('conference_id').doUpdateSet(values))
    .execute();
}

import { configurationOf } from '../../../db/rows/configuration.ts';
import type { Database } from '../../../db/connection/database.ts';
import { latestOrderOf } from '../../registration/record/queries.ts';
import { createOrder } from './commands.ts';
import { readSelection } from './queries-selection.ts';

/** Confirms an approved registration with nothing to pay; any other waits for its person. */
export async function confirmFreeOfCharge(db: Database, regId: number, now: Date): Promise<void> {
  const row = await db.selectFrom('registration').selectAll().where('id', '=', regId).executeTakeFirst();
  if (row?.state !== 'approved' || (await latestOrderOf(db, regId))) return;
  const read = await readSelection(db, row, await configurationOf(db, row.conference_id), now);
  if (!read.ok || read.selection.total > 0) return;
  await createOrder(db, { regId, accountId: row.account_id, total: 0, now });
}

import type { ExtraDraft } from '@meetingapp/contract/fees/console.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { addStock, removeStocks, resizeStock } from '../../../db/places/stock.ts';
import { isChangedMeanwhile } from '../../../http/calls/changed-meanwhile.ts';
import { nextPosition } from './commands.ts';
import { extraDraftOf, extraRows, usedStocks } from './queries.ts';

type Saved = { ok: true; extraId: number } | { ok: false; reason: 'not_found' | 'changed_meanwhile' };

/** `seen`: the extra as the user read it; null skips the check. */
export function saveExtra(
  db: Database,
  conferenceId: number,
  draft: ExtraDraft,
  seen: ExtraDraft | null = null,
): Promise<Saved> {
  const values = {
    title: JSON.stringify(draft.title),
    remark: JSON.stringify(draft.remark),
    amount: draft.amount,
    prices: JSON.stringify(draft.prices),
    at_most: draft.atMost,
    closed: draft.closed,
  };
  return inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    if (draft.id === null) {
      const row = await transaction
        .insertInto('extra')
        .values({
          ...values,
          conference_id: conferenceId,
          stock_id: await addStock(transaction, conferenceId, 'extra', draft.size),
          position: await nextPosition(transaction, 'extra', conferenceId),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ok: true, extraId: row.id };
    }
    if (await isOvertaken(transaction, conferenceId, draft, seen)) return { ok: false, reason: 'changed_meanwhile' };
    const row = await transaction
      .updateTable('extra')
      .set(values)
      .where('id', '=', draft.id)
      .where('conference_id', '=', conferenceId)
      .returning(['id', 'stock_id'])
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'not_found' };
    await resizeStock(transaction, row.stock_id, draft.size);
    return { ok: true, extraId: row.id };
  });
}

/** Locks the extra, so that concurrent saves wait. */
async function isOvertaken(
  transaction: DatabaseTransaction,
  conferenceId: number,
  draft: ExtraDraft,
  seen: ExtraDraft | null,
): Promise<boolean> {
  const isIt = ({ id }: { id: number | null }) => id === draft.id;
  await transaction.selectFrom('extra').select('id').where('id', '=', draft.id).forUpdate().execute();
  const row = (await extraRows(transaction, conferenceId)).find(isIt);
  return row !== undefined && isChangedMeanwhile(extraDraftOf(row), seen ?? undefined, draft);
}

type Removed = { ok: true } | { ok: false; reason: 'not_found' | 'fee_in_use' };

export function removeExtra(db: Database, conferenceId: number, extraId: number): Promise<Removed> {
  return inTransactionIfOk(db, async (transaction): Promise<Removed> => {
    const row = await transaction
      .selectFrom('extra')
      .select('stock_id')
      .where('id', '=', extraId)
      .where('conference_id', '=', conferenceId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'not_found' };
    if ((await usedStocks(transaction, [row.stock_id])).size > 0) return { ok: false, reason: 'fee_in_use' };
    await transaction.deleteFrom('extra').where('id', '=', extraId).execute();
    await removeStocks(transaction, [row.stock_id]);
    return { ok: true };
  });
}

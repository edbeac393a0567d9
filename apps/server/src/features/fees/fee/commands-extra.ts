import type { ExtraDraft } from '@meetingapp/contract/fees/console.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { addStock, removeStocks, resizeStock } from '../../../db/places/stock.ts';
import { nextPosition } from './commands.ts';
import { usedStocks } from './queries.ts';

type Saved = { ok: true; extraId: number } | { ok: false; reason: 'not_found' };

export function saveExtra(db: Database, conferenceId: number, draft: ExtraDraft): Promise<Saved> {
  const values = {
    title: JSON.stringify(draft.title),
    remark: JSON.stringify(draft.remark),
    amount: draft.amount,
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

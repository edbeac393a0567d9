import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { rowRefused } from '../../../db/outcome.ts';
import { removeStocks } from '../../../db/places/stock.ts';
import type { DoneLine, ImportPlace } from '../../../jobs/import-kind.ts';
import { changeCodes, type DoneCode } from './commands-apply.ts';
import { codesById, recordOf, usedCodes } from './queries.ts';

/** Undoes rows: added codes are removed, changed ones are as before. A code that was changed or used since stays. */
export async function undoCodes(
  transaction: DatabaseTransaction,
  { conferenceId }: ImportPlace,
  lines: readonly DoneLine[],
): Promise<(TaskRefusal | null)[]> {
  const wishes = lines.map(({ done }) => done as unknown as DoneCode);
  const now = new Map(
    (
      await codesById(
        transaction,
        conferenceId,
        wishes.map(({ id }) => id),
      )
    ).map((code) => [code.id, code]),
  );
  const added = wishes.flatMap(({ id, before }) => (before === null ? (now.get(id) ?? []) : []));
  const used = await usedCodes(transaction, added);
  const undone = wishes.map(({ id, before, after }) => {
    const stored = now.get(id);
    if (!stored || !isDeepStrictEqual(recordOf(stored), after)) return null;
    return before === null && used.has(id) ? null : { stored, to: before };
  });
  await changeCodes(
    transaction,
    undone.flatMap((one) => (one?.to ? [{ stored: one.stored, to: one.to }] : [])),
  );
  const gone = undone.flatMap((one) => (one && one.to === null ? [one.stored] : []));
  await sql`delete from discount_code where id = any(${gone.map(({ id }) => id)}::bigint[])`.execute(transaction);
  await removeStocks(
    transaction,
    gone.map(({ stock_id }) => stock_id),
  );
  return undone.map((one) => (one === null ? rowRefused('import_touched') : null));
}

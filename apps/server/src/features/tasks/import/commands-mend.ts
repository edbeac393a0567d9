import type { SheetOutcome } from '@meetingapp/contract/tasks/import.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import type { ImportKind, ImportPlace } from '../../../jobs/import-kind.ts';
import { asRepeated, withCellFaults } from './commands.ts';
import { twinOf } from './queries.ts';
import { isCellFault } from './reader.ts';

interface MendedCell {
  importId: number;
  /** Row of the file, from 1. */
  number: number;
  /** Column of the file, from 0. */
  position: number;
  text: string;
}

type Outcome = { ok: true; fate: SheetOutcome } | { ok: false; reason: 'not_found' | 'import_row_settled' };

/** Replaces a cell of a row that was not applied, and checks the row again as it is now; what rows before it use is counted when it is applied. */
export function mendCell(db: Database, kind: ImportKind, place: ImportPlace, cell: MendedCell): Promise<Outcome> {
  const { importId, number, position, text } = cell;
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const line = await transaction
      .selectFrom('sheet_import_row')
      .select(['cells', 'faults', 'done', 'fate'])
      .where('import_id', '=', importId)
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!line || line.fate === 'remove') return { ok: false, reason: 'not_found' };
    if (line.done !== null) return { ok: false, reason: 'import_row_settled' };
    await transaction
      .insertInto('sheet_import_mend')
      .values({ import_id: importId, number, position, text })
      .onConflict((conflict) => conflict.columns(['import_id', 'number', 'position']).doUpdateSet({ text }))
      .execute();
    const cells = Array.from({ length: Math.max(line.cells.length, position + 1) }, (_, at) =>
      at === position ? text : (line.cells[at] ?? ''),
    );
    const judge = await kind.judge(transaction, place, [{ number, cells }]);
    const [found] = (await judge?.lines([{ number, cells }])) ?? [];
    if (!found) return { ok: false, reason: 'not_found' };
    const field = place.columns[position] ?? null;
    const file = line.faults.filter((fault) => isCellFault(fault) && fault.field !== field);
    let judged = withCellFaults(found, file);
    const twin = judged.fate === 'wrong' ? null : await twinOf(transaction, importId, number, judged.keys);
    if (twin !== null) judged = asRepeated(judged, kind, twin);
    await transaction
      .updateTable('sheet_import_row')
      .set({
        cells: JSON.stringify(cells),
        name: judged.name,
        fate: judged.fate,
        faults: JSON.stringify(judged.faults),
        changes: JSON.stringify(judged.changes),
        keys: judged.keys,
      })
      .where('import_id', '=', importId)
      .where('number', '=', number)
      .execute();
    return { ok: true, fate: judged.fate };
  });
}

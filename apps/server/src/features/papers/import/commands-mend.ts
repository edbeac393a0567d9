import { tidy } from '@meetingapp/domain/papers/import-paper.ts';
import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { SheetMend } from '../../../db/schema/json-shapes.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { cellText, isCellFault } from '../../tasks/import/reader.ts';
import { validatePapers } from './commands-apply.ts';
import { checkWhole, lockOpen } from './commands-again.ts';
import { saveRows, shortMark } from './commands.ts';
import { paperRow, papersWithMarks, rowsWithMarks, type ImportRow, type Marks } from './queries.ts';
import { isBlank, papersOf, type SheetLine } from './reader.ts';

type Mended = { ok: true; fate: ImportRowOutcome } | { ok: false; reason: 'not_found' | 'import_row_settled' };

/**
 * Replaces a cell of a sheet and checks again what it can change: its own row, and the rows that share a number or a board with it, one
 * after the other. The outcome of each row is that of a dry run of the whole sheet.
 */
export const mendPaperCell = (db: Database, files: FileStore, row: ImportRow, mend: SheetMend): Promise<Mended> =>
  inTransactionIfOk(db, async (transaction): Promise<Mended> => {
    const now = await lockOpen(transaction, row.id);
    if (!now.ok) return now;
    const line = await paperRow(transaction, row.id, mend.number);
    if (!line) return refused('not_found');
    const others = now.mends.filter(({ number, position }) => number !== mend.number || position !== mend.position);
    const mends = [...others, mend];
    const fateOf = (plan: readonly { number: number; fate: ImportRowOutcome }[]): Mended => ({
      ok: true,
      fate: plan.find(({ number }) => number === mend.number)?.fate ?? 'wrong',
    });
    if (line.board === null) {
      const whole = await checkWhole(transaction, files, row, { columns: now.columns, mends });
      return whole.ok ? fateOf(whole.plan) : whole;
    }
    const { lines, marks } = await linesToCheck(transaction, row, now.columns, { line, mend });
    const plan = await validatePapers(transaction, row.conference_id, papersOf(lines, now.columns), marks);
    await transaction
      .deleteFrom('paper_import_row')
      .where('import_id', '=', row.id)
      .where(sql<boolean>`number = any (${[mend.number, ...lines.map(({ number }) => number)]}::int[])`)
      .execute();
    const cells = new Map(lines.map((one) => [one.number, [...one.cells]]));
    await saveRows(transaction, row.id, plan, { cells, columns: now.columns });
    await transaction
      .updateTable('paper_import')
      .set({ mends: JSON.stringify(mends) })
      .where('id', '=', row.id)
      .execute();
    return fateOf(plan);
  });

type StoredLine = NonNullable<Awaited<ReturnType<typeof paperRow>>>;

const asLine = ({ number, cells, faults }: StoredLine): SheetLine => ({
  number,
  cells,
  unread: faults.filter(isCellFault),
});

/** The line with the typed text, whose cell has no fault of the file any more. */
function withMend(line: SheetLine, { position, text }: SheetMend, columns: readonly (string | null)[]): SheetLine {
  const length = Math.max(line.cells.length, position + 1);
  const field = columns[position] ?? null;
  return {
    number: line.number,
    cells: Array.from({ length }, (_, at) =>
      at === position ? cellText({ kind: 'text', text }) : (line.cells[at] ?? ''),
    ),
    unread: line.unread.filter((fault) => fault.field !== field),
  };
}

/** The corrected line with all lines that share a number or a board with it, before or after, directly or by others; in their order. */
async function linesToCheck(
  db: DatabaseTransaction,
  { id, conference_id: cid }: ImportRow,
  columns: readonly (string | null)[],
  { line, mend }: { line: StoredLine; mend: SheetMend },
): Promise<{ lines: SheetLine[]; marks: Marks }> {
  const mended = withMend(asLine(line), mend, columns);
  const lines = new Map(isBlank(mended) ? [] : [[line.number, mended] as const]);
  const cellOf = (field: string) => shortMark(tidy(mended.cells[columns.indexOf(field)] ?? ''));
  const [ids, boards] = [new Set<string>(), new Set<string>()];
  let next: Marks = { ids: [line.external_id, cellOf('externalId')], boards: [line.board ?? '', cellOf('board')] };
  for (;;) {
    const fresh = (found: readonly string[], known: Set<string>) => [
      ...new Set(found.filter((one) => one !== '' && !known.has(one))),
    ];
    const wish: Marks = { ids: fresh(next.ids, ids), boards: fresh(next.boards, boards) };
    if (wish.ids.length + wish.boards.length === 0) break;
    for (const one of wish.ids) ids.add(one);
    for (const one of wish.boards) boards.add(one);
    const rows = await rowsWithMarks(db, id, wish);
    for (const row of rows) if (row.number !== line.number) lines.set(row.number, asLine(row));
    const found = [...rows, ...(await papersWithMarks(db, cid, wish))];
    next = {
      ids: found.flatMap(({ external_id }) => external_id ?? []),
      boards: found.flatMap(({ board }) => board ?? []),
    };
  }
  return {
    lines: [...lines.values()].toSorted((one, other) => one.number - other.number),
    marks: { ids: [...ids], boards: [...boards] },
  };
}

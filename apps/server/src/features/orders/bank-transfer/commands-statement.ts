import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { soundBankColumns, type BankColumns } from '@meetingapp/domain/orders/bank-columns.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { BankLine, BankMend, BankRow } from '../../../db/schema/json-shapes.ts';
import type { Upload } from '../order/commands-upload.ts';
import { hasBookings, keyOf, layoutsOf, lockStatement, takenOf, type LockedStatement } from './queries-statement.ts';
import { readLines, type Reading } from './reader-lines.ts';
import { readStatement, type StatementRead } from './reader.ts';

/** What a statement is read by. */
interface Read extends Omit<Reading, 'currency' | 'offered'> {
  lines: readonly BankLine[];
  mends: readonly BankMend[];
}

/** Rows and keys of a statement as its lines are read. */
function rowsOf({ lines, ...reading }: Read, unit: Pick<Reading, 'currency' | 'offered'>) {
  const rows = readLines(lines, { ...reading, ...unit });
  return { rows: JSON.stringify(rows), keys: readable(rows).map((row) => keyOf(row, unit.currency)) };
}
const readable = (rows: readonly BankRow[]) => rows.filter(({ fault }) => !fault);

interface NewStatement extends Upload {
  societyId: number;
  /** Null: the main one of the conference. */
  currency: string | null;
  /** The main one first. */
  offered: readonly string[];
}

/** Saves a statement and its rows; books nothing. Of an unknown layout no row is read before its columns are set. */
export async function saveStatement(
  db: Database,
  { conferenceId, societyId, staffId, file, now, currency, offered }: NewStatement,
): Promise<{ ok: true; id: number } | Extract<StatementRead, { ok: false }>> {
  const read = await readStatement(file, await layoutsOf(db, societyId));
  if (!read.ok) return read;
  const { titles, lines, columns, mapped } = read.statement;
  const unit = { currency: currency ?? offered[0] ?? HOME_CURRENCY, offered };
  const { id } = await db
    .insertInto('bank_statement')
    .values({
      conference_id: conferenceId,
      staff_id: staffId,
      name: file.name.slice(0, 200),
      created_at: now,
      currency,
      titles: JSON.stringify(titles),
      lines: JSON.stringify(lines),
      columns: JSON.stringify(columns),
      mapped,
      ...(mapped ? rowsOf({ lines, columns, mends: [], leftOut: [] }, unit) : { rows: '[]' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id };
}

interface OfStatement {
  conferenceId: number;
  statementId: number;
}

/** Reads the lines of a locked statement again. */
async function readAgain(
  transaction: DatabaseTransaction,
  statement: LockedStatement,
  change: Partial<Pick<LockedStatement, 'columns' | 'mends' | 'left_out'>>,
): Promise<void> {
  const { id, version, lines, currency, offered } = statement;
  const { columns, mends, left_out: leftOut } = { ...statement, ...change };
  const read = rowsOf({ lines, columns: columns as BankColumns, mends, leftOut }, { currency, offered });
  await transaction
    .updateTable('bank_statement')
    .set({
      ...read,
      columns: JSON.stringify(columns),
      mends: JSON.stringify(mends),
      left_out: leftOut,
      mapped: true,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
}

type ColumnsOutcome = { ok: true } | { ok: false; reason: 'not_found' | 'statement_booked' | 'columns_unsound' };

/** Sets the meaning of each column and reads the lines by it, while none is booked. */
export function setStatementColumns(
  db: Database,
  { conferenceId, statementId, columns }: OfStatement & { columns: readonly (string | null)[] },
): Promise<ColumnsOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<ColumnsOutcome> => {
    const statement = await lockStatement(transaction, conferenceId, statementId);
    if (!statement || statement.lines.length === 0) return refused('not_found');
    if (!soundBankColumns(columns, statement.titles.length)) return refused('columns_unsound');
    if (await hasBookings(transaction, statementId)) return refused('statement_booked');
    await readAgain(transaction, statement, { columns: [...columns] });
    return { ok: true };
  });
}

type LineOutcome = { ok: true } | { ok: false; reason: 'not_found' | 'statement_line_read' };

/** Corrects a cell of a line that cannot be read, in a column for which it cannot be read. `readable`: now it can be. */
export function mendStatement(
  db: Database,
  { conferenceId, statementId, ...cell }: OfStatement & Omit<BankMend, 'at'> & { now: Date },
): Promise<(LineOutcome & { ok: false }) | { ok: true; readable: boolean }> {
  return inTransactionIfOk(db, async (transaction) => {
    const statement = await lockStatement(transaction, conferenceId, statementId);
    const row = statement?.rows.find(({ number }) => number === cell.number);
    const field = statement?.columns[cell.position] ?? null;
    if (!statement || !row || field === null) return refused('not_found');
    if (!(row.faults ?? []).some((fault) => fault.field === field)) return refused('statement_line_read');
    const { now, ...mend } = cell;
    const mends = [...statement.mends, { ...mend, at: now.toISOString() }];
    await readAgain(transaction, statement, { mends });
    const again = await lockStatement(transaction, conferenceId, statementId);
    return { ok: true, readable: again?.rows.find(({ number }) => number === cell.number)?.faults?.length === 0 };
  });
}

/** Leaves a line out, or takes it back in: one that cannot be read, or that was corrected and is not booked. */
export function leaveOutLine(
  db: Database,
  { conferenceId, statementId, number, out }: OfStatement & { number: number; out: boolean },
): Promise<LineOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<LineOutcome> => {
    const statement = await lockStatement(transaction, conferenceId, statementId);
    const row = statement?.rows.find((one) => one.number === number);
    if (!statement || !row || statement.lines.length === 0) return refused('not_found');
    const corrected = statement.mends.some((mend) => mend.number === number);
    const taken = corrected ? await takenOf(transaction, statement.society_id, [keyOf(row, statement.currency)]) : null;
    const settled = taken ? [...taken.values()].some((sum) => sum > 0) : (row.faults ?? []).length === 0;
    if (out && settled) return refused('statement_line_read');
    const others = statement.left_out.filter((one) => one !== number);
    await readAgain(transaction, statement, { left_out: out ? [...others, number] : others });
    return { ok: true };
  });
}

type Withdrawn = { ok: true } | { ok: false; reason: 'not_found' | 'statement_booked' };

/** Withdraws a statement as a whole, while none of its lines is booked; its layout stays known. */
export function withdrawStatement(
  db: Database,
  { conferenceId, statementId, staffId, now }: OfStatement & { staffId: number; now: Date },
): Promise<Withdrawn> {
  return inTransactionIfOk(db, async (transaction): Promise<Withdrawn> => {
    const statement = await lockStatement(transaction, conferenceId, statementId);
    if (!statement) return refused('not_found');
    if (await hasBookings(transaction, statementId)) return refused('statement_booked');
    await transaction
      .updateTable('bank_statement')
      .set({ withdrawn_at: now, withdrawn_by: staffId, version: statement.version + 1 })
      .where('id', '=', statementId)
      .execute();
    return { ok: true };
  });
}

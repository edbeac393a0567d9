import { sql } from 'kysely';
import { codeOf, inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { ArchivedTable } from './queries-plan.ts';
import type { ArchiveRow } from './queries-rows.ts';
import { refuseArchive } from './reader.ts';
import { tableEntry } from './reader-manifest.ts';

/** Numbers that people were given. They stay the same, so that they may not be in use here. */
const promised = [
  'registration_number_key',
  'orders_number_key',
  'shared_order_number_key',
  'stand_order_number_key',
  'payment_out_trade_no_key',
  'payment_provider_provider_number_key',
  'refund_out_refund_no_key',
  'answer_file_reference',
];

/** A row to be written, and its line in the archive. */
export interface Line {
  line: number;
  row: ArchiveRow;
}

/** Together in one statement; where that is refused, one by one, so that the line is known. */
export async function insertLines(
  transaction: DatabaseTransaction,
  plan: ArchivedTable,
  lines: readonly Line[],
): Promise<void> {
  try {
    await inTransaction(transaction, (inner) =>
      insert(
        inner,
        plan,
        lines.map(({ row }) => row),
      ),
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    for (const { line, row } of lines.length > 1 ? lines : [])
      try {
        await inTransaction(transaction, (inner) => insert(inner, plan, [row]));
      } catch (single) {
        if (!isRefused(single)) throw single;
        refuseRow(single, plan, line);
      }
    refuseRow(error, plan, lines[0]?.line ?? 0);
  }
}

/** SQLSTATE classes: data exception, integrity violation, exception of a trigger. */
const isRefused = (error: unknown): boolean => /^(22|23|P0)/.test(String(codeOf(error)));

function refuseRow(error: unknown, plan: ArchivedTable, line: number): never {
  const { constraint = '', message = '' } = error as { constraint?: string; message?: string };
  if (promised.includes(constraint)) refuseArchive('number_taken', tableEntry(plan.table), line, constraint);
  return refuseArchive('row_refused', tableEntry(plan.table), line, constraint || message);
}

async function insert(
  transaction: DatabaseTransaction,
  plan: ArchivedTable,
  rows: readonly ArchiveRow[],
): Promise<void> {
  // Rows of an archive of an older version may lack newer columns, which then get their default.
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (columns.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(plan.table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(plan.table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    transaction,
  );
}

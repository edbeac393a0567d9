import type { ImportRowOutcome, SheetOutcome } from '@meetingapp/contract/tasks/import.ts';
import { reasonOf } from '@meetingapp/domain/tasks/sheet-row.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Tables of the rows of imports, which all have number, outcome and faults. */
export type ImportTable = 'sheet_import_row' | 'programme_import_row' | 'paper_import_row';

/** Most reasons that are listed. */
const REASONS = 50;

const outcomes = ['new', 'change', 'same', 'wrong', 'remove'] as const;

/** How many rows of an import have each outcome. */
export async function countOutcomes(
  db: Database,
  table: ImportTable,
  importId: number,
): Promise<Record<SheetOutcome, number>> {
  const { rows } = await sql<{ fate: SheetOutcome; count: number }>`
    select fate, count(*)::int as count from ${sql.table(table)} where import_id = ${importId} group by fate`.execute(
    db,
  );
  const count = (fate: SheetOutcome) => rows.find((row) => row.fate === fate)?.count ?? 0;
  return Object.fromEntries(outcomes.map((fate) => [fate, count(fate)])) as Record<SheetOutcome, number>;
}

/** The same for a file that never removes what it leaves out. */
export async function countRows(
  db: Database,
  table: ImportTable,
  importId: number,
): Promise<Record<ImportRowOutcome, number>> {
  const { remove: _, ...counts } = await countOutcomes(db, table, importId);
  return counts;
}

/** Why rows are wrong: each reason with the number of its rows and the fault of the first, the most frequent first. */
export async function reasonsOf<Fault>(
  db: Database,
  table: ImportTable,
  importId: number,
): Promise<{ fault: Fault; count: number }[]> {
  const { rows } = await sql<{ fault: Fault; count: number }>`
    select (array_agg(fault order by line.number))[1] as fault, count(distinct line.number)::int as count
    from ${sql.table(table)} as line cross join lateral jsonb_array_elements(line.faults) as fault
    where line.import_id = ${importId} and line.fate = 'wrong'
    group by fault ->> 'field', fault ->> 'reason'
    order by count desc, fault ->> 'field', fault ->> 'reason' limit ${REASONS}`.execute(db);
  return rows;
}

/** True for a wrong row, named `line`, with this reason: a key of `reasonKey`. */
export const hasReason = (why: string) =>
  sql<boolean>`(line.fate = 'wrong' and line.faults @> ${JSON.stringify([reasonOf(why)])}::jsonb)`;

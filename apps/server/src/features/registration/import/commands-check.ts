import { sql } from 'kysely';
import type { ImportFault } from '@meetingapp/domain/registration/import/fault.ts';
import { readRow, type ImportRow } from '@meetingapp/domain/registration/import/row.ts';
import type { Row } from '@meetingapp/sheets/values/fault.ts';
import type { Database } from '../../../db/connection/database.ts';
import { validateRow } from './commands-apply.ts';
import { cellText } from './reader.ts';
import { leftOf } from '../configuration/queries-left.ts';
import { existingRowsOf, type Found } from './queries.ts';
import type { ImportRules } from './queries-rules.ts';
import { areMembers, personKey } from '../record/queries-person.ts';

/** Validates page by page, counting the rows before: repeated people, places already used. */
export async function validateRows(db: Database, rules: ImportRules) {
  const seen = new Map<string, number>();
  const withLeft = await leftOf(db, [...rules.branches, ...rules.fees]);
  const places = new Map(withLeft([...rules.branches, ...rules.fees]).map(({ stock_id, left }) => [stock_id, left]));
  const take = (stockId: number | undefined) => {
    const left = stockId === undefined ? null : (places.get(stockId) ?? null);
    if (stockId === undefined || left === null) return true;
    places.set(stockId, left - 1);
    return left > 0;
  };
  function counted(number: number, row: ImportRow, standing: Found | null | undefined, member: boolean) {
    const fate = validateRow(row, standing, rules, member);
    if (fate.fate === 'wrong') return fate;
    const who = standing
      ? `id:${standing.id}`
      : `${row.branchId ?? row.onlyBranchId ?? 0} ${personKey(row.answers, rules.setting, -number)}`;
    const before = seen.get(who);
    if (before !== undefined) return wrong({ field: 'name', reason: 'twice_in_file', limit: before });
    seen.set(who, number);
    const branchId = fate.fate === 'new' ? fate.branchId : fate.fate === 'change' && fate.moves ? row.branchId : null;
    const feeId = fate.fate === 'new' ? fate.feeId : null;
    if (!take(rules.branches.find(({ id }) => id === branchId)?.stock_id))
      return wrong({ field: '@branch', reason: 'sold_out' });
    if (!take(rules.fees.find(({ id }) => id === feeId)?.stock_id)) return wrong({ field: '@fee', reason: 'sold_out' });
    return fate;
  }
  return async (importId: number, page: readonly { row: Row; faults: ImportFault[] }[]) => {
    const read = page.map(({ row, faults }) => {
      const cells = row.cells.map(cellText);
      const one = readRow(cells, rules.reading);
      return { number: row.number, cells, row: { ...one, faults: [...faults, ...one.faults] } };
    });
    const standings = await existingRowsOf(
      db,
      rules,
      read.map(({ row }) => row),
    );
    const members = rules.asksMember
      ? await areMembers(
          db,
          rules.setting,
          read.map(({ row }) => row.answers),
          rules.today,
        )
      : [];
    const lines: object[] = [];
    for (const [at, { number, cells, row }] of read.entries()) {
      const standing = standings[at];
      const fate = counted(number, row, standing, members[at] ?? false);
      lines.push({
        number,
        name: row.answers.name ?? standing?.name ?? cells.find((text) => text !== '') ?? '',
        cells,
        fate: fate.fate,
        faults: fate.fate === 'wrong' ? fate.faults : [],
        changes: fate.fate === 'change' ? fate.changes : [],
        registration_id: standing?.id ?? null,
      });
    }
    await keepRows(db, importId, lines);
  };
}

const wrong = (fault: ImportFault) => ({ fate: 'wrong' as const, faults: [fault] });

export const clearRows = (db: Database, importId: number) =>
  db.deleteFrom('registration_import_row').where('import_id', '=', importId).execute();

/** Inserted in bulk: a list may have a hundred thousand rows. */
async function keepRows(db: Database, importId: number, lines: readonly object[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into registration_import_row (import_id, number, name, cells, fate, faults, changes, registration_id)
    select ${importId}, line.number, line.name, line.cells, line.fate, line.faults, line.changes, line.registration_id
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line
        (number int, name text, cells jsonb, fate text, faults jsonb, changes jsonb, registration_id bigint)
    on conflict do nothing`.execute(db);
}

import { sql } from 'kysely';
import type { ImportFault } from '@meetingapp/domain/registration/import/fault.ts';
import type { RowOutcome } from '@meetingapp/domain/registration/import/row-outcome.ts';
import { readRow } from '@meetingapp/domain/registration/import/row.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { areMembers, personKey } from '../record/queries-person.ts';
import { validateRow } from './commands-apply.ts';
import { existingRowsOf } from './queries.ts';
import type { ImportRules } from './queries-rules.ts';

interface Mend {
  importId: number;
  /** Row of the file, from 1. */
  number: number;
  /** Column of the file, from 0. */
  position: number;
  text: string;
}

type Outcome = { ok: true; fate: RowOutcome['fate'] } | { ok: false; reason: 'not_found' | 'import_row_settled' };

/** Faults of the file's own cells, which the text of the row does not show. */
const ofFile = ({ reason }: ImportFault) => reason === 'cell_formula' || reason === 'cell_unreadable';

/** Most rows of the same contact that are compared. */
const ALIKE = 50;

/**
 * Replaces a cell of a row that was not applied, and validates the row again as it is now. Places already used are counted when it is
 * applied.
 */
export function mendCell(db: Database, rules: ImportRules, mend: Mend): Promise<Outcome> {
  const { importId, number, position, text } = mend;
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const line = await transaction
      .selectFrom('registration_import_row')
      .select(['cells', 'faults', 'brought_at'])
      .where('import_id', '=', importId)
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!line) return { ok: false, reason: 'not_found' };
    if (line.brought_at !== null) return { ok: false, reason: 'import_row_settled' };
    await transaction
      .insertInto('registration_import_mend')
      .values({ import_id: importId, number, position, text })
      .onConflict((conflict) => conflict.columns(['import_id', 'number', 'position']).doUpdateSet({ text }))
      .execute();
    const cells = Array.from({ length: Math.max(line.cells.length, position + 1) }, (_, at) =>
      at === position ? text : (line.cells[at] ?? ''),
    );
    const read = readRow(cells, rules.reading);
    const mended = rules.reading.columns[position] ?? null;
    const faults = [...line.faults.filter((fault) => ofFile(fault) && fault.field !== mended), ...read.faults];
    const row = { ...read, faults };
    const [standing] = await existingRowsOf(transaction, rules, [row]);
    const [member = false] = rules.asksMember
      ? await areMembers(transaction, rules.setting, [row.answers], rules.today)
      : [];
    const judged = validateRow(row, standing, rules, member);
    const twin =
      judged.fate === 'wrong'
        ? null
        : await twinOf(transaction, rules, { importId, number, cells, standingId: standing?.id ?? null });
    const wrong: ImportFault[] =
      judged.fate === 'wrong'
        ? judged.faults
        : twin === null
          ? []
          : [{ field: 'name', reason: 'twice_in_file', limit: twin }];
    const fate = wrong.length > 0 ? 'wrong' : judged.fate;
    await transaction
      .updateTable('registration_import_row')
      .set({
        cells: JSON.stringify(cells),
        name: row.answers.name ?? standing?.name ?? cells.find((one) => one !== '') ?? '',
        fate,
        faults: JSON.stringify(wrong),
        changes: JSON.stringify(wrong.length === 0 && judged.fate === 'change' ? judged.changes : []),
        registration_id: standing?.id ?? null,
      })
      .where('import_id', '=', importId)
      .where('number', '=', number)
      .execute();
    return { ok: true, fate };
  });
}

interface Person {
  importId: number;
  number: number;
  cells: readonly string[];
  standingId: number | null;
}

/** The first other row of the list for the same person that would be applied; null: none. */
async function twinOf(
  transaction: DatabaseTransaction,
  rules: ImportRules,
  { importId, number, cells, standingId }: Person,
): Promise<number | null> {
  const others = transaction
    .selectFrom('registration_import_row')
    .select(['number', 'cells'])
    .where('import_id', '=', importId)
    .where('number', '<>', number)
    .where('fate', 'in', ['new', 'change', 'same'])
    .orderBy('number')
    .limit(ALIKE);
  if (standingId !== null)
    return (await others.where('registration_id', '=', standingId).executeTakeFirst())?.number ?? null;
  const keyOf = (of: readonly string[], at: number) => {
    const { answers, branchId, onlyBranchId } = readRow(of, rules.reading);
    return `${branchId ?? onlyBranchId ?? 0} ${personKey(answers, rules.setting, -at)}`;
  };
  const own = keyOf(cells, number);
  const contacts = ['phone', 'email'].flatMap((field) => {
    const text = cells[rules.reading.columns.indexOf(field)] ?? '';
    return text.trim() === '' ? [] : [text];
  });
  if (contacts.length === 0) return null;
  const alike = await others
    .where((where) => where.or(contacts.map((text) => sql<boolean>`cells @> ${JSON.stringify([text])}::jsonb`)))
    .execute();
  return alike.find((one) => keyOf(one.cells, one.number) === own)?.number ?? null;
}

/** The corrected cells of a list, by row. */
export async function mendsOf(
  db: Database,
  importId: number,
): Promise<ReadonlyMap<number, readonly { position: number; text: string }[]>> {
  const rows = await db
    .selectFrom('registration_import_mend')
    .select(['number', 'position', 'text'])
    .where('import_id', '=', importId)
    .execute();
  const byRow = new Map<number, { position: number; text: string }[]>();
  for (const { number, position, text } of rows) byRow.set(number, [...(byRow.get(number) ?? []), { position, text }]);
  return byRow;
}

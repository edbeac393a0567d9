import { outcomeOf, type RowOutcome, type Hindered } from '@meetingapp/domain/registration/import/row-outcome.ts';
import type { ImportFault } from '@meetingapp/domain/registration/import/fault.ts';
import { readRow, type ImportRow } from '@meetingapp/domain/registration/import/row.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { inTransaction, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { rowRefused } from '../../../db/outcome.ts';
import type { OrderAtDesk } from '../desk/commands-order-port.ts';
import { editAnswers } from '../review/commands-edit.ts';
import { enterRegistration } from '../record/commands-enter.ts';
import { moveBranch } from '../review/commands-move.ts';
import { priceFees } from '../fee/queries.ts';
import { existingRowsOf, type Found } from './queries.ts';
import type { ImportRules } from './queries-rules.ts';
import { factsOf, isMember } from '../record/queries-person.ts';
import type { RegistrationRow } from '../record/queries.ts';

/** What the fee rules say about a person, in a group of one. */
export const hinderedBy =
  ({ fees, now }: ImportRules, member: boolean): Hindered =>
  (answers, branchId, feeId) => {
    const priced = priceFees(fees, factsOf(answers, branchId, member), branchId, now);
    return priced.find((one) => one.fee.row.id === feeId)?.hindrance ?? null;
  };

/** Validates a row. When a person has several registrations and the row does not name one, the branch is missing. */
export const validateRow = (
  row: ImportRow,
  standing: Found | null | undefined,
  rules: ImportRules,
  member: boolean,
): RowOutcome =>
  standing === undefined
    ? { fate: 'wrong', faults: [{ field: '@branch', reason: 'required' }] }
    : outcomeOf(row, standing, rules.rules, hinderedBy(rules, member));

const memberOf = (db: Database, { setting, today }: ImportRules, { answers }: ImportRow) =>
  isMember(db, setting, answers, today);

interface Bringing {
  rules: ImportRules;
  orderAtDesk: OrderAtDesk;
  staffId: number;
  now: Date;
  faults: (faults: readonly ImportFault[]) => TaskRefusal['faults'];
}

interface Line {
  importId: number;
  number: number;
  cells: readonly string[];
  fate: string;
}

/** Applies one row as announced by the dry run; skipped when the person's registration has changed since. */
export async function importRow(
  transaction: DatabaseTransaction,
  { importId, number, cells, fate: announced }: Line,
  bringing: Bringing,
): Promise<TaskRefusal | null> {
  const { rules } = bringing;
  const row = readRow(cells, rules.reading);
  const [standing] = await existingRowsOf(transaction, rules, [row]);
  const member = await memberOf(transaction, rules, row);
  const fate = validateRow(row, standing, rules, member);
  if (fate.fate === 'same') return null;
  const faults = fate.fate === 'wrong' ? bringing.faults(fate.faults) : undefined;
  if (faults) return { refused: 'answers_invalid', faults };
  if (fate.fate === 'wrong' || fate.fate !== announced) return rowRefused('changed_meanwhile');
  if (fate.fate === 'change') {
    const refusal = standing ? await change(transaction, row, fate, standing, bringing) : null;
    if (refusal === null) await noteBrought(transaction, { importId, number }, standing?.id ?? null, bringing.now);
    return refusal;
  }
  const entered = await enter(transaction, row, fate, member, bringing);
  if (typeof entered !== 'number') return entered;
  await noteBrought(transaction, { importId, number }, entered, bringing.now);
  return null;
}

/** Recorded for undoing the import. */
const noteBrought = (
  transaction: DatabaseTransaction,
  line: { importId: number; number: number },
  registrationId: number | null,
  now: Date,
) =>
  transaction
    .updateTable('registration_import_row')
    .set({ registration_id: registrationId, brought_at: now })
    .where('import_id', '=', line.importId)
    .where('number', '=', line.number)
    .execute();

/** Returns the id of the new registration, or why there is none. */
async function enter(
  transaction: DatabaseTransaction,
  { source, paid, amount }: ImportRow,
  { answers, branchId, feeId }: Extract<RowOutcome, { fate: 'new' }>,
  member: boolean,
  { rules, orderAtDesk, staffId, now }: Bringing,
): Promise<TaskRefusal | number> {
  const { setting, form } = rules;
  const entry = { setting, formVersionId: form.versionId, answers, branchId, feeId, member, source, staffId, now };
  try {
    return await inTransaction(transaction, async (inner) => {
      const entered = await enterRegistration(inner, { ...entry, event: 'import' });
      if (!entered.ok) return rowRefused(entered.reason);
      const { row, until } = entered;
      if (feeId === null) return row.id;
      const order = await orderAtDesk(inner, { row, paid, amount, until, tell: false, staffId, now });
      return order.ok ? row.id : rowRefused(order.reason);
    });
  } catch (error) {
    if (isTaken(error, 'registration_person')) return rowRefused('already_registered');
    throw error;
  }
}

async function change(
  transaction: DatabaseTransaction,
  { answers, branchId, paid, amount }: ImportRow,
  { changes, moves, pays }: Extract<RowOutcome, { fate: 'change' }>,
  { id }: Found,
  { rules, orderAtDesk, staffId, now, faults }: Bringing,
): Promise<TaskRefusal | null> {
  const act = { cid: rules.cid, id, staffId, now, reason: '' };
  if (changes.some(({ field }) => !field.startsWith('@'))) {
    const edited = await editAnswers(transaction, { ...act, answers });
    if (!edited.ok)
      return 'faults' in edited ? { refused: edited.reason, ...own(faults(edited.faults)) } : rowRefused(edited.reason);
  }
  if (moves && branchId !== null) {
    const moved = await moveBranch(transaction, { ...act, branchId });
    if (!moved.ok) return rowRefused(moved.reason);
  }
  if (!pays) return null;
  const row: RegistrationRow = await transaction
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const order = await orderAtDesk(transaction, { row, paid, amount, until: now, tell: false, staffId, now });
  return order.ok ? null : rowRefused(order.reason);
}

const own = (faults: TaskRefusal['faults']) => (faults ? { faults } : {});

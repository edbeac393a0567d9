import type { ErrorName } from '@meetingapp/contract/errors.ts';
import { fateOf, type Fate, type Hindered } from '@meetingapp/domain/registration/import/fate.ts';
import type { ImportFault } from '@meetingapp/domain/registration/import/fault.ts';
import { readRow, type ImportRow } from '@meetingapp/domain/registration/import/row.ts';
import type { Database } from '../../db/database.ts';
import type { TaskRefusal } from '../../db/json-shapes.ts';
import { inTransaction, isTaken, type DatabaseTransaction } from '../../db/transaction.ts';
import type { OrderAtDesk } from './access-desk.ts';
import { editAnswers } from './commands-edit.ts';
import { enterRegistration } from './commands-enter.ts';
import { moveBranch } from './commands-move.ts';
import { priceFees } from './present-fee.ts';
import { standingsOf, type Found } from './queries-import.ts';
import type { ImportRules } from './queries-import-rules.ts';
import { factsOf, isMember } from './queries-person.ts';
import type { RegistrationRow } from './queries.ts';

/** What the fee rules say of somebody, as one of a group of one. */
export const hinderedBy =
  ({ fees, now }: ImportRules, member: boolean): Hindered =>
  (answers, branchId, feeId) => {
    const priced = priceFees(fees, factsOf(answers, branchId, member), branchId, now);
    return priced.find((one) => one.fee.row.id === feeId)?.hindrance ?? null;
  };

/** A row that does not say which of several registrations of one person it means lacks the branch. */
export const judge = (row: ImportRow, standing: Found | null | undefined, rules: ImportRules, member: boolean): Fate =>
  standing === undefined
    ? { fate: 'wrong', faults: [{ field: '@branch', reason: 'required' }] }
    : fateOf(row, standing, rules.rules, hinderedBy(rules, member));

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

const no = (refused: ErrorName): TaskRefusal => ({ refused });

/** Brings one row in as it was announced; if the person's registration is another one meanwhile, it is left as it is. */
export async function bringIn(
  transaction: DatabaseTransaction,
  { importId, number, cells, fate: announced }: Line,
  bringing: Bringing,
): Promise<TaskRefusal | null> {
  const { rules } = bringing;
  const row = readRow(cells, rules.reading);
  const [standing] = await standingsOf(transaction, rules, [row]);
  const member = await memberOf(transaction, rules, row);
  const fate = judge(row, standing, rules, member);
  if (fate.fate === 'same') return null;
  const faults = fate.fate === 'wrong' ? bringing.faults(fate.faults) : undefined;
  if (faults) return { refused: 'answers_invalid', faults };
  if (fate.fate === 'wrong' || fate.fate !== announced) return no('changed_meanwhile');
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

/** So that the import can be taken back. */
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

/** The number of the new registration, or why there is none. */
async function enter(
  transaction: DatabaseTransaction,
  { source, paid, amount }: ImportRow,
  { answers, branchId, feeId }: Extract<Fate, { fate: 'new' }>,
  member: boolean,
  { rules, orderAtDesk, staffId, now }: Bringing,
): Promise<TaskRefusal | number> {
  const { setting, form } = rules;
  const entry = { setting, formVersionId: form.versionId, answers, branchId, feeId, member, source, staffId, now };
  try {
    return await inTransaction(transaction, async (inner) => {
      const entered = await enterRegistration(inner, { ...entry, event: 'import' });
      if (!entered.ok) return no(entered.reason);
      const { row, until } = entered;
      if (feeId === null) return row.id;
      const order = await orderAtDesk(inner, { row, paid, amount, until, tell: false, staffId, now });
      return order.ok ? row.id : no(order.reason);
    });
  } catch (error) {
    if (isTaken(error, 'registration_person')) return no('already_registered');
    throw error;
  }
}

async function change(
  transaction: DatabaseTransaction,
  { answers, branchId, paid, amount }: ImportRow,
  { changes, moves, pays }: Extract<Fate, { fate: 'change' }>,
  { id }: Found,
  { rules, orderAtDesk, staffId, now, faults }: Bringing,
): Promise<TaskRefusal | null> {
  const act = { cid: rules.cid, id, staffId, now, reason: '' };
  if (changes.some(({ field }) => !field.startsWith('@'))) {
    const edited = await editAnswers(transaction, { ...act, answers });
    if (!edited.ok)
      return 'faults' in edited ? { refused: edited.reason, ...own(faults(edited.faults)) } : no(edited.reason);
  }
  if (moves && branchId !== null) {
    const moved = await moveBranch(transaction, { ...act, branchId });
    if (!moved.ok) return no(moved.reason);
  }
  if (!pays) return null;
  const row: RegistrationRow = await transaction
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const order = await orderAtDesk(transaction, { row, paid, amount, until: now, tell: false, staffId, now });
  return order.ok ? null : no(order.reason);
}

const own = (faults: TaskRefusal['faults']) => (faults ? { faults } : {});

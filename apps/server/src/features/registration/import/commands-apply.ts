import {
  outcomeOf,
  type Hindered,
  type ImportChange,
  type RowOutcome,
} from '@meetingapp/domain/registration/import/row-outcome.ts';
import { readRow, type ImportRow } from '@meetingapp/domain/registration/import/row.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { inSavepoints, inTransaction, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { rowRefused } from '../../../db/outcome.ts';
import type { AppliedLine, ImportPlace, SheetLine } from '../../../jobs/import-kind.ts';
import type { CancelAllAtDesk, OrderAllAtDesk, OrderAtDesk } from '../desk/commands-order-port.ts';
import { editAnswers } from '../review/commands-edit.ts';
import { enterRegistration } from '../record/commands-enter.ts';
import { moveBranch } from '../review/commands-move.ts';
import { priceFees } from '../fee/queries.ts';
import { enterReady, readyOf } from './commands-together.ts';
import { existingRowsOf, type Found } from './queries.ts';
import { importRules, versionOf, type ImportRules } from './queries-rules.ts';
import { areMembers, factsOf, isMember } from '../record/queries-person.ts';
import type { RegistrationRow } from '../record/queries.ts';

/** What the fee rules say about a person, in a group of one. */
export const hinderedBy =
  (rules: ImportRules, member: boolean): Hindered =>
  (answers, branchId, feeId, formId, currency) => {
    const { fees, now } = rules;
    const version = (formId === null ? null : versionOf(rules, formId)) ?? undefined;
    const priced = priceFees(fees, factsOf(answers, branchId, member), branchId, now, currency, version);
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

/** How orders are made and cancelled when staff import registrations. */
export interface OrderPorts {
  orderAtDesk: OrderAtDesk;
  orderAllAtDesk: OrderAllAtDesk;
  cancelAllAtDesk: CancelAllAtDesk;
}

interface Bringing {
  rules: ImportRules;
  orderAtDesk: OrderAtDesk;
  staffId: number;
  now: Date;
}

type Line = SheetLine & { fate: string };

/** What a row did. */
export interface DoneRegistration {
  id: number;
  at: string;
  changes: ImportChange[];
}

/**
 * Applies rows: new people together where possible, all others each in a savepoint of its own. Places are given in the order of the file:
 * before a row on its own that may take some, the people before it are entered.
 */
export async function applyRegistrations(
  transaction: DatabaseTransaction,
  { orderAtDesk, orderAllAtDesk }: OrderPorts,
  { conferenceId, columns, movesMoney, staffId, now }: ImportPlace,
  lines: readonly Line[],
): Promise<AppliedLine[]> {
  const rules = await importRules(transaction, conferenceId, columns, movesMoney, now);
  if (!rules) return lines.map(() => ({ refusal: rowRefused('not_found') }));
  const judged = await judgedNow(transaction, rules, lines);
  const ready = await readyOf(
    transaction,
    judged.flatMap(({ line: { number, fate }, row, outcome, member }) =>
      outcome.fate === 'new' && fate === 'new' ? [{ number, row, outcome, member }] : [],
    ),
    rules,
  );
  const applied = new Map<number, AppliedLine>();
  const oneByOne = async (some: readonly Line[]) => {
    const outcomes = await inSavepoints(
      transaction,
      some,
      ({ refusal }: AppliedLine) => refusal !== null,
      (line, inner) => importRow(inner, line, { rules, orderAtDesk, staffId, now }),
    );
    for (const [at, outcome] of outcomes.entries()) applied.set(some[at]?.number ?? 0, outcome);
  };
  let waiting: Line[] = [];
  const enter = async () => {
    const some = waiting;
    waiting = [];
    const people = some.flatMap(({ number }) => ready.get(number) ?? []);
    const entered = await enterReady(transaction, people, { rules, orderAllAtDesk, staffId, now });
    for (const [number, outcome] of entered)
      applied.set(number, typeof outcome === 'number' ? done(outcome, [], now) : { refusal: rowRefused(outcome) });
    await oneByOne(some.filter(({ number }) => !entered.has(number)));
  };
  for (const { line, outcome } of judged) {
    if (ready.has(line.number)) {
      waiting.push(line);
      continue;
    }
    if (outcome.fate === 'new' || (outcome.fate === 'change' && (outcome.moves || outcome.pays))) await enter();
    await oneByOne([line]);
  }
  await enter();
  return lines.map(({ number }) => applied.get(number) ?? { refusal: rowRefused('changed_meanwhile') });
}

const done = (id: number, changes: ImportChange[], now: Date): AppliedLine => {
  const one: DoneRegistration = { id, at: now.toISOString(), changes };
  return { refusal: null, done: one };
};

/** What rows would do now. */
async function judgedNow(transaction: DatabaseTransaction, rules: ImportRules, lines: readonly Line[]) {
  const rows = lines.map(({ cells }) => readRow(cells, rules.reading));
  const standings = await existingRowsOf(transaction, rules, rows);
  const members = await areMembers(
    transaction,
    rules.setting,
    rows.map(({ answers }) => answers),
    rules.today,
  );
  return lines.flatMap((line, at) => {
    const row = rows[at];
    const member = members[at] ?? false;
    return row ? [{ line, row, member, outcome: validateRow(row, standings[at], rules, member) }] : [];
  });
}

/** Applies one row as announced by the dry run; refused when the person's registration has changed since. */
async function importRow(
  transaction: DatabaseTransaction,
  { cells, fate: announced }: Line,
  bringing: Bringing,
): Promise<AppliedLine> {
  const { rules, now } = bringing;
  const row = readRow(cells, rules.reading);
  const [standing] = await existingRowsOf(transaction, rules, [row]);
  const member = await memberOf(transaction, rules, row);
  const fate = validateRow(row, standing, rules, member);
  if (fate.fate === 'same') return { refusal: null };
  if (fate.fate === 'wrong') return { refusal: { refused: 'answers_invalid', faults: fate.faults } };
  if (fate.fate !== announced) return { refusal: rowRefused('changed_meanwhile') };
  if (fate.fate === 'change') {
    if (!standing) return { refusal: rowRefused('changed_meanwhile') };
    const refusal = await change(transaction, row, fate, standing, bringing);
    return refusal ? { refusal } : done(standing.id, fate.changes, now);
  }
  const entered = await enter(transaction, row, fate, member, bringing);
  return typeof entered === 'number' ? done(entered, [], now) : { refusal: entered };
}

/** Returns the id of the new registration, or why there is none. */
async function enter(
  transaction: DatabaseTransaction,
  { source, paid, amount }: ImportRow,
  { answers, formId, branchId, feeId, currency }: Extract<RowOutcome, { fate: 'new' }>,
  member: boolean,
  { rules, orderAtDesk, staffId, now }: Bringing,
): Promise<TaskRefusal | number> {
  const { setting } = rules;
  const formVersionId = versionOf(rules, formId);
  if (formVersionId === null) return rowRefused('changed_meanwhile');
  const entry = { setting, formVersionId, answers, branchId, feeId, currency, member, source, staffId, now };
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
  { rules, orderAtDesk, staffId, now }: Bringing,
): Promise<TaskRefusal | null> {
  const act = { cid: rules.cid, id, staffId, now, reason: '' };
  if (changes.some(({ field }) => !field.startsWith('@'))) {
    const edited = await editAnswers(transaction, { ...act, answers });
    if (!edited.ok)
      return 'faults' in edited ? { refused: edited.reason, faults: edited.faults } : rowRefused(edited.reason);
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

import type { RowOutcome } from '@meetingapp/domain/registration/import/row-outcome.ts';
import type { ImportRow } from '@meetingapp/domain/registration/import/row.ts';
import type { ErrorName } from '@meetingapp/contract/errors.ts';
import { codeOf, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { isLapsed } from '../../../db/places/settle.ts';
import type { OrderAllAtDesk } from '../desk/commands-order-port.ts';
import { accountsOf, enterTogether, type KnownAccount, type OneEntry } from '../record/commands-enter-many.ts';
import { personKey } from '../record/queries-person.ts';
import { versionOf, type ImportRules } from './queries-rules.ts';

/** A row that registers somebody. */
export interface Newcomer {
  number: number;
  row: ImportRow;
  outcome: Extract<RowOutcome, { fate: 'new' }>;
  member: boolean;
}

/** A row whose person can be entered with others. */
export interface Ready extends Newcomer {
  entry: OneEntry & Pick<KnownAccount, 'accountId'>;
}

/** Those who can be entered together: not a person who has begun to register, or who stands before among them. */
export async function readyOf(
  transaction: DatabaseTransaction,
  people: readonly Newcomer[],
  rules: ImportRules,
): Promise<Map<number, Ready>> {
  const seen = new Set<string>();
  const known = await accountsOf(
    transaction,
    rules.setting,
    people.map(({ outcome }) => outcome),
  );
  const ready = people.flatMap((person, at): Ready[] => {
    const { accountId, hasDraft = false } = known[at] ?? { accountId: undefined };
    const { branchId, answers } = person.outcome;
    const key = `${branchId} ${personKey(answers, rules.setting, -person.number)}`;
    if (hasDraft || seen.has(key)) return [];
    seen.add(key);
    const formVersionId = versionOf(rules, person.outcome.formId);
    // The form was closed meanwhile; entered alone, its row is refused with the reason.
    if (formVersionId === null) return [];
    return [{ ...person, entry: { ...entryOf(person, rules), formVersionId, accountId } }];
  });
  return new Map(ready.map((one) => [one.number, one]));
}

export interface Entering {
  rules: ImportRules;
  orderAllAtDesk: OrderAllAtDesk;
  staffId: number;
  now: Date;
}

/** Passes with fewer rows each, before the rest are entered one by one. */
const PASSES = 3;

/** True when the database refused a row, such as one whose person has just registered elsewhere, or could not confirm its places. */
const isRefused = (error: unknown) => String(codeOf(error)).startsWith('23') || isLapsed(error);

/**
 * Enters people in few statements, all or none of them in each pass. Those refused are left out of the next one; places are given in the order
 * of the file under the locks of the stocks. Returns the registration of each row, or why there is none. Rows without an answer are to be
 * entered one by one, because the database refused one of them.
 */
export async function enterReady(
  transaction: DatabaseTransaction,
  people: readonly Ready[],
  entering: Entering,
): Promise<Map<number, number | ErrorName>> {
  const answers = new Map<number, number | ErrorName>();
  let left = people;
  for (let pass = 0; pass < PASSES && left.length > 0; pass += 1) {
    const outcome = await enterAll(transaction, left, entering);
    if (outcome === null) return answers;
    if (outcome.ok) {
      for (const [at, { number }] of left.entries()) answers.set(number, outcome.ids[at] ?? 0);
      return answers;
    }
    for (const [at, reason] of outcome.refused) answers.set(left[at]?.number ?? 0, reason);
    left = left.filter((_, at) => !outcome.refused.has(at));
  }
  return answers;
}

function entryOf({ row, outcome, member }: Newcomer, { fees, branches }: ImportRules): Omit<OneEntry, 'formVersionId'> {
  const { answers, branchId, feeId, currency } = outcome;
  const fee = fees.find(({ id }) => id === feeId);
  const branch = branches.find(({ id }) => id === branchId);
  return {
    answers,
    branchId,
    feeId,
    currency,
    member,
    source: row.source,
    wishes: [
      ...(fee ? [{ stockId: fee.stock_id, kind: 'fee' as const, amount: 1 }] : []),
      ...(branch ? [{ stockId: branch.stock_id, kind: 'branch' as const, amount: 1 }] : []),
    ],
  };
}

type Pass = { ok: true; ids: number[] } | { ok: false; refused: ReadonlyMap<number, ErrorName> };

/** Null: the database refused one of them, and nothing was written. */
async function enterAll(
  transaction: DatabaseTransaction,
  people: readonly Ready[],
  { rules, orderAllAtDesk, staffId, now }: Entering,
): Promise<Pass | null> {
  const common = {
    setting: rules.setting,
    event: 'import',
    staffId,
    now,
  } as const;
  try {
    return await inTransactionIfOk(transaction, async (inner): Promise<Pass> => {
      const entered = await enterTogether(
        inner,
        common,
        people.map(({ entry }) => entry),
      );
      if (!entered.ok) return entered;
      const { rows, until } = entered;
      const wishes = rows.flatMap((row, at) => {
        const { amount = null, paid = null } = people[at]?.row ?? {};
        return row.fee_kind_id === null ? [] : [{ at, row, paid, amount, until, tell: false, staffId, now }];
      });
      const refused = await orderAllAtDesk(inner, wishes);
      if (refused.size === 0) return { ok: true, ids: rows.map(({ id }) => id) };
      return { ok: false, refused: new Map([...refused].map(([of, reason]) => [wishes[of]?.at ?? 0, reason])) };
    });
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

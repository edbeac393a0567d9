import type { Database } from '../../db/database.ts';
import { recordOrder } from '../../db/history.ts';
import { holdPlaces } from '../../db/places/hold.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { findSetting, type Setting } from '../registration/queries-configuration.ts';
import { findLive, lockOwn } from '../registration/queries-locked.ts';
import type { RegistrationRow } from '../registration/queries.ts';
import { applyChange, dropChange } from './commands-apply.ts';
import { insertOrder } from './commands-insert.ts';
import { giveBack } from './commands-refund.ts';
import { shortReason } from './commands.ts';
import { openChangeOf, paidOrdersOf } from './queries-change.ts';
import { inBoth } from './queries-selection.ts';
import { quoteChange, type ChangeWish, type Quoted, type QuoteOutcome } from './queries-quote.ts';

export interface MakeChange {
  regId: number;
  accountId: number;
  wish: ChangeWish;
  /** As the person saw it, fen. */
  toPay: number;
  refund: number;
  now: Date;
}

type Reason = ReturnType<typeof shortReason> | 'registration_unknown' | 'price_changed' | 'already_registered';
export type ChangeOutcome =
  | { ok: true; orderId: number | null; replaced: number | null }
  | { ok: false; reason: Reason }
  | Extract<QuoteOutcome, { ok: false }>;
const no = <R extends Reason>(reason: R) => ({ ok: false, reason }) as const;

const kinds = { fee: ['fee', 'branch'], stay: ['room_night'] } as const;

/**
 * Changes a paid registration by the organiser's rules. With something to pay the new places are held and a further order is
 * made; what one has stays until that is paid. Otherwise all happens in this moment.
 */
export function makeChange(db: Database, change: MakeChange): Promise<ChangeOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<ChangeOutcome> => {
    const { wish, now } = change;
    const row = await lockOwn(transaction, change.regId, change.accountId);
    const setting = row && (await findSetting(transaction, row.conference_id));
    if (!row || !setting) return no('registration_unknown');
    const quoted = await quoteChange(transaction, row, setting, wish, now);
    if (!quoted.ok) return quoted;
    const { quote } = quoted;
    // While money is on its way back nobody can say what is paid.
    const paid = await paidOrdersOf(transaction, row.id);
    if (!paid.some((order) => order.kind === 'registration')) return { ok: false, reason: 'registration_locked' };
    if (quote.toPay !== change.toPay || quote.refund !== change.refund) return no('price_changed');
    if (wish.kind === 'fee') {
      const twin = await findLive(transaction, row.conference_id, wish.branchId, row.person_key, row.id);
      if (twin) return no('already_registered');
    }
    const replaced = await giveUpEarlier(transaction, row, now);
    const until = new Date(now.getTime() + setting.hold_minutes * 60_000);
    const hold = { registrationId: row.id, kinds: kinds[wish.kind], wishes: quote.wishes, until };
    const orderId = quote.toPay > 0 ? await orderChange(transaction, row, setting, { quote, wish, until, now }) : null;
    const changeId = await insertChange(transaction, row, { quote, wish, orderId, now });
    // Paid later: what one has needs its own room until then.
    const held = quote.wishes.length > 0 ? await holdPlaces(transaction, { ...hold, beside: orderId !== null }) : null;
    if (held && !held.ok) return no(shortReason(held));
    if (orderId === null) {
      const open = await openChangeOf(transaction, row.id);
      if (open?.id !== changeId || !(await applyChange(transaction, open, `account:${row.account_id}`, now)))
        throw new Error(`change ${changeId} was not applied`);
      if (quote.refund > 0)
        await giveBack(transaction, paid, {
          amount: quote.refund,
          reason: 'changed',
          actor: `account:${row.account_id}`,
          now,
        });
    }
    return { ok: true, orderId, replaced };
  });
}

/** One change at a time: an earlier one that was not paid ends. Gives its order, for which nothing more may be paid. */
async function giveUpEarlier(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  now: Date,
): Promise<number | null> {
  const order = await transaction
    .selectFrom('orders')
    .select('id')
    .where('registration_id', '=', row.id)
    .where('kind', '=', 'change')
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (order)
    await recordOrder(transaction, {
      id: order.id,
      event: 'cancel',
      from: 'open',
      to: 'cancelled',
      actor: `account:${row.account_id}`,
      now,
    });
  await dropChange(transaction, row.id, now);
  return order?.id ?? null;
}

interface Making {
  quote: Quoted;
  wish: ChangeWish;
  now: Date;
}

function orderChange(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  setting: Setting,
  { quote, wish, until, now }: Making & { until: Date },
): Promise<number> {
  const line = {
    kind: wish.kind === 'fee' ? ('fee' as const) : ('night' as const),
    title: quote.title,
    remark: inBoth((words) => words.changeLine),
    quantity: 1,
    amount: quote.toPay,
  };
  return insertOrder(transaction, { row, setting, kind: 'change', lines: [line], total: quote.toPay, until, now });
}

async function insertChange(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  { quote, wish, orderId, now }: Making & { orderId: number | null },
): Promise<number> {
  const { id } = await transaction
    .insertInto('registration_change')
    .values({
      registration_id: row.id,
      order_id: orderId,
      kind: wish.kind,
      state: 'open',
      fee_kind_id: wish.kind === 'fee' ? wish.feeId : null,
      branch_id: wish.kind === 'fee' ? wish.branchId : null,
      stay: wish.kind === 'stay' && wish.stay ? JSON.stringify(wish.stay) : null,
      releases: JSON.stringify(quote.releases),
      before: quote.before,
      after: quote.after,
      refund: quote.refund,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

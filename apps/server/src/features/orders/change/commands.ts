import type { ChangePolicy } from '@meetingapp/domain/registration/change-policy.ts';
import type { Database } from '../../../db/connection/database.ts';
import { holdPlaces } from '../../../db/places/hold.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { findSetting, settingIn, type Setting } from '../../registration/configuration/queries.ts';
import { findLive, lockOwn } from '../../registration/record/queries-locked.ts';
import type { RegistrationRow } from '../../registration/record/queries.ts';
import { applyChange } from '../settlement/commands-apply-change.ts';
import { cancelOpenOrders } from '../../../db/rows/open-orders.ts';
import { dropChange } from '../order/commands-drop-change.ts';
import { insertOrder } from '../order/commands-insert.ts';
import { giveBack } from '../refund/commands.ts';
import { shortReason } from '../checkout/commands.ts';
import { openChangeOf } from '../../registration/record/queries-change.ts';
import { inBoth } from '../checkout/queries-selection.ts';
import { quoteChange, type ChangeInput, type Quoted, type QuoteOutcome } from './queries-quote.ts';
import { paidOrdersOf } from '../order/queries-paid.ts';

export interface MakeChange {
  regId: number;
  accountId: number;
  wish: ChangeInput;
  /** As the person saw it, in fen. */
  toPay: number;
  refund: number;
  now: Date;
}

type Reason = ReturnType<typeof shortReason> | 'registration_unknown' | 'price_changed' | 'already_registered';
export type ChangeOutcome =
  | { ok: true; orderId: number | null; replaced: number | null }
  | { ok: false; reason: Reason }
  | Extract<QuoteOutcome, { ok: false }>;

const kinds = { fee: ['fee', 'branch'], stay: ['room_night'], extras: ['extra'] } as const;

/**
 * Changes a paid registration by the organiser's rules. When there is something to pay, the new places are held and a further order is
 * made; the registration stays as it was until that order is paid. Otherwise the change is applied at once.
 */
export function makeChange(db: Database, change: MakeChange): Promise<ChangeOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<ChangeOutcome> => {
    const { wish, now } = change;
    const row = await lockOwn(transaction, change.regId, change.accountId);
    const setting = row && (await findSetting(transaction, row.conference_id));
    if (!row || !setting) return refused('registration_unknown');
    const quoted = await quoteChange(transaction, row, setting, wish, now);
    if (!quoted.ok) return quoted;
    const { quote } = quoted;
    // During a refund the paid amount is undetermined.
    const paid = await paidOrdersOf(transaction, row.id);
    if (!paid.some((order) => order.kind === 'registration')) return { ok: false, reason: 'registration_locked' };
    if (quote.toPay !== change.toPay || quote.refund !== change.refund) return refused('price_changed');
    if (wish.kind === 'fee') {
      const twin = await findLive(transaction, row.conference_id, wish.branchId, row.person_key, row.id);
      if (twin) return refused('already_registered');
    }
    const replaced = await giveUpEarlier(transaction, row, now);
    const until = new Date(now.getTime() + setting.hold_minutes * 60_000);
    const hold = { registrationId: row.id, kinds: kinds[wish.kind], wishes: quote.wishes, until };
    const orderId = quote.toPay > 0 ? await orderChange(transaction, row, setting, { quote, wish, until, now }) : null;
    const changeId = await insertChange(transaction, row, { quote, wish, orderId, now });
    // Paid later: the present places are kept until then, so the new ones are held in addition.
    const held = quote.wishes.length > 0 ? await holdPlaces(transaction, { ...hold, beside: orderId !== null }) : null;
    if (held && !held.ok) return refused(shortReason(held));
    if (orderId === null) {
      const open = await openChangeOf(transaction, row.id);
      if (open?.id !== changeId || !(await applyChange(transaction, open, `account:${row.account_id}`, now)))
        throw new Error(`change ${changeId} was not applied`);
      if (quote.refund > 0)
        await giveBack(transaction, paid, {
          amount: quote.refund,
          cause: 'changed',
          actor: `account:${row.account_id}`,
          now,
        });
    }
    return { ok: true, orderId, replaced };
  });
}

/** One change at a time: drops an earlier unpaid one. Returns the id of its order, whose payment attempts must be closed. */
async function giveUpEarlier(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  now: Date,
): Promise<number | null> {
  const [order] = await cancelOpenOrders(transaction, [row.id], { actor: `account:${row.account_id}`, now });
  await dropChange(transaction, row.id, now);
  return order ?? null;
}

interface Making {
  quote: Quoted;
  wish: ChangeInput;
  now: Date;
}

async function orderChange(
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
  const lines = quote.lines ?? [line];
  const change = {
    row,
    setting: settingIn(setting, row),
    kind: 'change',
    lines,
    total: quote.toPay,
    until,
    now,
  } as const;
  return (await insertOrder(transaction, change)).id;
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
      extras: wish.kind === 'extras' ? JSON.stringify(wish.extras) : null,
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

/** Saves what people of a conference may change themselves. */
export async function saveChangePolicy(db: Database, conferenceId: number, policy: ChangePolicy): Promise<boolean> {
  const changed = await db
    .updateTable('conference')
    .set({ change_policy: JSON.stringify(policy) })
    .where('id', '=', conferenceId)
    .returning('id')
    .execute();
  return changed.length > 0;
}

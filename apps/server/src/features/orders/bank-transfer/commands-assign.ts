import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { BankRow } from '../../../db/schema/json-shapes.ts';
import { lockOrders } from '../group-payment/commands.ts';
import type { LockedOrder } from '../order/queries.ts';
import { settleOtherwise } from '../settlement/commands.ts';
import { recordBooking, takeFromRow } from './commands-row.ts';
import { holdStatement } from './queries-statement.ts';

export interface Assigning {
  societyId: number;
  conferenceId: number;
  staffId: number;
  statementId: number;
  /** Of the statement as it was read. */
  version: number;
  /** Of the row. */
  currency: string;
  row: BankRow;
  orderIds: readonly number[];
  now: Date;
}

type Reason =
  | 'not_found'
  | 'order_state'
  | 'order_expired'
  | 'order_currencies'
  | 'bank_row_booked'
  | 'bank_row_short'
  | 'statement_changed';
/** `orderNumber`: the order of several that cannot be booked. */
type Outcome = { ok: true } | { ok: false; reason: Reason; orderNumber?: string };

/**
 * Books a row of a statement for orders that staff chose, each whole; the person need not have chosen bank transfer. Together they take
 * at most what is left of the row. All or none: an order whose places are gone is refused, not paid and refunded.
 */
export function assignRow(db: Database, wish: Assigning): Promise<Outcome> {
  const { societyId, conferenceId, row, now } = wish;
  const orderIds = [...new Set(wish.orderIds)];
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    if (!(await holdStatement(transaction, wish.statementId, wish.version))) return refused('statement_changed');
    if (row.fault || row.amount <= 0) return refused('bank_row_booked');
    const wanted = await transaction
      .selectFrom('orders')
      .select(['id', 'total', 'currency'])
      .where('conference_id', '=', conferenceId)
      .where('id', 'in', orderIds)
      .execute();
    if (wanted.length < orderIds.length) return refused('not_found');
    if (wanted.some(({ currency }) => currency !== wish.currency)) return refused('order_currencies');
    const sum = wanted.reduce((total, order) => total + order.total, 0);
    if (sum <= 0) return refused('order_state');
    if (!(await takeFromRow(transaction, societyId, { ...row, currency: wish.currency }, sum)))
      return refused('bank_row_short');
    for (const order of await lockOrders(transaction, orderIds)) {
      const { number: orderNumber } = order;
      const payable = (order.state === 'open' || order.state === 'expired') && order.total > 0;
      if (!payable) return { ...refused('order_state'), orderNumber };
      const payment = await paymentOf(transaction, order, now);
      if (!(await recordBooking(transaction, wish, payment.id))) return { ...refused('bank_row_booked'), orderNumber };
      const facts = {
        outTradeNo: payment.out_trade_no,
        // A row may pay several orders, and the number of a payment is its own.
        providerNumber: `${societyId}-${wish.currency}-${row.key}-${order.id}`,
        amount: order.total,
        currency: order.currency,
        merchant: '',
        state: 'succeeded',
        at: now,
      } as const;
      const verdict = await settleOtherwise(transaction, { provider: 'bank', facts, now });
      if (verdict === 'refunded_late') return { ...refused('order_expired'), orderNumber };
      if (verdict !== 'applied') return { ...refused('order_state'), orderNumber };
    }
    return { ok: true };
  });
}

/** The transfer that the person announced for this order alone, otherwise a new one. */
async function paymentOf(transaction: DatabaseTransaction, order: LockedOrder, now: Date) {
  const announced = await transaction
    .selectFrom('payment')
    .select(['id', 'out_trade_no'])
    .where('order_id', '=', order.id)
    .where('shared_id', 'is', null)
    .where('provider', '=', 'bank')
    .where('state', 'in', ['created', 'pending'])
    .where('amount', '=', order.total)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (announced) return announced;
  return transaction
    .insertInto('payment')
    .values({
      order_id: order.id,
      provider: 'bank',
      method: 'bank_transfer',
      out_trade_no: `P${randomBytes(12).toString('hex')}`,
      amount: order.total,
      currency: order.currency,
      created_at: now,
    })
    .returning(['id', 'out_trade_no'])
    .executeTakeFirstOrThrow();
}

import { PayMethod, type OrderCard, type OrderDetail } from '@meetingapp/contract/orders/order.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import type { Line } from '@meetingapp/domain/orders/order-line.ts';
import { daysBefore, refundNow } from '@meetingapp/domain/orders/refund-policy.ts';
import type { RefundCause } from '@meetingapp/domain/orders/refund-causes.ts';
import type { linesOf, OrderRow, PaymentRow, refundsOf, ShownOrder } from './queries.ts';
import type { PaidOrder } from './queries-paid.ts';

const texts = { zh, en };

/** An order whose time is over counts as expired, even before the job marks it. */
export const stateAt = (row: Pick<OrderRow, 'state' | 'hold_until'>, now: Date) =>
  row.state === 'open' && row.hold_until !== null && row.hold_until <= now ? 'expired' : row.state;

export function presentOrder(row: ShownOrder, language: Language, now: Date): OrderCard {
  return {
    orderId: row.id,
    number: row.number,
    regId: row.registration_id,
    cid: row.conference_id,
    conference: row.conference_title[language],
    name: row.name,
    total: row.total,
    refunded: row.refunded,
    currency: row.currency,
    state: stateAt(row, now),
    createdAt: row.created_at.toISOString(),
    holdUntil: row.hold_until?.toISOString() ?? null,
  };
}

export const presentLine = (line: Line, language: Language) => ({
  kind: line.kind,
  title: line.title[language],
  remark: line.remark[language],
  quantity: line.quantity,
  amount: line.amount,
});

/** How a person paid themselves; null for payments taken at the desk. */
const methodOf = (payment: PaymentRow | undefined): PayMethod | null =>
  PayMethod.options.find((method) => method === payment?.method) ?? null;

interface Parts {
  row: OrderRow;
  lines: Awaited<ReturnType<typeof linesOf>>;
  payments: PaymentRow[];
  refunds: Awaited<ReturnType<typeof refundsOf>>;
  methods: { method: PayMethod; simulated: boolean }[];
  /** Other paid orders: changes of the same registration. */
  changes: PaidOrder[];
  now: Date;
}

export function presentOrderDetail(
  { row, lines, payments, refunds, methods, changes, now }: Parts,
  language: Language,
): OrderDetail {
  const paid = payments.find((payment) => payment.state === 'succeeded');
  const transfer = payments.find(
    (one) => one.method === 'bank_transfer' && one.state === 'pending' && one.shared_id === null,
  );
  const paidFor = row.state === 'paid' || row.state === 'partly_refunded';
  const cancellable = row.kind === 'registration' && paidFor && row.registration_state === 'confirmed';
  return {
    ...presentOrder(row, language, now),
    lines: lines.map((line) => presentLine(line, language)),
    paidAt: row.paid_at?.toISOString() ?? null,
    method: methodOf(paid),
    methods,
    refunds: refunds.map((refund) => ({
      amount: refund.amount,
      state: refund.state,
      reason: refundReason(refund, language),
      at: refund.created_at.toISOString(),
      doneAt: refund.state === 'done' ? (refund.settled_at?.toISOString() ?? null) : null,
    })),
    refundNow: cancellable ? refundNow(row, changes, now) : null,
    refundPolicy: row.refund_policy.map((step) => ({
      until: daysBefore(row.starts_on, step.untilDaysBefore),
      percent: step.percent,
    })),
    bank: presentTransfer(transfer),
    notice: noticeOf(row, refunds, language),
  };
}

/** The reason that a person or staff wrote, else the text of the cause. */
export const refundReason = ({ cause, reason }: { cause: RefundCause; reason: string }, language: Language): string =>
  reason || texts[language].refundReasons[cause];

function presentTransfer(transfer: PaymentRow | undefined): OrderDetail['bank'] {
  if (!transfer?.instructions) return null;
  const { account = '', bank = '', number = '', reference = '' } = transfer.instructions;
  return { account, bank, number, reference };
}

/** Notice about an order: a payment came too late and was refunded automatically. */
export function noticeOf(row: OrderRow, refunds: { cause: RefundCause }[], language: Language): string {
  const late = refunds.some((refund) => refund.cause === 'no_place_left');
  return late && (row.state === 'refunding' || row.state === 'refunded') ? texts[language].lateNotice : '';
}

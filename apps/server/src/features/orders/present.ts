import { PayMethod, type OrderCard, type OrderDetail, type Preview } from '@meetingapp/contract/orders.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders-server.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders-server.ts';
import { daysBefore } from '@meetingapp/domain/orders/refund-policy.ts';
import { noPlaceLeft, refundNow } from './commands-refund.ts';
import type { linesOf, OrderRow, PaymentRow, refundsOf } from './queries.ts';
import type { PaidOrder } from './queries-change.ts';
import type { ExtraChoice, Line, Selection } from './queries-selection.ts';

const texts = { zh, en };

/** An order whose time is over is expired, whether or not the job has come by to say so. */
export const stateAt = (row: Pick<OrderRow, 'state' | 'hold_until'>, now: Date) =>
  row.state === 'open' && row.hold_until !== null && row.hold_until <= now ? 'expired' : row.state;

export function presentOrder(row: OrderRow, language: Language, now: Date): OrderCard {
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

/** How a person paid by themselves; what was taken at the desk is none of those. */
const methodOf = (payment: PaymentRow | undefined): PayMethod | null =>
  PayMethod.options.find((method) => method === payment?.method) ?? null;

interface Parts {
  row: OrderRow;
  lines: Awaited<ReturnType<typeof linesOf>>;
  payments: PaymentRow[];
  refunds: Awaited<ReturnType<typeof refundsOf>>;
  methods: { method: PayMethod; simulated: boolean }[];
  /** What was paid beside it for changes of the same registration. */
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
      reason: refundReason(refund.reason, language),
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

/** Our own reasons in words; a person's reason as they wrote it. */
export const refundReason = (reason: string, language: Language) =>
  (texts[language].refundReasons as Record<string, string>)[reason] ?? reason;

function presentTransfer(transfer: PaymentRow | undefined): OrderDetail['bank'] {
  if (!transfer?.instructions) return null;
  const { account = '', bank = '', number = '', reference = '' } = transfer.instructions;
  return { account, bank, number, reference };
}

/** What a person must be told about an order: that a payment came too late and went back by itself. */
export function noticeOf(row: OrderRow, refunds: { reason: string }[], language: Language): string {
  const late = refunds.some((refund) => refund.reason === noPlaceLeft);
  return late && (row.state === 'refunding' || row.state === 'refunded') ? texts[language].lateNotice : '';
}

export function presentPreview(
  selection: Selection & { extras: ExtraChoice[] },
  registration: { hold_until: Date | null },
  setting: { currency: string; review: boolean },
  language: Language,
): Preview {
  return {
    lines: selection.lines.map((line) => presentLine(line, language)),
    total: selection.total,
    currency: setting.currency,
    holdUntil: registration.hold_until?.toISOString() ?? null,
    discountCode: selection.discountCode,
    extras: selection.extras.map((extra) => ({
      extraId: extra.id,
      title: extra.title[language],
      remark: extra.remark[language],
      amount: extra.amount,
      left: extra.left,
      atMost: extra.at_most,
      quantity: extra.quantity,
    })),
    review: setting.review,
  };
}

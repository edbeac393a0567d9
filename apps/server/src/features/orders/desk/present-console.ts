import type { ConsoleOrder, OrderRow } from '@meetingapp/contract/orders/console.ts';
import type { RefundProposal } from '@meetingapp/contract/orders/refund.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { paidNow } from '@meetingapp/domain/orders/paid-now.ts';
import { presentLine, refundReason, stateAt } from '../order/present.ts';
import type { linesOf, PaymentRow } from '../order/queries.ts';
import { presentProposal, presentTouches } from '../refund/present.ts';
import { isByHand, type paymentsLeft, type ProposalRow } from '../refund/queries.ts';
import type { Touched } from '../refund/queries-touched.ts';
import type { ConsoleEventRow, ConsoleOrderRow, ConsoleRefundRow, ledgerOf } from './queries-console.ts';

export const presentRow = (row: ConsoleOrderRow, now: Date): OrderRow => ({
  id: row.id,
  number: row.number,
  regId: row.registration_id,
  name: row.name,
  phone: row.phone,
  kind: row.kind,
  total: row.total,
  refunded: row.refunded,
  paidNow: paidNow([{ ...row, paid: row.paid_at !== null }]),
  currency: row.currency,
  state: stateAt(row, now),
  provider: row.provider,
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  note: row.note,
});

interface Parts {
  row: ConsoleOrderRow;
  lines: Awaited<ReturnType<typeof linesOf>>;
  payments: PaymentRow[];
  refunds: ConsoleRefundRow[];
  ledger: Awaited<ReturnType<typeof ledgerOf>>;
  events: ConsoleEventRow[];
  proposals: ProposalRow[];
  /** Amount of each payment left for a refund that failed. */
  left: Awaited<ReturnType<typeof paymentsLeft>>;
  touches: Touched;
  staffId: number;
  now: Date;
}

export function presentConsoleOrder(
  { row, lines, payments, refunds, ledger, events, proposals, left, touches, staffId, now }: Parts,
  language: Language,
): ConsoleOrder {
  const refundable = row.state === 'paid' || row.state === 'partly_refunded';
  return {
    ...presentRow(row, now),
    email: row.email,
    registrationNumber: row.registration_number,
    registrationState: row.registration_state,
    holdUntil: row.hold_until?.toISOString() ?? null,
    lines: lines.map((line) => presentLine(line, language)),
    payments: payments.map((payment) => ({
      id: payment.id,
      provider: payment.provider,
      method: payment.method,
      number: payment.out_trade_no,
      providerNumber: payment.provider_number ?? '',
      amount: payment.amount,
      shared: payment.shared_id !== null,
      state: payment.state,
      createdAt: payment.created_at.toISOString(),
      settledAt: payment.settled_at?.toISOString() ?? null,
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      number: refund.out_refund_no,
      amount: refund.amount,
      reason: refundReason(refund, language),
      state: refund.state,
      byHand: isByHand(refund.provider),
      way: refund.way,
      replaced: refund.replaced_by !== null,
      proposal: proposals
        .filter(({ refund_id }) => refund_id === refund.id)
        .map((proposal) => presentProposal(proposal, staffId))
        .reduce<RefundProposal | null>((_, one) => one, null),
      choices:
        refund.state === 'failed' && refund.replaced_by === null
          ? left
              .filter((one) => one.id !== refund.payment_id && one.left >= refund.amount)
              .map(({ id, provider, number }) => ({ paymentId: id, provider, number }))
          : [],
      createdAt: refund.created_at.toISOString(),
      settledAt: refund.settled_at?.toISOString() ?? null,
    })),
    ledger: ledger.map(({ at, kind, amount }) => ({ at: at.toISOString(), kind, amount })),
    events: events.map(({ at, actor, staff_name, event, from_state, to_state, why, amount }) => ({
      at: at.toISOString(),
      by: staff_name ?? (actor.startsWith('account:') ? row.name : ''),
      event,
      from: from_state,
      to: to_state,
      why,
      amount,
    })),
    touches: presentTouches(touches, language),
    left: refundable ? row.total - row.refunded : 0,
  };
}

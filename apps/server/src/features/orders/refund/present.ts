import type { RefundProposal, RefundTouches, WaitingRefund } from '@meetingapp/contract/orders/refund.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { refundReason } from '../order/present.ts';
import type { ProposalRow, WaitingRefundRow } from './queries.ts';
import type { Touched } from './queries-touched.ts';

export const presentProposal = (row: ProposalRow, staffId: number): RefundProposal => ({
  id: row.id,
  way: row.way,
  payee: row.payee,
  account: row.account,
  bank: row.bank,
  reference: row.reference,
  reason: row.reason,
  by: row.staff_name,
  own: row.proposed_by === staffId,
  at: row.proposed_at.toISOString(),
});

export function presentWaitingRefund(
  row: WaitingRefundRow,
  proposal: ProposalRow | undefined,
  staffId: number,
  language: Language,
): WaitingRefund {
  return {
    refundId: row.id,
    orderId: row.order_id,
    number: row.number,
    name: row.name,
    amount: row.amount,
    currency: row.currency,
    reason: refundReason(row, language),
    state: row.state === 'failed' ? 'failed' : 'asked',
    proposal: proposal ? presentProposal(proposal, staffId) : null,
    since: row.created_at.toISOString(),
  };
}

export const presentTouches = ({ fee, stays, invoice }: Touched, language: Language): RefundTouches => ({
  fee: fee?.[language] ?? '',
  stays: stays.map((stay) => ({
    hotel: stay.hotel_name[language],
    roomType: stay.room_type_name[language],
    checkIn: stay.check_in,
    checkOut: stay.check_out,
  })),
  invoice: invoice && {
    state: invoice.state as NonNullable<RefundTouches['invoice']>['state'],
    number: invoice.number,
    amount: invoice.amount,
    together: invoice.shared_id !== null,
  },
});

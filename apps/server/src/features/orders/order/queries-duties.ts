import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Refunds that their provider refused. */
const failedRefunds: DutyQuery = (conferenceId) => sql`
  select 'refund_failed' as kind, count(*)::int as count, min(refund.created_at) as since
  from refund join orders on orders.id = refund.order_id
  where orders.conference_id = ${conferenceId} and refund.state = 'failed' and refund.replaced_by is null`;

/** Refunds of bank transfers and desk payments, which staff send themselves. */
const refundsByHand: DutyQuery = (conferenceId) => sql`
  select 'refund_by_hand' as kind, count(*)::int as count, min(refund.created_at) as since
  from refund join orders on orders.id = refund.order_id join payment on payment.id = refund.payment_id
  where orders.conference_id = ${conferenceId} and refund.state = 'asked' and payment.provider in ('bank', 'desk')`;

const waitingTransfers: DutyQuery = (conferenceId) => sql`
  select 'bank_transfer' as kind, count(*)::int as count, min(payment.created_at) as since
  from payment join orders on orders.id = payment.order_id
  where orders.conference_id = ${conferenceId} and provider = 'bank' and payment.state in ('created', 'pending')
    and orders.state = 'open'`;

const invoicesToIssue: DutyQuery = (conferenceId) => sql`
  select 'invoice' as kind, count(*)::int as count, min(invoice.created_at) as since
  from invoice left join registration on registration.id = invoice.registration_id
    left join stand_order on stand_order.id = invoice.stand_order_id
    left join exhibitor on exhibitor.id = stand_order.exhibitor_id
  where coalesce(registration.conference_id, exhibitor.conference_id) = ${conferenceId} and invoice.state = 'asked' and (
    stand_order.state = 'paid' or exists (
      select from orders where orders.registration_id = registration.id and orders.state in ('paid', 'partly_refunded')))`;

/** Refunds above the conference's sum, which another member of staff has to approve. */
const refundRequests: DutyQuery = (conferenceId) => sql`
  select 'refund_request' as kind, count(*)::int as count, min(asked_at) as since
  from refund_request where conference_id = ${conferenceId} and decision is null`;

/** Lines of the providers' statements that differ from the books, of this conference. */
const differences: DutyQuery = (conferenceId) => sql`
  select 'reconciliation' as kind, count(*)::int as count, min(bill.fetched_at) as since
  from bill_line join bill on bill.id = bill_line.bill_id
  where bill_line.conference_id = ${conferenceId} and bill_line.fate <> 'matched' and bill_line.resolved_at is null`;

/** Work waiting for finance staff, the most urgent first. */
export const orderDuties: readonly DutyQuery[] = [
  failedRefunds,
  refundRequests,
  refundsByHand,
  differences,
  waitingTransfers,
  invoicesToIssue,
];

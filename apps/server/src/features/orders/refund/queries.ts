import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { ProviderId } from '../../../ports/payment/provider.ts';

const MOST = 200;

/** True for refunds that staff send and confirm themselves, because no provider does. */
export const isByHand = (by: ProviderId): boolean => by === 'bank' || by === 'desk';

/** Refunds that need an action by staff, the oldest first: refused by the provider, or to be sent by hand. */
export const waitingRefunds = (db: Database, conferenceId: number) =>
  db
    .selectFrom('refund')
    .innerJoin('orders', 'orders.id', 'refund.order_id')
    .innerJoin('registration', 'registration.id', 'orders.registration_id')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.order_id',
      'refund.amount',
      'refund.cause',
      'refund.reason',
      'refund.state',
      'refund.created_at',
      'orders.number',
      'orders.currency',
      'registration.name',
    ])
    .where('orders.conference_id', '=', conferenceId)
    .where('refund.replaced_by', 'is', null)
    .where((where) =>
      where.or([
        where('refund.state', '=', 'failed'),
        where.and([where('refund.state', '=', 'asked'), where('payment.provider', 'in', ['bank', 'desk'])]),
      ]),
    )
    .orderBy('refund.id')
    .limit(MOST)
    .execute();
export type WaitingRefundRow = Awaited<ReturnType<typeof waitingRefunds>>[number];

/** Undecided proposals for these refunds while they are failed, with the proposer's name: a refund that is done needs no decision. */
export async function openProposals(db: Database, refundIds: readonly number[]) {
  if (refundIds.length === 0) return [];
  return db
    .selectFrom('refund_proposal')
    .innerJoin('refund', 'refund.id', 'refund_proposal.refund_id')
    .innerJoin('staff_member', 'staff_member.id', 'refund_proposal.proposed_by')
    .selectAll('refund_proposal')
    .select('staff_member.name as staff_name')
    .where('refund_id', 'in', [...refundIds])
    .where('refund.state', '=', 'failed')
    .where('decision', 'is', null)
    .execute();
}
export type ProposalRow = Awaited<ReturnType<typeof openProposals>>[number];

export const hasOpenProposal = async (db: Database, refundId: number): Promise<boolean> =>
  (await openProposals(db, [refundId])).length > 0;

export const refundIn = (db: Database, conferenceId: number, refundId: number) =>
  db
    .selectFrom('refund')
    .innerJoin('orders', 'orders.id', 'refund.order_id')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.order_id',
      'refund.payment_id',
      'refund.state',
      'refund.amount',
      'refund.cause',
      'refund.reason',
      'refund.replaced_by',
      'refund.out_refund_no',
      'payment.provider',
      'payment.out_trade_no',
    ])
    .where('refund.id', '=', refundId)
    .where('orders.conference_id', '=', conferenceId)
    .executeTakeFirst();
export type RefundIn = NonNullable<Awaited<ReturnType<typeof refundIn>>>;

/** Payments of an order by the ledger, and `left` of each for this order: received, less amounts refunded or being refunded. Fen. */
export async function paymentsLeft(db: Database, orderId: number) {
  const { rows } = await sql<{ id: number; provider: ProviderId; number: string; left: number }>`
    select payment.id, payment.provider, coalesce(payment.provider_number, payment.out_trade_no) as number,
      (sum(ledger.amount) - coalesce((select sum(refund.amount) from refund
        where refund.payment_id = payment.id and refund.order_id = ${orderId} and refund.state in ('asked', 'sent')), 0)
      )::bigint as left
    from ledger join payment on payment.id = ledger.payment_id
    where ledger.order_id = ${orderId} and payment.state = 'succeeded'
    group by payment.id order by payment.id`.execute(db);
  return rows;
}

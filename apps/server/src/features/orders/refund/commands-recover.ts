import type { RefundWay } from '@meetingapp/contract/orders/refund.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { addJob } from '../../../jobs/queue.ts';
import type { PaymentPort } from '../../../ports/ports.ts';
import { isUnknown } from '../../../ports/payment/provider.ts';
import { isSurplus } from '@meetingapp/domain/orders/refund-causes.ts';
import { lockOrder } from '../order/queries.ts';
import { askRefund, settleRefund } from './commands.ts';
import { hasOpenProposal, paymentsLeft, refundIn, type RefundIn } from './queries.ts';

/**
 * Input to recover a refund that its provider refused. Moving, proposing and approving ask the provider first, so that no money goes
 * back twice.
 */
export interface Recovery {
  conferenceId: number;
  refundId: number;
  staffId: number;
  now: Date;
}

type State = RefundIn['state'];
type Fault = 'not_found' | 'refund_state' | 'payment_unreachable';
export type RecoveryOutcome<More extends string = never> =
  | { ok: true; state: State }
  | { ok: false; reason: Fault | More };

/**
 * The refund and its order are locked and the refund had failed. `settled`: its new state when the provider turns out to have done it
 * or to be doing it, else null.
 */
type Failed = { ok: true; refund: RefundIn; settled: State | null } | { ok: false; reason: Fault };

async function lockFailed(
  transaction: DatabaseTransaction,
  payment: PaymentPort,
  { conferenceId, refundId, now }: Recovery,
): Promise<Failed> {
  const seen = await refundIn(transaction, conferenceId, refundId);
  if (!seen) return refused('not_found');
  await lockOrder(transaction, seen.order_id);
  const refund = await refundIn(transaction, conferenceId, refundId);
  if (refund?.state !== 'failed' || refund.replaced_by !== null) return refused('refund_state');
  const provider = payment.providers.get(refund.provider);
  if (provider?.settledBy !== 'provider') return { ok: true, refund, settled: null };
  const answer = await provider.queryRefund({ outTradeNo: refund.out_trade_no, outRefundNo: refund.out_refund_no });
  if (!answer.ok)
    return isUnknown(answer.reason) ? refused('payment_unreachable') : { ok: true, refund, settled: null };
  if (answer.refund.state === 'succeeded') {
    await settleRefund(transaction, answer.refund, now);
    return { ok: true, refund, settled: 'done' };
  }
  if (answer.refund.state !== 'processing') return { ok: true, refund, settled: null };
  await transaction
    .updateTable('refund')
    .set({ state: 'sent', settled_at: null })
    .where('id', '=', refund.id)
    .execute();
  await addJob(transaction, 'orders.refund', { refundId: refund.id }, { key: `orders.refund:${refund.id}` });
  return { ok: true, refund, settled: 'sent' };
}

/**
 * Sends a failed refund as a new one over another payment of the order. The order's kept payment is then the one whose money stays: a
 * refund of the order moved away from the kept payment keeps the refused one's successor, and a surplus moved onto the kept payment
 * leaves the order with the payment that could not be refunded.
 */
export function moveRefund(
  db: Database,
  payment: PaymentPort,
  recovery: Recovery & { paymentId: number },
): Promise<RecoveryOutcome<'refund_too_large'>> {
  const { paymentId, refundId, now } = recovery;
  return inTransactionIfOk(db, async (transaction): Promise<RecoveryOutcome<'refund_too_large'>> => {
    const failed = await lockFailed(transaction, payment, recovery);
    if (!failed.ok) return failed;
    if (failed.settled) return { ok: true, state: failed.settled };
    const { refund } = failed;
    if (paymentId === refund.payment_id || (await hasOpenProposal(transaction, refundId)))
      return refused('refund_state');
    const left = await paymentsLeft(transaction, refund.order_id);
    const chosen = left.find(({ id }) => id === paymentId);
    if (!chosen) return refused('not_found');
    if (chosen.left < refund.amount) return refused('refund_too_large');
    const { order_id: orderId, amount, cause, reason } = refund;
    const newId = await askRefund(transaction, { orderId, paymentId, amount, cause, reason, now });
    await transaction.updateTable('refund').set({ replaced_by: newId }).where('id', '=', refundId).execute();
    const [from, to] = isSurplus(cause) ? [paymentId, refund.payment_id] : [refund.payment_id, paymentId];
    await transaction
      .updateTable('orders')
      .set({ kept_payment_id: to })
      .where('id', '=', orderId)
      .where('kept_payment_id', '=', from)
      .execute();
    return { ok: true, state: 'asked' };
  });
}

export interface Proposal {
  way: RefundWay;
  payee: string;
  account: string;
  bank: string;
  reference: string;
  reason: string;
}

/** Records how the money is to go back instead. Nothing is booked before another member of staff approves it. */
export function proposeRefund(
  db: Database,
  payment: PaymentPort,
  recovery: Recovery & Proposal,
): Promise<RecoveryOutcome> {
  const { refundId, staffId, now, way, payee, account, bank, reference, reason } = recovery;
  return inTransactionIfOk(db, async (transaction): Promise<RecoveryOutcome> => {
    const failed = await lockFailed(transaction, payment, recovery);
    if (!failed.ok) return failed;
    if (failed.settled) return { ok: true, state: failed.settled };
    if (await hasOpenProposal(transaction, refundId)) return refused('refund_state');
    const toAccount = way === 'bank' ? { payee, account, bank } : { reference };
    await transaction
      .insertInto('refund_proposal')
      .values({ refund_id: refundId, way, ...toAccount, reason, proposed_by: staffId, proposed_at: now })
      .execute();
    return { ok: true, state: 'failed' };
  });
}

type Approving = Recovery & { proposalId: number; reference: string };

/** Books a proposed refund as done. The proposer cannot approve it; the database enforces this, too. */
export function approveRefund(
  db: Database,
  payment: PaymentPort,
  approval: Approving,
): Promise<RecoveryOutcome<'refund_own_proposal' | 'reference_missing'>> {
  const { refundId, proposalId, staffId, now } = approval;
  return inTransactionIfOk(db, async (transaction) => {
    const failed = await lockFailed(transaction, payment, approval);
    if (!failed.ok) return failed;
    const proposal = await openProposal(transaction, refundId, proposalId);
    if (!proposal) return refused('refund_state');
    if (failed.settled) {
      await decide(transaction, proposalId, { decision: 'refused', decided_by: staffId, decided_at: now });
      return { ok: true, state: failed.settled } as const;
    }
    if (proposal.proposed_by === staffId) return refused('refund_own_proposal');
    const reference = proposal.way === 'bank' ? approval.reference : proposal.reference;
    if (reference === '') return refused('reference_missing');
    await decide(transaction, proposalId, { decision: 'approved', decided_by: staffId, decided_at: now, reference });
    await transaction.updateTable('refund').set({ way: proposal.way }).where('id', '=', refundId).execute();
    const { out_refund_no: outRefundNo } = failed.refund;
    await settleRefund(transaction, { outRefundNo, providerNumber: reference, state: 'succeeded' }, now);
    return { ok: true, state: 'done' } as const;
  });
}

/** Rejects a proposal; the refund stays failed and can be proposed, moved or retried again. */
export function rejectRefund(
  db: Database,
  { conferenceId, refundId, proposalId, staffId, now }: Recovery & { proposalId: number },
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'refund_state' }> {
  return inTransactionIfOk(db, async (transaction) => {
    const refund = await refundIn(transaction, conferenceId, refundId);
    if (!refund) return refused('not_found');
    await lockOrder(transaction, refund.order_id);
    if (!(await openProposal(transaction, refundId, proposalId))) return refused('refund_state');
    await decide(transaction, proposalId, { decision: 'refused', decided_by: staffId, decided_at: now });
    return { ok: true } as const;
  });
}

/**
 * An undecided proposal of a refund, whatever became of the refund since. The caller holds the order's lock, so that two decisions
 * cannot run concurrently.
 */
const openProposal = (transaction: DatabaseTransaction, refundId: number, proposalId: number) =>
  transaction
    .selectFrom('refund_proposal')
    .selectAll()
    .where('id', '=', proposalId)
    .where('refund_id', '=', refundId)
    .where('decision', 'is', null)
    .executeTakeFirst();

interface Decision {
  decision: 'approved' | 'refused';
  decided_by: number;
  decided_at: Date;
  reference?: string;
}

async function decide(transaction: DatabaseTransaction, proposalId: number, decision: Decision): Promise<void> {
  await transaction.updateTable('refund_proposal').set(decision).where('id', '=', proposalId).execute();
}

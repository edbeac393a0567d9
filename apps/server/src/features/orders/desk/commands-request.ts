import { refundFault } from '@meetingapp/domain/orders/refund-limit.ts';
import { needsApproval } from '@meetingapp/domain/orders/refund-approval.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { lockAtDesk } from '../../registration/record/queries-locked.ts';
import { moneyOrdersOf } from '../order/queries-paid.ts';
import { cancelAtDesk, refundAtDesk } from './commands.ts';
import { refundByStaff } from './commands-console.ts';
import { approvalAbove, hasOpenRequest, lockRequest, type RequestRow } from './queries-request.ts';

/** A refund as a member of staff asks for it. */
export interface RefundInput {
  cid: number;
  registrationId: number;
  /** Null: over all orders of the registration. */
  orderId: number | null;
  /** Fen. */
  amount: number;
  /** The registration ends with it. */
  ends: boolean;
  reason: string;
  tell: boolean;
  staffId: number;
  now: Date;
}

type Fault = 'not_found' | 'order_state' | 'refund_too_large' | 'registration_locked';
type Asked = { ok: true; waits: boolean } | { ok: false; reason: Fault | 'refund_requested' };

/** Refunds at once, as part of the transaction. */
function perform(
  transaction: DatabaseTransaction,
  { cid, registrationId: id, orderId, ends, ...wish }: RefundInput,
): Promise<{ ok: true } | { ok: false; reason: Fault }> {
  if (orderId !== null) return refundByStaff(transaction, { ...wish, conferenceId: cid, orderId, end: ends });
  return (ends ? cancelAtDesk : refundAtDesk)(transaction, { ...wish, cid, id });
}

/** True when a refund chosen by staff needs a second person. */
export const waitsForApproval = async (
  transaction: DatabaseTransaction,
  _cid: number,
  registrationId: number,
  amount: number,
): Promise<boolean> =>
  needsApproval(
    await approvalAbove(transaction, registrationId),
    await moneyOrdersOf(transaction, registrationId),
    amount,
  );

/**
 * Refunds at once, or above the conference's sum stores the wish for a second person; until then nothing changes. The registration is
 * locked, so that two refunds do not both stay below the sum.
 */
export function refundOrAsk(db: Database, wish: RefundInput): Promise<Asked> {
  return inTransactionIfOk(db, async (transaction): Promise<Asked> => {
    const { cid, registrationId, amount } = wish;
    await lockAtDesk(transaction, cid, registrationId);
    const orders = await moneyOrdersOf(transaction, registrationId);
    if (!(await waitsForApproval(transaction, cid, registrationId, amount))) {
      const outcome = await perform(transaction, wish);
      return outcome.ok ? { ok: true, waits: false } : outcome;
    }
    const fault = refundFault(wish.orderId === null ? orders : orders.filter(({ id }) => id === wish.orderId), amount);
    if (fault) return refused(fault);
    if (await hasOpenRequest(transaction, registrationId)) return refused('refund_requested');
    await transaction
      .insertInto('refund_request')
      .values({
        conference_id: cid,
        registration_id: registrationId,
        order_id: wish.orderId,
        amount,
        ends: wish.ends,
        reason: wish.reason,
        tell: wish.tell,
        asked_by: wish.staffId,
        asked_at: wish.now,
      })
      .execute();
    return { ok: true, waits: true };
  });
}

export interface Deciding {
  cid: number;
  requestId: number;
  staffId: number;
  now: Date;
}

type Undecidable = 'not_found' | 'refund_request_decided';
type Decided<More extends string> = { ok: true } | { ok: false; reason: Undecidable | More };

/** Refunds what another member of staff asked for. The asker cannot approve it; the database enforces this, too. */
export function approveRequest(db: Database, deciding: Deciding): Promise<Decided<Fault | 'refund_own_proposal'>> {
  return inTransactionIfOk(db, async (transaction): Promise<Decided<Fault | 'refund_own_proposal'>> => {
    const locked = await lockOpen(transaction, deciding);
    if (!locked.ok) return locked;
    const { request } = locked;
    if (request.asked_by === deciding.staffId) return refused('refund_own_proposal');
    await decide(transaction, deciding, 'approved');
    return perform(transaction, {
      cid: deciding.cid,
      registrationId: request.registration_id,
      orderId: request.order_id,
      amount: request.amount,
      ends: request.ends,
      reason: request.reason,
      tell: request.tell,
      staffId: deciding.staffId,
      now: deciding.now,
    });
  });
}

/** Rejects or withdraws a request; nothing has happened, and nothing does. */
export function rejectRequest(db: Database, deciding: Deciding): Promise<Decided<never>> {
  return inTransactionIfOk(db, async (transaction): Promise<Decided<never>> => {
    const locked = await lockOpen(transaction, deciding);
    if (!locked.ok) return locked;
    await decide(transaction, deciding, 'refused');
    return { ok: true };
  });
}

type Open = { ok: true; request: RequestRow } | { ok: false; reason: Undecidable };

/** Locks the registration first, like every refund, and then the request: two decisions cannot run concurrently. */
async function lockOpen(transaction: DatabaseTransaction, { cid, requestId }: Deciding): Promise<Open> {
  const request = await lockRequest(transaction, cid, requestId);
  if (!request) return refused('not_found');
  return request.decision === null ? { ok: true, request } : refused('refund_request_decided');
}

async function decide(
  transaction: DatabaseTransaction,
  { requestId, staffId, now }: Deciding,
  decision: 'approved' | 'refused',
): Promise<void> {
  await transaction
    .updateTable('refund_request')
    .set({ decision, decided_by: staffId, decided_at: now })
    .where('id', '=', requestId)
    .execute();
}

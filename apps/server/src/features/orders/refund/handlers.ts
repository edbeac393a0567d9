import type { refundCalls } from '@meetingapp/contract/orders/refund.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { approveRefund, moveRefund, proposeRefund, rejectRefund } from './commands-recover.ts';
import { presentWaitingRefund } from './present.ts';
import { openProposals, waitingRefunds } from './queries.ts';

const needed = (fields: readonly string[]) =>
  refuse(
    'body_invalid',
    fields.map((field) => ({ field, reason: 'required' })),
  );

export const refundHandlers: Handlers<typeof refundCalls> = {
  waitingRefunds: async ({ cid }, { db, staff, language }) => {
    const rows = await waitingRefunds(db, cid);
    const proposals = await openProposals(
      db,
      rows.map(({ id }) => id),
    );
    return {
      refunds: rows.map((row) => {
        const proposal = proposals.find(({ refund_id }) => refund_id === row.id);
        return presentWaitingRefund(row, proposal, staff.id, language);
      }),
    };
  },

  moveRefund: async ({ cid, refundId, paymentId }, { db, ports, staff, now }) => {
    const recovery = { conferenceId: cid, refundId, paymentId, staffId: staff.id, now };
    const outcome = await moveRefund(db, ports.payment, recovery);
    return outcome.ok ? { state: outcome.state } : refuse(outcome.reason);
  },

  proposeRefund: async ({ cid, ...wish }, { db, ports, staff, now }) => {
    const fields = wish.way === 'bank' ? (['payee', 'account', 'bank'] as const) : (['reference'] as const);
    const missing = fields.filter((field) => wish[field] === '');
    if (missing.length > 0) return needed(missing);
    const outcome = await proposeRefund(db, ports.payment, { ...wish, conferenceId: cid, staffId: staff.id, now });
    return outcome.ok ? { state: outcome.state } : refuse(outcome.reason);
  },

  approveRefund: async ({ cid, ...wish }, { db, ports, staff, now }) => {
    const outcome = await approveRefund(db, ports.payment, { ...wish, conferenceId: cid, staffId: staff.id, now });
    if (outcome.ok) return { state: outcome.state };
    return outcome.reason === 'reference_missing' ? needed(['reference']) : refuse(outcome.reason);
  },

  rejectRefund: async ({ cid, refundId, proposalId }, { db, staff, now }) => {
    const outcome = await rejectRefund(db, { conferenceId: cid, refundId, proposalId, staffId: staff.id, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};

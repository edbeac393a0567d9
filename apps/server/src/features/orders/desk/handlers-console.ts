import type { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import { closeAttempts } from '../settlement/commands-sync.ts';
import { cancelByStaff, confirmRefund, retryRefund, saveNote } from './commands-console.ts';
import { refundOrAsk } from './commands-request.ts';
import { presentConsoleOrder, presentRow } from './present-console.ts';
import { linesOf, paymentsOf } from '../order/queries.ts';
import { openProposals, paymentsLeft } from '../refund/queries.ts';
import { touchedByRefund } from '../refund/queries-touched.ts';
import { updateListed } from '../../registration/list/queries-search.ts';
import { registrationOfOrder } from './queries-request.ts';
import { currenciesIn, eventsOf, findOrderIn, findOrdersIn, ledgerOf, refundsIn } from './queries-console.ts';

const PAGE = 100;

const startedBy = (conferenceId: number, { staff, language }: StaffContext) => ({
  societyId: staff.societyId,
  conferenceId,
  staffId: staff.id,
  language,
});

export const orderConsoleHandlers: Handlers<typeof orderConsoleCalls> = {
  list: async ({ cid, before, ...filter }, { db, now }) => {
    await updateListed(db, cid, now);
    const [{ rows, total, more }, { main: currency, used: currencies }] = await Promise.all([
      findOrdersIn(db, cid, filter, { before, limit: PAGE + 1 }),
      currenciesIn(db, cid),
    ]);
    const orders = rows.slice(0, PAGE).map((row) => presentRow(row, now));
    return { orders, currency, currencies, total, totalMore: more, more: rows.length > PAGE };
  },

  exportOrders: async ({ cid, ...input }, context) => ({
    taskId: await startTask(context.db, { ...startedBy(cid, context), kind: 'orders.export', input }),
  }),

  exportLedger: async ({ cid, ...input }, context) => ({
    taskId: await startTask(context.db, { ...startedBy(cid, context), kind: 'orders.ledger', input }),
  }),

  detail: async ({ cid, orderId }, { db, language, staff, now }) => {
    const row = await findOrderIn(db, cid, orderId);
    if (!row) return refuse('not_found');
    const [lines, payments, refunds, ledger, events, left, touches] = await Promise.all([
      linesOf(db, orderId),
      paymentsOf(db, orderId),
      refundsIn(db, orderId),
      ledgerOf(db, orderId),
      eventsOf(db, orderId),
      paymentsLeft(db, orderId),
      touchedByRefund(db, row.registration_id),
    ]);
    const proposals = await openProposals(
      db,
      refunds.map(({ id }) => id),
    );
    const read = { row, lines, payments, refunds, ledger, events, proposals, left, touches };
    const parts = { ...read, staffId: staff.id, now };
    return { order: presentConsoleOrder(parts, language) };
  },

  refund: async ({ end, ...wish }, { db, staff, now }) => {
    const registrationId = await registrationOfOrder(db, wish.cid, wish.orderId);
    if (registrationId === undefined) return refuse('not_found');
    const outcome = await refundOrAsk(db, { ...wish, registrationId, ends: end, staffId: staff.id, now });
    return outcome.ok ? { waits: outcome.waits } : refuse(outcome.reason);
  },

  retryRefund: async ({ cid, refundId }, { db, now }) => {
    const outcome = await retryRefund(db, { conferenceId: cid, refundId, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  confirmRefund: async ({ cid, refundId, reference }, { db, now }) => {
    const outcome = await confirmRefund(db, { conferenceId: cid, refundId, reference, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  cancelOpen: async ({ cid, orderId, reason }, { db, ports, staff, now }) => {
    const outcome = await cancelByStaff(db, { conferenceId: cid, orderId, reason, staffId: staff.id, now });
    if (!outcome.ok) return refuse(outcome.reason);
    await closeAttempts(db, ports.payment, orderId, now);
    return {};
  },

  saveNote: async ({ cid, orderId, note }, { db }) =>
    (await saveNote(db, cid, orderId, note)) ? {} : refuse('not_found'),
};

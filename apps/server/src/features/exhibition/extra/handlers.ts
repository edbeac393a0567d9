import type { extraCalls, extraConsoleCalls } from '@meetingapp/contract/exhibition/extra.ts';
import type { InvoiceFault } from '@meetingapp/domain/orders/invoice.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference, findForStaff } from '../../conference/queries.ts';
import { ownExhibitor } from '../exhibitor/access.ts';
import { moveOrder, placeOrder, requestInvoice } from './commands.ts';
import { removeExtra, saveExtra, savePaying } from './commands-console.ts';
import { presentExtra, presentOffer, presentOrder } from './present.ts';
import { invoicesOf, listExtras, lockOrder, ordersIn, ordersOf, payingOf } from './queries.ts';

const faultsOf = (faults: readonly InvoiceFault[]) =>
  faults.map(({ field, reason }) => ({ field: `invoice.${field}`, reason }));

export const extraHandlers: Handlers<typeof extraCalls> = {
  list: async ({ showid }, { db, accountId, now }) => {
    const row = await ownExhibitor(db, showid, accountId);
    const conference = row && (await findConference(db, row.conference_id));
    if (!row || !conference) return refuse('not_found');
    const [extras, orders] = await Promise.all([
      listExtras(db, { conferenceId: row.conference_id, exhibitorId: showid }),
      ordersOf(db, showid),
    ]);
    const invoices = await invoicesOf(
      db,
      orders.map(({ id }) => id),
    );
    return {
      cid: row.conference_id,
      zone: row.zone,
      currency: conference.currency,
      offers: extras.filter(({ offered }) => offered).map((one) => presentOffer(one, now)),
      orders: orders.map((order) => presentOrder(order, invoices)),
      paying: await payingOf(db, row.conference_id),
    };
  },

  order: async ({ showid, lines, invoice }, { db, accountId, now }) => {
    const exhibitor = await ownExhibitor(db, showid, accountId);
    const conference = exhibitor && (await findConference(db, exhibitor.conference_id));
    if (!exhibitor || !conference) return refuse('not_found');
    const { currency } = conference;
    const outcome = await placeOrder(db, { exhibitor, accountId, currency, wishes: lines, invoice, now });
    if (outcome.ok) return { orderId: outcome.id, total: outcome.total };
    if (outcome.reason === 'invoice_currency') return refuse(outcome.reason);
    if ('faults' in outcome) return refuse(outcome.reason, faultsOf(outcome.faults));
    return refuse(outcome.reason, [{ field: `lines.${outcome.at}.count`, reason: 'not_an_option' }]);
  },

  cancel: async ({ orderId }, { db, accountId, now }) => {
    const outcome = await moveOrder(
      db,
      { orderId, event: 'cancel', now },
      async ({ exhibitorId }) => (await ownExhibitor(db, exhibitorId, accountId)) !== undefined,
    );
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  saveInvoice: async ({ orderId, invoice }, { db, accountId, now }) => {
    const order = await lockOrder(db, orderId);
    if (!order || !(await ownExhibitor(db, order.exhibitor_id, accountId))) return refuse('not_found');
    const outcome = await requestInvoice(db, { orderId, invoice, now });
    if (outcome.ok) return {};
    return 'faults' in outcome ? refuse(outcome.reason, faultsOf(outcome.faults)) : refuse(outcome.reason);
  },
};

export const extraConsoleHandlers: Handlers<typeof extraConsoleCalls> = {
  extras: async ({ cid }, { db }) => {
    const [conference, extras, orders, paying] = await Promise.all([
      findForStaff(db, cid),
      listExtras(db, { conferenceId: cid, exhibitorId: null }),
      ordersIn(db, cid),
      payingOf(db, cid),
    ]);
    const invoices = await invoicesOf(
      db,
      orders.map(({ id }) => id),
    );
    return {
      currency: conference?.currency ?? 'CNY',
      paying,
      extras: extras.map(presentExtra),
      orders: orders.map((order) => ({
        ...presentOrder(order, invoices),
        exhibitorId: order.exhibitor_id,
        exhibitor: order.exhibitor,
        booth: order.booth,
        reference: order.reference,
      })),
    };
  },

  saveExtra: async ({ cid, extra }, { db }) => {
    const outcome = await saveExtra(db, cid, extra);
    return outcome.ok ? { extraId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  savePaying: async ({ cid, paying }, { db }) => {
    await savePaying(db, cid, paying);
    return {};
  },

  removeExtra: async ({ cid, extraId }, { db }) => {
    const outcome = await removeExtra(db, cid, extraId);
    return outcome === 'done' ? {} : refuse(outcome);
  },

  payStandOrder: async ({ cid, ...wish }, { db, now }) => {
    const outcome = await moveOrder(db, { ...wish, event: 'pay', now }, ({ conferenceId }) => conferenceId === cid);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  refundStandOrder: async ({ cid, ...wish }, { db, now }) => {
    const outcome = await moveOrder(db, { ...wish, event: 'refund', now }, ({ conferenceId }) => conferenceId === cid);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  cancelStandOrder: async ({ cid, ...wish }, { db, now }) => {
    const outcome = await moveOrder(db, { ...wish, event: 'cancel', now }, ({ conferenceId }) => conferenceId === cid);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};

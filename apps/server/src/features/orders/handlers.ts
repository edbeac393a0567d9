import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import { offeredMethods } from './payment/present.ts';
import type { AccountContext } from '../../http/calls/context.ts';
import type { GroupedCall } from '../../http/calls/grouped.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { openIdOf } from '../accounts/queries.ts';
import { findOwn } from '../registration/record/queries.ts';
import { findConfiguration, findSetting, settingIn } from '../registration/configuration/queries.ts';
import { syncWithProviders, closeAttempts } from './settlement/commands-sync.ts';
import { saveChoices } from './checkout/commands-choose.ts';
import { createOrders } from './checkout/commands-together.ts';
import { createOrder } from './checkout/commands.ts';
import { cancelOrder, expireOrder } from './cancellation/commands.ts';
import { startPayment } from './payment/commands.ts';
import { cancelPaidOrder } from './refund/commands.ts';
import { noticeOf, presentOrder, presentOrderDetail } from './order/present.ts';
import { presentPreview } from './checkout/present.ts';
import { findOrder, findOrders, linesOf, paymentsOf, refundsOf } from './order/queries.ts';
import { extraChoices, readSelection } from './checkout/queries-selection.ts';
import { paidOrdersOf } from './order/queries-paid.ts';

const texts = { zh, en };

async function preview({ db, accountId, language, now }: AccountContext, regId: number) {
  const row = await findOwn(db, regId, accountId);
  if (!row) return refuse('registration_unknown');
  const conference = await findConfiguration(db, row.conference_id);
  const setting = await findSetting(db, conference);
  if (!setting) return refuse('registration_unknown');
  const read = await readSelection(db, row, conference, now);
  // A price that no longer applies counts as none: the person chooses again.
  if (!read.ok) return refuse(read.reason === 'currency_unpriced' ? read.reason : 'fee_missing');
  const extras = await extraChoices(db, row, conference);
  return { preview: presentPreview({ ...read.selection, extras }, row, settingIn(setting, row), language) };
}

async function card({ db, accountId, language, now }: AccountContext, orderId: number) {
  const row = await findOrder(db, orderId, accountId);
  return row ? presentOrder(row, language, now) : null;
}

export const orderHandlers: Handlers<Omit<typeof orderCalls, 'invoice' | 'saveInvoice'>> = {
  preview: async ({ regid }, context) => preview(context, regid),

  choose: async ({ regid, discountCode, extras }, context) => {
    const { db, accountId, now } = context;
    const outcome = await saveChoices(db, { regId: regid, accountId, discountCode, extras, now });
    return outcome.ok ? preview(context, regid) : refuse(outcome.reason);
  },

  create: async ({ regid, total }, context) => {
    const { db, accountId, now } = context;
    const outcome = await createOrder(db, { regId: regid, accountId, total, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const { orderId, made } = outcome;
    if (made) return { order: presentOrder(made, context.language, now), regFl: 1 };
    const order = orderId === null ? null : await card(context, orderId);
    return { order, regFl: order?.state === 'paid' ? 2 : 1 };
  },

  mine: async ({ cid }, { db, accountId, language, now }) => {
    const rows = await findOrders(db, accountId, cid);
    return { orders: rows.map((row) => presentOrder(row, language, now)), now: now.toISOString() };
  },

  read: async ({ orderid }, { db, ports, accountId, language, now }) => {
    const row = await findOrder(db, orderid, accountId);
    if (!row) return refuse('order_unknown');
    const [lines, payments, refunds, paid] = await Promise.all([
      linesOf(db, row.id),
      paymentsOf(db, row.id),
      refundsOf(db, row.id),
      paidOrdersOf(db, row.registration_id),
    ]);
    const changes = paid.filter((one) => one.kind === 'change');
    const methods = offeredMethods(ports, row);
    return {
      order: presentOrderDetail({ row, lines, payments, refunds, methods, changes, now }, language),
      now: now.toISOString(),
    };
  },

  pay: async ({ orderid, method, back }, { db, ports, config, accountId, address, language, now, stepKey }) => {
    const origin = new URL(config.publicUrl).origin;
    const page = backAddress(back, origin) ?? basePath + href('signPay', {}, { orderid });
    const wish = {
      orderId: orderid,
      accountId,
      payerId: accountId,
      method,
      openid: method === 'jsapi' ? await openIdOf(db, accountId) : null,
      address,
      returnUrl: origin + page,
      describe: (conference: Bilingual) => format(texts[language].description, { conference: conference[language] }),
      now,
    };
    const outcome = await startPayment(db, ports.payment, wish, stepKey);
    return outcome.ok ? { paymentId: outcome.paymentId, instructions: outcome.instructions } : refuse(outcome.reason);
  },

  state: async ({ orderid }, { db, ports, accountId, language, now }) => {
    const before = await findOrder(db, orderid, accountId);
    if (!before) return refuse('order_unknown');
    if (before.state === 'open' || before.state === 'expired') await syncWithProviders(db, ports.payment, orderid, now);
    await expireOrder(db, orderid, now);
    const row = (await findOrder(db, orderid, accountId)) ?? before;
    const shown = presentOrder(row, language, now);
    const notice = noticeOf(row, await refundsOf(db, orderid), language);
    return { state: shown.state, holdUntil: shown.holdUntil, now: now.toISOString(), notice };
  },

  cancel: async ({ orderid }, context) => {
    const { db, ports, accountId, now } = context;
    const outcome = await cancelOrder(db, { orderId: orderid, accountId, now });
    if (!outcome.ok) return refuse(outcome.reason);
    await closeAttempts(db, ports.payment, orderid, now);
    const order = await card(context, orderid);
    return order ? { order } : refuse('order_unknown');
  },

  refund: async ({ orderid, reason, amount }, context) => {
    const { db, accountId, now } = context;
    const outcome = await cancelPaidOrder(db, { orderId: orderid, accountId, amount, reason, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const order = await card(context, orderid);
    return order ? { order } : refuse('order_unknown');
  },
};

/** Concurrent orders, of any registrations. */
export const createTogether: GroupedCall<typeof orderCalls.create> = {
  call: orderCalls.create,
  lineOf: () => '',
  needsCompany: true,
  perform: async (transaction, requests) => {
    const orders = await createOrders(
      transaction,
      requests.map(({ body: { regid, total }, accountId, now }) => ({ regId: regid, total, accountId, now })),
    );
    return requests.map(({ language, now }, at) => {
      const order = orders[at];
      return order ? { order: presentOrder(order, language, now), regFl: 1 } : null;
    });
  },
};

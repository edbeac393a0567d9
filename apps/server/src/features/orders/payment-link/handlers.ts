import type { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import type { paymentLinkCalls } from '@meetingapp/contract/orders/payment-link.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import { offeredMethods } from '../payment/present.ts';
import type { VisitorContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { openIdOf } from '../../accounts/queries.ts';
import { expireOrder } from '../cancellation/commands.ts';
import { noticeOf, presentOrder } from '../order/present.ts';
import { findOrder, refundsOf } from '../order/queries.ts';
import { startPayment } from '../payment/commands.ts';
import { syncWithProviders } from '../settlement/commands-sync.ts';
import { endPaymentLink, makePaymentLink } from './commands.ts';
import { makeDeskLink } from './commands-desk.ts';
import { paymentKey, readPaymentKey } from './writer-key.ts';
import { linkedOrder } from './queries.ts';

const texts = { zh, en };

/** The order that a key opens. */
async function find({ db, ports }: Pick<VisitorContext, 'db' | 'ports'>, key: string) {
  const linkId = readPaymentKey(key, ports.signatures);
  const linked = linkId === null ? undefined : await linkedOrder(db, linkId);
  return linked && findOrder(db, linked.id, linked.account_id);
}

/** What the payer may know about the payment. */
async function describe({ db, language, now }: VisitorContext, row: NonNullable<Awaited<ReturnType<typeof find>>>) {
  const { state, holdUntil, ...shown } = presentOrder(row, language, now);
  const notice = noticeOf(row, await refundsOf(db, row.id), language);
  return { shown, stands: { state, holdUntil, now: now.toISOString(), notice } };
}

export const paymentLinkHandlers: Handlers<typeof paymentLinkCalls> = {
  makePaymentLink: async ({ orderid }, { db, ports, accountId, now }) => {
    const outcome = await makePaymentLink(db, { orderId: orderid, accountId, now });
    return outcome.ok ? { paymentKey: paymentKey(outcome.linkId, ports.signatures) } : refuse(outcome.reason);
  },

  endPaymentLink: async ({ orderid }, { db, accountId, now }) => {
    const { ok } = await endPaymentLink(db, { orderId: orderid, accountId, now });
    return ok ? {} : refuse('order_unknown');
  },

  linkedOrder: async ({ paymentKey: key }, context) => {
    const row = await find(context, key);
    if (!row) return refuse('payment_link_over');
    const { shown, stands } = await describe(context, row);
    const { conference, cid, name, total, currency } = shown;
    const { ports, accountId } = context;
    // A prepared payment of the messenger is made for one account.
    const methods = offeredMethods(ports, row).filter(({ method }) => method !== 'jsapi' || accountId !== null);
    return { linked: { conference, cid, name, total, currency, ...stands, methods } };
  },

  payLinked: async ({ paymentKey: key, method, back }, context) => {
    const { db, ports, config, accountId, address, language, now } = context;
    const row = await find(context, key);
    if (!row) return refuse('payment_link_over');
    if (method === 'jsapi' && accountId === null) return refuse('payment_method_missing');
    const origin = new URL(config.publicUrl).origin;
    const page = backAddress(back, origin) ?? basePath + href('signPay', {}, { link: key });
    const outcome = await startPayment(db, ports.payment, {
      orderId: row.id,
      accountId: row.account_id,
      payerId: accountId,
      method,
      openid: method === 'jsapi' && accountId !== null ? await openIdOf(db, accountId) : null,
      address,
      returnUrl: origin + page,
      describe: (conference: Bilingual) => format(texts[language].description, { conference: conference[language] }),
      now,
    });
    return outcome.ok ? { paymentId: outcome.paymentId, instructions: outcome.instructions } : refuse(outcome.reason);
  },

  linkedState: async ({ paymentKey: key }, context) => {
    const { db, ports, now } = context;
    const before = await find(context, key);
    if (!before) return refuse('payment_link_over');
    if (before.state === 'open' || before.state === 'expired')
      await syncWithProviders(db, ports.payment, before.id, now);
    await expireOrder(db, before.id, now);
    const { stands } = await describe(context, (await find(context, key)) ?? before);
    return stands;
  },
};

/** The code that the desk shows to a person who pays on their own phone. */
export const deskPayCode: Handlers<typeof deskCalls>['deskPayCode'] = async (
  { cid, regId, amount },
  { db, ports, staff, now },
) => {
  const outcome = await makeDeskLink(db, { cid, regId, amount, staffId: staff.id, now });
  if (!outcome.ok) return refuse(outcome.reason);
  const key = paymentKey(outcome.linkId, ports.signatures);
  return { link: href('signPay', {}, { cid, link: key }), until: outcome.until?.toISOString() ?? null };
};

import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { sharedCalls } from '@meetingapp/contract/orders/group-payment.ts';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders/server.ts';
import { offeredMethods } from '../payment/present.ts';
import type { AccountContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { openIdOf } from '../../accounts/queries.ts';
import { syncWithProviders, closeAttempts } from '../settlement/commands-sync.ts';
import { shareOrders } from './commands.ts';
import { startShared } from './commands-pay.ts';
import { presentShared } from './present.ts';
import { findShared, findSharedInvoice, lateParts, sharedPayments } from './queries.ts';
import { partsOf } from '../order/queries-parts.ts';

const texts = { zh, en };

export async function describeShared({ db, ports, accountId, language, now }: AccountContext, sharedId: number) {
  const row = await findShared(db, sharedId, accountId);
  if (!row) return refuse('order_unknown');
  const [parts, payments, invoice, late] = await Promise.all([
    partsOf(db, sharedId),
    sharedPayments(db, sharedId),
    findSharedInvoice(db, sharedId),
    lateParts(db, sharedId),
  ]);
  const isPaid = payments.some((payment) => payment.state === 'succeeded');
  const methods = offeredMethods(ports, row);
  return {
    shared: presentShared({ row, parts, isPaid, late, invoice, methods, now }, language),
    now: now.toISOString(),
  };
}

export const sharedHandlers: Handlers<Omit<typeof sharedCalls, 'saveSharedInvoice'>> = {
  share: async ({ orderids }, context) => {
    const { db, ports, accountId, now } = context;
    const outcome = await shareOrders(db, { orderIds: orderids, accountId, now });
    if (!outcome.ok) return refuse(outcome.reason);
    // Attempts started earlier for single orders must not be paid in addition.
    if (outcome.isNew) for (const id of new Set(orderids)) await closeAttempts(db, ports.payment, id, now);
    return describeShared(context, outcome.sharedId);
  },

  shared: async ({ sharedid }, context) => describeShared(context, sharedid),

  payShared: async ({ sharedid, method, back }, { db, ports, config, accountId, address, language, now }) => {
    const row = await findShared(db, sharedid, accountId);
    if (!row) return refuse('order_unknown');
    const origin = new URL(config.publicUrl).origin;
    const page = backAddress(back, origin) ?? basePath + href('signPay', {}, { shared: sharedid });
    const { length: count } = await partsOf(db, sharedid);
    const outcome = await startShared(db, ports.payment.offerOf(row), {
      sharedId: sharedid,
      accountId,
      method,
      openid: method === 'jsapi' ? await openIdOf(db, accountId) : null,
      address,
      returnUrl: origin + page,
      description: format(texts[language].sharedDescription, { conference: row.conference_title[language], count }),
      now,
    });
    return outcome.ok ? { paymentId: outcome.paymentId, instructions: outcome.instructions } : refuse(outcome.reason);
  },

  sharedState: async ({ sharedid }, context) => {
    const { db, ports, accountId, now } = context;
    const [first] = (await findShared(db, sharedid, accountId)) ? await partsOf(db, sharedid) : [];
    if (!first) return refuse('order_unknown');
    await syncWithProviders(db, ports.payment, first.order_id, now);
    const shown = await describeShared(context, sharedid);
    if (!('shared' in shown)) return shown;
    const { state, holdUntil, notice } = shown.shared;
    return { state: state === 'over' ? 'cancelled' : state, holdUntil, now: now.toISOString(), notice };
  },
};

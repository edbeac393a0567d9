import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { PayMethod } from '@meetingapp/contract/orders.ts';
import type { sharedCalls } from '@meetingapp/contract/orders-shared.ts';
import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import { orderServer as en } from '@meetingapp/locales/en/orders-server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { orderServer as zh } from '@meetingapp/locales/zh/orders-server.ts';
import type { AccountContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { openIdOf } from '../accounts/queries.ts';
import { askProviders, closeAttempts } from './commands-ask.ts';
import { saveSharedInvoice } from './commands-shared-invoice.ts';
import { shareOrders } from './commands-shared.ts';
import { startShared } from './commands-shared-pay.ts';
import { presentShared } from './present-shared.ts';
import { noPlaceLeft } from './commands-refund.ts';
import { findShared, findSharedInvoice, lateParts, partsOf, sharedPayments } from './queries-shared.ts';

const texts = { zh, en };

async function describe({ db, ports, accountId, language, now }: AccountContext, sharedId: number) {
  const row = await findShared(db, sharedId, accountId);
  if (!row) return refuse('order_unknown');
  const [parts, payments, invoice, late] = await Promise.all([
    partsOf(db, sharedId),
    sharedPayments(db, sharedId),
    findSharedInvoice(db, sharedId),
    lateParts(db, sharedId, noPlaceLeft),
  ]);
  const isPaid = payments.some((payment) => payment.state === 'succeeded');
  const methods = ports.payment.methods.map((method: PayMethod) => ({ method, simulated: ports.simulated.payment }));
  return {
    shared: presentShared({ row, parts, isPaid, late, invoice, methods, now }, language),
    now: now.toISOString(),
  };
}

export const sharedHandlers: Handlers<typeof sharedCalls> = {
  share: async ({ orderids }, context) => {
    const { db, ports, accountId, now } = context;
    const outcome = await shareOrders(db, { orderIds: orderids, accountId, now });
    if (!outcome.ok) return refuse(outcome.reason);
    // What was begun for some of them otherwise can no longer be paid beside it.
    if (outcome.isNew) for (const id of new Set(orderids)) await closeAttempts(db, ports.payment, id, now);
    return describe(context, outcome.sharedId);
  },

  shared: async ({ sharedid }, context) => describe(context, sharedid),

  payShared: async ({ sharedid, method, back }, { db, ports, config, accountId, address, language, now }) => {
    const row = await findShared(db, sharedid, accountId);
    if (!row) return refuse('order_unknown');
    const origin = new URL(config.publicUrl).origin;
    const page = backAddress(back, origin) ?? basePath + href('signPay', {}, { shared: sharedid });
    const { length: count } = await partsOf(db, sharedid);
    const outcome = await startShared(db, ports.payment, {
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
    await askProviders(db, ports.payment, first.order_id, now);
    const shown = await describe(context, sharedid);
    if (!('shared' in shown)) return shown;
    const { state, holdUntil, notice } = shown.shared;
    return { state: state === 'over' ? 'cancelled' : state, holdUntil, now: now.toISOString(), notice };
  },

  saveSharedInvoice: async ({ sharedid, invoice }, context) => {
    const { db, accountId, now } = context;
    const outcome = await saveSharedInvoice(db, { sharedId: sharedid, accountId, invoice, now });
    if (outcome.ok) return describe(context, sharedid);
    return 'faults' in outcome
      ? refuse(
          'invoice_invalid',
          outcome.faults.map(({ field, reason }) => ({ field, reason })),
        )
      : refuse(outcome.reason);
  },
};

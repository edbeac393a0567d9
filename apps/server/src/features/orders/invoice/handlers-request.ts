import type { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { sharedCalls } from '@meetingapp/contract/orders/group-payment.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findOwn } from '../../registration/record/queries.ts';
import { saveInvoice } from './commands-request.ts';
import { saveSharedInvoice } from './commands-request-shared.ts';
import { describeShared } from '../group-payment/handlers.ts';
import { presentIssued } from './present.ts';
import { findInvoice, sharedInvoiceOver } from './queries-request.ts';

type Calls = Pick<typeof orderCalls, 'invoice' | 'saveInvoice'> & Pick<typeof sharedCalls, 'saveSharedInvoice'>;

/** A person's invoice: for one registration, or for several that are paid together. */
export const invoiceRequestHandlers: Handlers<Calls> = {
  invoice: async ({ regid }, { db, accountId }) => {
    if (!(await findOwn(db, regid, accountId))) return refuse('registration_unknown');
    const [row, over] = await Promise.all([findInvoice(db, regid), sharedInvoiceOver(db, regid)]);
    const shared = over ? { title: over.title, issued: over.state !== 'asked' } : null;
    if (!row) return { invoice: null, state: '', issued: null, shared };
    const { kind, holder, title, tax_number, address, phone, bank, account, email, state } = row;
    const invoice = { kind, holder, title, taxNumber: tax_number, address, phone, bank, account, email };
    return { invoice, state, issued: presentIssued(row), shared };
  },

  saveInvoice: async ({ regid, invoice }, { db, accountId, now }) => {
    const outcome = await saveInvoice(db, { regId: regid, accountId, invoice, now });
    if (outcome.ok) return { state: invoice.kind === 'none' ? '' : 'asked' };
    return 'faults' in outcome
      ? refuse(
          'invoice_invalid',
          outcome.faults.map(({ field, reason }) => ({ field, reason })),
        )
      : refuse(outcome.reason);
  },

  saveSharedInvoice: async ({ sharedid, invoice }, context) => {
    const { db, accountId, now } = context;
    const outcome = await saveSharedInvoice(db, { sharedId: sharedid, accountId, invoice, now });
    if (outcome.ok) return describeShared(context, sharedid);
    return 'faults' in outcome
      ? refuse(
          'invoice_invalid',
          outcome.faults.map(({ field, reason }) => ({ field, reason })),
        )
      : refuse(outcome.reason);
  },
};

import type { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import type { orderCalls } from '@meetingapp/contract/orders/order.ts';
import type { sharedCalls } from '@meetingapp/contract/orders/group-payment.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findOwn } from '../../registration/record/queries.ts';
import { findAtDesk } from '../../registration/review/queries.ts';
import { saveInvoice } from './commands-request.ts';
import { saveSharedInvoice } from './commands-request-shared.ts';
import { describeShared } from '../group-payment/handlers.ts';
import { presentIssued, presentRequest } from './present.ts';
import { findInvoice, sharedInvoiceOver } from './queries-request.ts';

type StaffCalls = Pick<typeof invoiceCalls, 'registrationInvoice' | 'saveRegistrationInvoice'>;
type Calls = Pick<typeof orderCalls, 'invoice' | 'saveInvoice'> & Pick<typeof sharedCalls, 'saveSharedInvoice'>;

/** A person's invoice: for one registration, or for several that are paid together. */
export const invoiceRequestHandlers: Handlers<Calls> = {
  invoice: async ({ regid }, { db, accountId }) => {
    if (!(await findOwn(db, regid, accountId))) return refuse('registration_unknown');
    const [row, over] = await Promise.all([findInvoice(db, regid), sharedInvoiceOver(db, regid)]);
    const shared = over ? { title: over.title, issued: over.state !== 'asked' } : null;
    if (!row) return { invoice: null, state: '', issued: null, shared };
    return { invoice: presentRequest(row), state: row.state, issued: presentIssued(row), shared };
  },

  saveInvoice: async ({ regid, invoice }, { db, accountId, now }) => {
    const outcome = await saveInvoice(db, { regId: regid, of: { accountId }, invoice, now });
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

/** The same invoice, written down by staff at the desk by the same rules. */
export const invoiceAtDeskHandlers: Handlers<StaffCalls> = {
  registrationInvoice: async ({ cid, regId }, { db }) => {
    const registration = await findAtDesk(db, cid, regId);
    if (!registration) return refuse('not_found');
    const [row, over] = await Promise.all([findInvoice(db, regId), sharedInvoiceOver(db, regId)]);
    const { answers } = registration;
    return {
      invoice: row ? presentRequest(row) : null,
      state: row?.state ?? '',
      shared: over?.title ?? '',
      title: answers['company'] ?? '',
      email: answers['email'] ?? '',
    };
  },

  saveRegistrationInvoice: async ({ cid, regId, invoice }, { db, now }) => {
    const outcome = await saveInvoice(db, { regId, of: { conferenceId: cid }, invoice, now });
    if (outcome.ok) return {};
    if (outcome.reason === 'registration_unknown') return refuse('not_found');
    if (!('faults' in outcome)) return refuse(outcome.reason);
    return refuse(
      'invoice_invalid',
      outcome.faults.map(({ field, reason }) => ({ field: `invoice.${field}`, reason })),
    );
  },
};

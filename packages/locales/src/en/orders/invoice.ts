import type { Texts } from '../../texts.ts';
import type { invoiceRegister as source } from '../../zh/orders/invoice.ts';

export const invoiceRegister = {
  title: 'Register of invoices',
  entries: { issued: 'Invoice', red: 'Credit note', request: 'Request' },
  columns: {
    entry: 'Entry',
    number: 'Number',
    code: 'Invoice code',
    day: 'Date of issue',
    amount: 'Total with tax',
    due: 'To be issued for',
    currency: 'Currency',
    state: 'State',
    kind: 'Kind',
    holder: 'For',
    title: 'Title',
    taxNumber: 'Tax number',
    name: 'Name or exhibitor',
    holderNumber: 'Registration or order number',
    blueNumber: 'Number of the invoice credited',
    reason: 'Reason',
    email: 'E-mail',
    serial: 'Serial of the request',
    askedAt: 'Requested at',
    sentAt: 'Sent at',
  },
} as const satisfies Texts<typeof source>;

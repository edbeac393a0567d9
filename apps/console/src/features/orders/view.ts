import type { InvoiceState } from '@meetingapp/contract/orders-invoices.ts';
import type { Provider } from '@meetingapp/contract/orders-console.ts';
import type { OrderState } from '@meetingapp/contract/orders.ts';

/** What the list shows; what is left out limits nothing. */
export interface OrderFilter {
  state?: OrderState | null;
  provider?: Provider | null;
  day?: string | null;
  words?: string;
}

/** Which colour the tag of a state has; the word says it too. */
export const orderColours = {
  open: 'warning',
  paid: 'success',
  partly_refunded: 'processing',
  refunding: 'warning',
  refunded: 'default',
  expired: 'default',
  cancelled: 'default',
} as const satisfies Record<OrderState, string>;

export const invoiceColours = {
  asked: 'warning',
  refused: 'default',
  withdrawn: 'default',
  issued: 'processing',
  sent: 'success',
  partly_red: 'processing',
  red_letter: 'error',
  reissued: 'default',
} as const satisfies Record<InvoiceState, string>;

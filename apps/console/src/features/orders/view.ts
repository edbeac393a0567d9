import type { InvoiceState } from '@meetingapp/contract/orders/invoice.ts';
import type { Provider } from '@meetingapp/contract/orders/console.ts';
import type { OrderState } from '@meetingapp/contract/orders/order.ts';

/** Filter of the list; an absent field does not restrict. */
export interface OrderFilter {
  state?: OrderState | 'received' | null;
  provider?: Provider | null;
  currency?: string | null;
  from?: string | null;
  until?: string | null;
  words?: string;
}

/** Tag colour of each state; the tag's text says the same. */
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

import type { sandboxCashier as source } from '../../zh/orders/sandbox.ts';
import type { Texts } from '../../texts.ts';

/** The cashier of payments in sandboxes. */
export const sandboxCashier = {
  title: 'Sandbox cashier',
  mark: 'Sandbox: payments here are simulated. No money moves.',
  pay: 'Pay (simulated)',
  decline: 'Decline (simulated)',
  back: 'Back to the conference',
  states: {
    succeeded: 'Paid (simulated).',
    failed: 'Declined (simulated). Go back to the conference to pay again.',
    closed: 'This payment is closed. Go back to the conference to pay again.',
  },
  unknown: 'There is no such payment. Start it again from the order.',
} as const satisfies Texts<typeof source>;

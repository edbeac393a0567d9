import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderDeskCalls } from '@meetingapp/contract/orders/desk.ts';
import { refundCalls } from '@meetingapp/contract/orders/refund.ts';

/** Calls to refresh after a change of an order. */
export const orderReads = [
  orderConsoleCalls.list,
  orderConsoleCalls.detail,
  refundCalls.waitingRefunds,
  orderDeskCalls.refundRequests,
] as const;

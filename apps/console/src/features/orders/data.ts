import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { refundCalls } from '@meetingapp/contract/orders/refund.ts';

/** Calls to refresh after a change of an order. */
export const orderReads = [orderConsoleCalls.list, orderConsoleCalls.detail, refundCalls.waitingRefunds] as const;

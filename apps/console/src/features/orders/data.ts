import { orderConsoleCalls } from '@meetingapp/contract/orders-console.ts';

/** What is old after anything was done to an order. */
export const orderReads = [orderConsoleCalls.list, orderConsoleCalls.detail] as const;

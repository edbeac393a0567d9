import { lotteryConsoleCalls as calls } from '@meetingapp/contract/lottery/console.ts';

/** Calls whose answers change with every step of a draw. */
export const changed = [calls.list, calls.read];

import { commentConsoleCalls as calls } from '@meetingapp/contract/comments/console.ts';

/** Calls whose answers change with a decision or an answer. */
export const changed = [calls.queue, calls.list, calls.read];

import { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';

export type LiveSetUp = AnswerOf<typeof liveConsoleCalls.read>;

/** Calls to refresh after a change of rooms, series or broadcasts. */
export const changed = [liveConsoleCalls.read, liveConsoleCalls.overview];

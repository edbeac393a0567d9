import { liveConsoleCalls } from '@meetingapp/contract/live-console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';

export type LiveSetUp = AnswerOf<typeof liveConsoleCalls.read>;

/** What a change to rooms, series or broadcasts makes old. */
export const changed = [liveConsoleCalls.read, liveConsoleCalls.overview];

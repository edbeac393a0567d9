import type { AnswerOf, BodyOf } from '@meetingapp/contract/call.ts';
import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';

export type ActivityRead = AnswerOf<typeof calls.read>;
export type ActivityInput = BodyOf<typeof calls.save>['activity'];
export type StampRow = AnswerOf<typeof calls.list>['stamps'][number];

/** Calls whose answers change with every act on an activity. */
export const changed = [calls.list, calls.read, calls.entries];

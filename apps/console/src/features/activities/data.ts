import type { AnswerOf, BodyOf } from '@meetingapp/contract/call.ts';
import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import { activitiesConsole as en } from '@meetingapp/locales/en/activities/console.ts';
import { activitiesConsole as zh } from '@meetingapp/locales/zh/activities/console.ts';
import { format } from '@meetingapp/locales/texts.ts';

export type ActivityRead = AnswerOf<typeof calls.read>;
export type ActivityInput = BodyOf<typeof calls.save>['activity'];
export type StampRow = AnswerOf<typeof calls.list>['stamps'][number];

/** Calls whose answers change with every act on an activity. */
export const changed = [calls.list, calls.read, calls.entries];

/** Name of a new group, in both languages. */
export const slotName = (number: number) => ({
  zh: format(zh.newSlot, { number }),
  en: format(en.newSlot, { number }),
});

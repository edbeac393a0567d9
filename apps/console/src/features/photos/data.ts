import { photosConsoleCalls as calls } from '@meetingapp/contract/photos/console.ts';

/** Calls whose answers change with a verdict on an introduction. */
export const changed = [calls.introductions, calls.templates];

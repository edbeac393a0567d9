import { speakersConsoleCalls as calls } from '@meetingapp/contract/speakers/desk.ts';

/** Calls whose answers change with every act at the desk. */
export const changed = [calls.list, calls.standIns];

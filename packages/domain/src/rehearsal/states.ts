import { runningRehearsalStates, type RehearsalState } from '@meetingapp/contract/rehearsal.ts';

const running: readonly RehearsalState[] = runningRehearsalStates;

/** True while a rehearsal uses the server; afterwards its copy may still stand. */
export const isRunning = (state: RehearsalState): boolean => running.includes(state);

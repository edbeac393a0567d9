import type { RehearsalState } from '@meetingapp/contract/rehearsal/run.ts';

/** States in which a rehearsal uses the server; afterwards its copy may still stand. */
export const runningStates: readonly RehearsalState[] = ['waiting', 'preparing', 'playing', 'counting'];

export const isRunning = (state: RehearsalState): boolean => runningStates.includes(state);

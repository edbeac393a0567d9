import type { Task } from '@meetingapp/contract/tasks.ts';

/** Which colour the tag of a state has; the word says it too. */
export const stateColours = {
  waiting: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Record<Task['state'], string>;

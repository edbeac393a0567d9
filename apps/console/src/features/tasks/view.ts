import type { Task } from '@meetingapp/contract/tasks/task.ts';

/** Tag colour of each state; the tag's text says the same. */
export const stateColours = {
  waiting: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Record<Task['state'], string>;

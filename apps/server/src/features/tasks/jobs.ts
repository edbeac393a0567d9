import { defineJob, type Job } from '../../jobs/job.ts';
import type { TaskRegistry } from '../../jobs/task.ts';
import { runTask } from './commands-run.ts';

/** Runs the tasks that staff started. */
export const runTasks = (registry: TaskRegistry): Job<'tasks.run'> =>
  defineJob('tasks.run', ({ taskId }, context) => runTask(registry, taskId, context));

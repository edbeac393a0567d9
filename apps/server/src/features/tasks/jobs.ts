import { defineJob, type Job } from '../../jobs/job.ts';
import type { TaskRegistry } from '../../jobs/task.ts';
import { clearOldFiles } from './commands.ts';
import { runTask } from './commands-run.ts';

/** Runs the tasks that staff started. */
export const runTasks = (registry: TaskRegistry): Job<'tasks.run'> =>
  defineJob('tasks.run', ({ taskId }, context) => runTask(registry, taskId, context));

/** Nightly: deletes the files of tasks that ended long ago. */
export const purgeTaskFiles = defineJob(
  'tasks.purgeFiles',
  async (_payload, { db, ports, clock }) => {
    for (const key of await clearOldFiles(db, clock())) await ports.files.remove(key);
  },
  { every: '33 19 * * *' },
);

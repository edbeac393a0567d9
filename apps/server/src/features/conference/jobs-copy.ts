import { defineTask, TaskCancelled } from '../../jobs/task.ts';
import { copyConference } from './commands-copy.ts';
import { countCopied, findSettings } from './queries-console.ts';

/**
 * Copies a conference in one transaction, so all of it appears at once or nothing does. The task's result is the id of the new
 * conference, `cid`.
 */
export const copyTask = defineTask('conference.copy', async (run) => {
  const source = await findSettings(run.db, run.conferenceId ?? 0);
  if (!source) throw new Error(`task ${run.id}: there is no conference to copy`);
  await run.total(await countCopied(run.db, source.id));
  await run.once(async (transaction) => {
    let done = 0;
    const step = async (): Promise<void> => {
      done += 1;
      if (!(await run.progress(done))) throw new TaskCancelled();
    };
    return { cid: await copyConference(transaction, source, run.input, step) };
  });
});

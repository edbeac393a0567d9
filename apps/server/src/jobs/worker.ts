import {
  Logger,
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type ParsedCronItem,
  type TaskList,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Job, JobContext, JobRegistry } from './job.ts';
import type { JobName } from './payloads.ts';

/** Told what a person should know: a job that failed, a queue that cannot be reached. */
export type ReportJob = (line: string) => void;

function logger(report: ReportJob): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') report(message);
  });
}

function eachJob(registry: Partial<JobRegistry>): Job<JobName>[] {
  return Object.values(registry) as Job<JobName>[];
}

function tasks(registry: Partial<JobRegistry>, context: JobContext): TaskList {
  return Object.fromEntries(
    eachJob(registry).map((job) => [job.name, async (payload: unknown) => job.run(payload as never, context)]),
  );
}

function clockwork(registry: Partial<JobRegistry>): ParsedCronItem[] {
  return parseCronItems(
    eachJob(registry).flatMap((job) =>
      job.every === undefined ? [] : [{ task: job.name, match: job.every, options: { backfillPeriod: 0 } }],
    ),
  );
}

/**
 * Makes or renews the tables of the queue, which lie in a schema of their own. The names of the jobs are written at once: the
 * first job of a name would write it, and all others of that name would wait for its transaction, whatever they hold.
 */
export async function migrateQueue(pool: Pool, registry: JobRegistry): Promise<void> {
  await runMigrations({ pgPool: pool, logger: logger(() => undefined) });
  await pool.query(
    'insert into graphile_worker._private_tasks (identifier) select unnest($1::text[]) on conflict do nothing',
    [Object.keys(registry)],
  );
}

export interface Worker {
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

/** Works off the queue until stopped; several processes share it, each job goes to one of them. */
export async function startWorker(
  pool: Pool,
  registry: JobRegistry,
  context: JobContext,
  report: ReportJob,
): Promise<Worker> {
  let stopped = false;
  // Connections that the end of the database cuts off are not worth a word.
  const whileRunning: ReportJob = (line) => {
    if (!stopped) report(line);
  };
  const runner = await run({
    pgPool: pool,
    taskList: tasks(registry, context),
    parsedCronItems: clockwork(registry),
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: logger(whileRunning),
  });
  runner.promise.catch((error: unknown) => whileRunning(`The queue of jobs ended: ${String(error)}`));
  return {
    stop: async () => {
      await runner.stop();
      stopped = true;
    },
  };
}

/** Works off what waits now and comes back: for tests. Jobs that fail are told to `report` and wait for their next try. */
export async function workOff(
  pool: Pool,
  registry: Partial<JobRegistry>,
  context: JobContext,
  report: ReportJob,
): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList: tasks(registry, context),
    concurrency: 1,
    noHandleSignals: true,
    logger: logger(report),
  });
}

import { EventEmitter } from 'node:events';
import {
  Logger,
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type ParsedCronItem,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Job, JobContext, JobRegistry } from './job.ts';
import { patientPool } from './patient-pool.ts';
import type { JobName } from './payloads.ts';
import { announcePresence, usualPresence, type PresenceOptions } from './presence.ts';
import { runWoken, startWoken } from './woken.ts';
import { tracedWork } from './work-traces.ts';

/** Receives lines for the operator: a failed job, an unreachable queue. */
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
    eachJob(registry).map((job) => [
      job.name,
      async (payload: unknown) => tracedWork(job.name, () => job.run(payload as never, context)),
    ]),
  );
}

function clockwork(registry: Partial<JobRegistry>): ParsedCronItem[] {
  return parseCronItems(
    eachJob(registry).flatMap((job) =>
      job.every === undefined
        ? []
        : [
            {
              task: job.name,
              match: job.every,
              // A woken job does everything that is due: a run that failed is replaced by the next one.
              options: { backfillPeriod: 0, ...(job.woken ? { jobKey: job.name, maxAttempts: 1 } : {}) },
            },
          ],
    ),
  );
}

/**
 * Creates or migrates the tables of the queue, which have their own schema. Job names are inserted in advance: otherwise the first job
 * of a name would insert it, and all others of that name would wait for its transaction.
 */
export async function migrateQueue(pool: Pool, registry: JobRegistry): Promise<void> {
  await runMigrations({ pgPool: pool, logger: logger(() => undefined) });
  await pool.query(
    'insert into graphile_worker._private_tasks (identifier) select unnest($1::text[]) on conflict do nothing',
    [Object.keys(registry)],
  );
}

export interface Worker {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/**
 * Processes the queue until stopped; several processes share it, and each job goes to one of them. Jobs of a killed process are taken
 * over; with `presence` null they stay locked, for tests of that state.
 */
export async function startWorker(
  pool: Pool,
  registry: JobRegistry,
  context: JobContext,
  report: ReportJob,
  presence: PresenceOptions | null = usualPresence,
): Promise<Worker> {
  const present = presence && (await announcePresence(pool, presence));
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => present?.add(worker.workerId));
  let stopping = false;
  let stopped = false;
  // Errors of connections that closing the database cuts off are not reported.
  const whileRunning: ReportJob = (line) => {
    if (!stopped) report(line);
  };
  const runner = await run({
    pgPool: patientPool(pool, () => stopping),
    taskList: tasks(registry, context),
    parsedCronItems: clockwork(registry),
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: logger(whileRunning),
    events,
  });
  runner.promise.catch((error: unknown) => whileRunning(`The queue of jobs ended: ${String(error)}`));
  const woken = eachJob(registry).filter((job) => job.woken);
  const stops = woken.map((job) => startWoken(job, context, whileRunning));
  return {
    stop: async () => {
      stopping = true;
      await runner.stop();
      for (const stop of stops) await stop();
      await present?.stop();
      stopped = true;
    },
  };
}

/** Processes the waiting jobs and returns, for tests. Failed jobs go to `report` and wait for their retry. */
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
  for (const job of eachJob(registry)) if (job.woken) await runWoken(job, context, report);
}

import type { Database } from '../db/connection/database.ts';
import type { Ports } from '../ports/ports.ts';
import type { JobName, JobPayloads } from './payloads.ts';

/** The dependencies of a job. */
export interface JobContext {
  db: Database;
  ports: Ports;
  /** Public URL that links in messages begin with, without a trailing slash. */
  publicUrl: string;
  clock: () => Date;
}

export interface Job<Name extends JobName> {
  name: Name;
  /**
   * May run more than once (a process can end halfway), so it first checks what is already done. Errors that it throws are logged and
   * retried at growing intervals.
   */
  run: (payload: JobPayloads[Name], context: JobContext) => Promise<void>;
  /** Schedule in crontab notation, UTC: `0 * * * *` is every full hour. Only for jobs without a payload. */
  every?: string;
  /** Also run in the process that calls `wake` (woken.ts), directly and not from the queue. Only for jobs without a payload. */
  woken?: boolean;
}

/** Defines one job; a feature's `jobs.ts` has its own, `registry.ts` all of them. */
export function defineJob<Name extends JobName>(
  name: Name,
  run: Job<Name>['run'],
  options: { every?: string; woken?: boolean } = {},
): Job<Name> {
  return { name, run, ...options };
}

/** The job of each name: a missing one does not compile. */
export type JobRegistry = { [Name in JobName]: Job<Name> };

import type { Database } from '../db/database.ts';
import type { Ports } from '../ports/ports.ts';
import type { JobName, JobPayloads } from './payloads.ts';

/** What a job works with, as a handler does with its surroundings. */
export interface JobContext {
  db: Database;
  ports: Ports;
  /** Where people find us: links in messages begin with it. No slash at the end. */
  publicUrl: string;
  clock: () => Date;
}

export interface Job<Name extends JobName> {
  name: Name;
  /**
   * May run more than once (a process may end in the middle of it), so it looks first at what is already done. What it
   * throws is told and tried again later, at growing distances.
   */
  run: (payload: JobPayloads[Name], context: JobContext) => Promise<void>;
  /** When the clock starts it, as in crontab and in UTC: `0 * * * *` is every full hour. Only for jobs that are told nothing. */
  every?: string;
}

/** One job; a feature's `jobs.ts` holds its own, `registry.ts` all of them. */
export function defineJob<Name extends JobName>(
  name: Name,
  run: Job<Name>['run'],
  options: { every?: string } = {},
): Job<Name> {
  return { name, run, ...options };
}

/** A job for every name: a missing one does not compile. */
export type JobRegistry = { [Name in JobName]: Job<Name> };

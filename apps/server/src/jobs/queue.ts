import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DatabaseTransaction } from '../db/transaction.ts';
import type { JobName, JobPayloads } from './payloads.ts';

export interface AddJobOptions {
  /** Not before this instant. */
  runAt?: Date;
  /** At most one job with this key waits; a second one replaces the first. */
  key?: string;
  /** Jobs of one line run one after the other. */
  line?: string;
  /** How often it is tried in all, 25 unless said (the last some days after the first). */
  attempts?: number;
}

/** The expression that puts a job into the queue, for a statement that writes what the job is about. */
export const jobOf = (name: JobName, payload: RawBuilder<unknown>, options: AddJobOptions = {}) =>
  sql`graphile_worker.add_job(
    ${name}::text,
    payload => ${payload}::json,
    queue_name => ${options.line ?? null}::text,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${options.attempts ?? null}::int,
    job_key => ${options.key ?? null}::text
  )`;

/** Puts a job into the queue, in the caller's transaction: it runs if and only if that commits, and at once then. */
export async function addJob<Name extends JobName>(
  transaction: DatabaseTransaction | Database,
  name: Name,
  payload: JobPayloads[Name],
  options: AddJobOptions = {},
): Promise<void> {
  await sql`select ${jobOf(name, sql`${JSON.stringify(payload)}`, options)}`.execute(transaction);
}

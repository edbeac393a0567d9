import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/connection/database.ts';
import type { DatabaseTransaction } from '../db/connection/transaction.ts';
import type { JobName, JobPayloads } from './payloads.ts';

export interface AddJobOptions {
  /** Earliest start. */
  runAt?: Date;
  /** At most one waiting job per key; a second one replaces the first. */
  key?: string;
  /** Jobs of one queue name run one after the other. */
  line?: string;
  /** Maximum attempts, 25 by default (the last some days after the first). */
  attempts?: number;
}

/** SQL expression that queues a job, for a statement that also writes the job's subject. */
export const jobOf = (name: JobName, payload: RawBuilder<unknown>, options: AddJobOptions = {}) =>
  sql`graphile_worker.add_job(
    ${name}::text,
    payload => ${payload}::json,
    queue_name => ${options.line ?? null}::text,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${options.attempts ?? null}::int,
    job_key => ${options.key ?? null}::text
  )`;

/** Queues a job in the caller's transaction: it runs if and only if that commits, and then at once. */
export async function addJob<Name extends JobName>(
  transaction: DatabaseTransaction | Database,
  name: Name,
  payload: JobPayloads[Name],
  options: AddJobOptions = {},
): Promise<void> {
  await sql`select ${jobOf(name, sql`${JSON.stringify(payload)}`, options)}`.execute(transaction);
}

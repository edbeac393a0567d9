import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

export interface PresenceOptions {
  /** Milliseconds between two beats. */
  everyMs: number;
  /** Beats of this process without a beat of another one after which the other's jobs are freed. */
  misses: number;
  /** True: no other process uses this database, so all locks found at the start are left over. */
  alone: boolean;
}

/**
 * Jobs of a killed process are freed `everyMs` times `misses`, 25 seconds, after another process starts (at once if that one is
 * `alone`), and are taken within the queue's poll of 2 seconds.
 */
export const usualPresence: PresenceOptions = { everyMs: 5000, misses: 5, alone: false };

export interface Presence {
  /** Adds the name of a worker of this process; call it before the worker takes its first job. */
  add(worker: string): void;
  stop(): Promise<void>;
}

/**
 * Announces that this process is alive, and frees the jobs of processes that are not. Counts the missing beats that this process
 * itself observed and uses no clock, so that a pause of the whole machine or of the database frees no jobs of live processes.
 */
export async function announcePresence(pool: Pool, { everyMs, misses, alone }: PresenceOptions): Promise<Presence> {
  const id = randomUUID();
  const workers: string[] = [];
  /** By worker name: its last beat, and how often in a row it was unchanged. */
  let seen = new Map<string, { beat: string | null; times: number }>();

  async function beat(): Promise<void> {
    await pool.query(
      `insert into job_process (id, workers) values ($1, $2)
        on conflict (id) do update set workers = excluded.workers, beat = job_process.beat + 1, seen_at = clock_timestamp()`,
      [id, workers],
    );
  }

  /** Names of workers that lock jobs or job queues, with the beat of their process; null when no process has announced the name. */
  async function lockers(): Promise<{ worker: string; beat: string | null }[]> {
    const { rows } = await pool.query<{ worker: string; beat: string | null }>(
      `select worker, (select max(beat)::text from job_process where worker = any(workers)) as beat from (
          select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
          union select locked_by from graphile_worker._private_job_queues where locked_by is not null
        ) as locker where worker <> all($1::text[])`,
      [workers],
    );
    return rows;
  }

  async function free(gone: readonly string[]): Promise<void> {
    if (gone.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [gone]);
  }

  async function sweep(): Promise<void> {
    const now = await lockers();
    seen = new Map(
      now.map(({ worker, beat: last }) => {
        const before = seen.get(worker);
        return [worker, { beat: last, times: before && before.beat === last ? before.times + 1 : 0 }];
      }),
    );
    await free(now.map(({ worker }) => worker).filter((worker) => (seen.get(worker)?.times ?? 0) >= misses));
  }

  await pool.query(`delete from job_process where seen_at < clock_timestamp() - interval '1 day'`);
  await beat();
  if (alone) await free((await lockers()).map(({ worker }) => worker));
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    // One beat at a time: beats that queued up behind a stalled database would count as many missed beats of the others at once.
    running ??= beat()
      .then(sweep)
      .catch(() => seen.clear())
      .finally(() => (running = null));
  }, everyMs);
  return {
    add: (worker) => void workers.push(worker),
    stop: async () => {
      clearInterval(timer);
      await running;
      await pool.query('delete from job_process where id = $1', [id]).catch(() => undefined);
    },
  };
}

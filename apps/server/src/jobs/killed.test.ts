import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import type { Ports } from '../ports/ports.ts';
import { testDatabase } from '../testing/database/database.ts';
import { defineJob, type JobContext, type JobRegistry } from './job.ts';
import { usualPresence, type PresenceOptions } from './presence.ts';
import { addJob } from './queue.ts';
import { startWorker, type Worker } from './worker.ts';

const { db, pool, connection } = await testDatabase({ poolSize: 24 });
const context: JobContext = { db, ports: {} as Ports, publicUrl: 'http://localhost', clock: () => new Date() };
const brief: PresenceOptions = { everyMs: 50, misses: 4, alone: false };
const script = fileURLToPath(new URL('../testing/killed-worker.ts', import.meta.url));
const running: Worker[] = [];
afterEach(async () => {
  for (const worker of running.splice(0)) await worker.stop();
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query('delete from job_process');
});

const lockedBy = async (): Promise<string[]> =>
  (
    await pool.query<{ locked_by: string }>(
      'select locked_by from graphile_worker._private_jobs where locked_by is not null order by id',
    )
  ).rows.map((row) => row.locked_by);

/** A real process takes these jobs at once and is killed while they run. */
async function killedWith(refundIds: readonly number[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(connection)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  for (const refundId of refundIds) await addJob(db, 'orders.refund', { refundId });
  await expect
    .poll(() => refundIds.every((id) => said.includes(`taken ${id}`)), { timeout: 20_000, interval: 20 })
    .toBe(true);
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

function doing() {
  const done: number[] = [];
  const registry = {
    'orders.refund': defineJob('orders.refund', async ({ refundId }) => void done.push(refundId)),
  } as unknown as JobRegistry;
  return { done, registry };
}

const start = async (registry: JobRegistry, presence: PresenceOptions | null) => {
  running.push(await startWorker(pool, registry, context, () => undefined, presence));
};

it('refunds under way in a process that is killed are sent by the next one', { timeout: 60_000 }, async () => {
  await killedWith([1, 2, 3]);
  expect(await lockedBy()).toHaveLength(3);
  const { done, registry } = doing();
  await start(registry, brief);
  await expect
    .poll(() => [...done].toSorted((one, other) => one - other), { timeout: 20_000, interval: 20 })
    .toEqual([1, 2, 3]);
});

it('at once, where no other process works on the database', { timeout: 60_000 }, async () => {
  await killedWith([4]);
  const { done, registry } = doing();
  // No beat occurs within this test: locks are released at the start.
  await start(registry, { everyMs: 3_600_000, misses: 4, alone: true });
  await expect.poll(() => done, { timeout: 20_000, interval: 20 }).toEqual([4]);
});

it('they stay locked without this protection, and this test would see it', { timeout: 60_000 }, async () => {
  await killedWith([5]);
  const before = await lockedBy();
  const { done, registry } = doing();
  await start(registry, null);
  // A later job proves that the worker runs; the killed process's job is taken neither before nor with it.
  await addJob(db, 'orders.refund', { refundId: 6 });
  await expect.poll(() => done, { timeout: 20_000, interval: 20 }).toEqual([6]);
  // The worker releases its own lock a moment after the job.
  await expect.poll(lockedBy, { timeout: 20_000, interval: 20 }).toEqual(before);
});

it('jobs of a process that is alive are left to it, however long they take', { timeout: 60_000 }, async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const begun: string[] = [];
  const slow = (name: string) =>
    ({
      'orders.refund': defineJob('orders.refund', async () => {
        begun.push(name);
        await held;
      }),
    }) as unknown as JobRegistry;
  await start(slow('first'), brief);
  await addJob(db, 'orders.refund', { refundId: 7 });
  try {
    await expect.poll(() => begun, { timeout: 20_000 }).toEqual(['first']);
    await start(slow('second'), brief);
    // The second process has sent many more beats than it takes to declare another process gone.
    const beats = async () =>
      Math.min(
        ...(await pool.query<{ beat: string }>('select beat from job_process')).rows.map(({ beat }) => Number(beat)),
      );
    await expect.poll(beats, { timeout: 20_000, interval: 50 }).toBeGreaterThan(brief.misses * 3);
    expect(begun).toEqual(['first']);
  } finally {
    release();
  }
});

it('after a kill every refund asked is sent within 60 s of the restart', () => {
  const { everyMs, misses } = usualPresence;
  const poll = 2000;
  // The first beat of the restarted process begins the count; the killed one's must then be seen unchanged for `misses` more.
  expect(everyMs * (misses + 1) + poll).toBeLessThan(60_000);
});

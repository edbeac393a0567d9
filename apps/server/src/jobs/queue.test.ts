import { describe, expect, it } from 'vitest';
import type { Ports } from '../ports/ports.ts';
import { testDatabase } from '../testing/database/database.ts';
import { defineJob, type JobContext, type JobRegistry } from './job.ts';
import { addJob } from './queue.ts';
import { startWorker, workOff } from './worker.ts';

const { db, pool } = await testDatabase({ poolSize: 12 });
// The jobs of these tests use no external service.
const context: JobContext = { db, ports: {} as Ports, publicUrl: 'http://localhost', clock: () => new Date() };

/** A registry whose one job records its payloads. */
function noting(deed: (stockId: number) => void = () => undefined): { told: number[]; registry: JobRegistry } {
  const told: number[] = [];
  const registry = {
    'registration.offer': defineJob('registration.offer', async ({ stockId }) => {
      deed(stockId);
      told.push(stockId);
    }),
  } as unknown as JobRegistry;
  return { told, registry };
}

describe('the job queue', () => {
  it('runs jobs of committed transactions, and none of a rolled-back one', async () => {
    const { told, registry } = noting();
    await db.transaction().execute((transaction) => addJob(transaction, 'registration.offer', { stockId: 1 }));
    const broken = db.transaction().execute(async (transaction) => {
      await addJob(transaction, 'registration.offer', { stockId: 2 });
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    await workOff(pool, registry, context, () => undefined);
    await workOff(pool, registry, context, () => undefined);
    expect(told).toEqual([1]);
  });

  it('logs a failed job and retries it later, keeping it until then', async () => {
    const reports: string[] = [];
    const { told, registry } = noting(() => {
      throw new Error('the provider is away');
    });
    await addJob(db, 'registration.offer', { stockId: 3 });
    await workOff(pool, registry, context, (line) => reports.push(line));
    expect(told).toEqual([]);
    expect(reports.join()).toContain('the provider is away');
    const { rows } = await pool.query('select attempts, run_at > now() as later, last_error from graphile_worker.jobs');
    expect(rows).toMatchObject([{ attempts: 1, later: true }]);
    await pool.query('delete from graphile_worker._private_jobs');
  });

  it('keeps one job per key, the latest, and runs none before its time', async () => {
    const { told, registry } = noting();
    await addJob(db, 'registration.offer', { stockId: 4 }, { key: 'same' });
    await addJob(db, 'registration.offer', { stockId: 5 }, { key: 'same' });
    await addJob(db, 'registration.offer', { stockId: 6 }, { runAt: new Date(Date.now() + 3_600_000) });
    await workOff(pool, registry, context, () => undefined);
    expect(told).toEqual([5]);
  });

  it('is processed immediately by a running worker, each job by one of two, and stops cleanly', async () => {
    const { told, registry } = noting();
    const workers = await Promise.all([1, 2].map(() => startWorker(pool, registry, context, () => undefined)));
    const numbers = Array.from({ length: 20 }, (_nothing, index) => 100 + index);
    for (const stockId of numbers) await addJob(db, 'registration.offer', { stockId });
    await expect.poll(() => told.length, { timeout: 4000, interval: 10 }).toBe(20);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect([...told].sort((a, b) => a - b)).toEqual(numbers);
  });
});

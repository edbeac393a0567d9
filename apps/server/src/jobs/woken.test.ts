import { expect, it } from 'vitest';
import { afterCommit, inTransaction } from '../db/connection/transaction.ts';
import { gate } from '../testing/gate.ts';
import { testDatabase } from '../testing/database/database.ts';
import type { Job, JobContext } from './job.ts';
import type { JobName } from './payloads.ts';
import { startWoken, wake } from './woken.ts';

const { db } = await testDatabase();

function counting(deed: (run: number) => Promise<void> = async () => undefined) {
  const reports: string[] = [];
  let runs = 0;
  const job = { name: 'messages.send', woken: true, run: () => deed((runs += 1)) } as unknown as Job<JobName>;
  const stop = startWoken(job, {} as JobContext, (line) => reports.push(line));
  return { runs: () => runs, reports, stop };
}

it('what a committed transaction queued is done soon, and nothing of a rolled-back one', async () => {
  const { runs, stop } = counting();
  await expect.poll(runs).toBe(1);
  const broken = inTransaction(db, async (transaction) => {
    afterCommit(transaction, () => wake('messages.send'));
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  await inTransaction(db, async (transaction) => afterCommit(transaction, () => wake('messages.send')));
  await expect.poll(runs).toBe(2);
  await stop();
  expect(runs()).toBe(2);
});

it('what arrives during a run is done after it, and what is pending at the stop before the end', async () => {
  const finish = gate();
  const { runs, stop } = counting((run) => (run === 1 ? finish.opened : Promise.resolve()));
  await expect.poll(runs).toBe(1);
  wake('messages.send');
  wake('messages.send');
  finish.open();
  await expect.poll(runs).toBe(2);
  wake('messages.send');
  await stop();
  expect(runs()).toBe(3);
  wake('messages.send');
  expect(runs()).toBe(3);
});

it('a failed run is reported, and the next one takes place', async () => {
  const { runs, reports, stop } = counting((run) =>
    run === 1 ? Promise.reject(new Error('away')) : Promise.resolve(),
  );
  await expect.poll(() => reports).toEqual(['Failed job messages.send: Error: away']);
  wake('messages.send');
  await expect.poll(runs).toBe(2);
  await stop();
});

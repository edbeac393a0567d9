import { readdirSync, readFileSync } from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from './testing/database/database.ts';
import { addressOf } from './testing/database/server.ts';
import { startProgram } from './testing/program.ts';
import { freePort, readyAt } from './testing/spawn-program.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'processes-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { pool, connection } = await testDatabase({ migrated: false });
const settings = { DATA_DIR: dataDir, DATABASE_URL: addressOf(connection), DATABASE_POOL: '4', SERVER_PROCESSES: '2' };

/** Ids of the processes that this one started. */
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        const text = readFileSync(`/proc/${one}/stat`, 'utf8');
        const [state, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ');
        return (
          state !== 'Z' && Number(parent) === pid && /main\.[jt]s/.test(readFileSync(`/proc/${one}/cmdline`, 'utf8'))
        );
      } catch {
        return false;
      }
    });

const isRunning = (pid: number): boolean => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !(await condition());) {
    if (Date.now() > end) throw new Error('it did not become so');
    await wait(20);
  }
}

/** Number of processes that take jobs, by their heartbeats. */
const working = async (): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from job_process');
  return rows[0]?.count ?? 0;
};

it(
  '[X5] serves with several processes behind one port and their figures together, replaces one that dies, and ends all with one signal',
  { timeout: 120_000 },
  async () => {
    const port = await freePort();
    const metrics = await freePort();
    const program = startProgram({ ...settings, PORT: String(port), METRICS_PORT: String(metrics) });
    const pid = program.child.pid ?? 0;
    await readyAt(port, program);
    await until(async () => (await working()) === 2);
    // Each process reports its pool, and the figures of both are one text.
    const figures = async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    const asked = async () => Number(/_count\{[^}]*route="\/readyz",status="200"\} (\d+)/.exec(await figures())?.[1]);
    const earlier = await asked();
    for (let at = 0; at < 10; at += 1)
      await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } });
    expect((await asked()) - earlier).toBe(10);
    expect((await figures()).match(/^meetingapp_jobs\{state="due"\}/gm)).toHaveLength(1);
    expect(program.said().match(/Meetingapp is ready/g)).toHaveLength(1);
    const before = childrenOf(pid);
    expect(before).toHaveLength(2);
    process.kill(before[0] ?? 0, 'SIGKILL');
    await until(() => {
      const now = childrenOf(pid);
      return now.length === 2 && !now.includes(before[0] ?? 0);
    });
    expect(program.said()).toContain(`Server process ${before[0]} ended (SIGKILL)`);
    // The dead process has left its heartbeat; the new one adds its own.
    await until(async () => (await working()) === 3);
    await readyAt(port, program);
    // As Ctrl-C in a terminal: every process gets the signal.
    const all = childrenOf(pid);
    for (const one of [...all, pid]) process.kill(one, 'SIGINT');
    expect(await program.ended).toBe(0);
    expect(all.filter((one) => childrenOf(pid).includes(one))).toEqual([]);
    expect(await working()).toBe(1);
  },
);

it('ends the others when the first process is killed', { timeout: 180_000 }, async () => {
  const port = await freePort();
  const program = startProgram({ ...settings, PORT: String(port) });
  await readyAt(port, program);
  const pid = program.child.pid ?? 0;
  await until(() => childrenOf(pid).length === 2);
  const all = childrenOf(pid);
  program.child.kill('SIGKILL');
  await expect.poll(() => all.filter(isRunning), { timeout: 30_000 }).toEqual([]);
});

it(
  'reports a taken port and a database that does not answer once, with exit code 1',
  { timeout: 180_000 },
  async () => {
    const port = await freePort();
    const wrong = startProgram({ ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: String(port) });
    expect(await wrong.ended).toBe(1);
    expect(wrong.said().match(/does not answer/g)).toHaveLength(1);
    const embedded = startProgram({ DATA_DIR: dataDir, SERVER_PROCESSES: '2', PORT: String(port) });
    expect(await embedded.ended).toBe(1);
    expect(embedded.said()).toContain('SERVER_PROCESSES: more than one needs DATABASE_URL');
  },
);

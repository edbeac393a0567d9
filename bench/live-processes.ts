import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { liveBroadcast } from '@meetingapp/server/testing/live/broadcast.ts';
import { LiveViewer } from '@meetingapp/server/testing/live/viewer.ts';
import { processorTime } from './parts/machine/cpu.ts';
import { startDebian } from './parts/machine/debian.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { freePort, startServer } from './parts/machine/processes.ts';
import { enterWriters } from './parts/live/room-writers.ts';
import { countStatements } from './parts/machine/statements.ts';

// Measures the cost of one room in two processes: people write in one, others read in the other, over PostgreSQL and over Redis.
// Prints the traffic between them and the processor time of each per message. Run `npm run build` first.
// npx tsx bench/live-processes.ts [--rate 50] [--seconds 10]

const { values: options } = parseArgs({
  options: { rate: { type: 'string', default: '50' }, seconds: { type: 'string', default: '10' } },
});
const [rate, seconds] = [Number(options.rate), Number(options.seconds)];
const READERS = 20;

async function startRedis(): Promise<{ url: string; published: () => number; stop: () => void }> {
  const port = String(await freePort());
  const child = spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()], {
    stdio: 'ignore',
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const published = (): number => {
    const said = execFileSync('redis-cli', ['-p', port, 'info', 'commandstats'], { encoding: 'utf8' });
    return Number(/cmdstat_publish:calls=(\d+)/.exec(said)?.[1] ?? 0);
  };
  return { url: `redis://127.0.0.1:${port}`, published, stop: () => void child.kill('SIGTERM') };
}

async function measure(carrier: 'PostgreSQL' | 'Redis'): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-processes-'));
  const cluster = await startDebian();
  const redis = carrier === 'Redis' ? await startRedis() : null;
  const { db, pool } = connect(cluster.connection, { size: 2, nameStatements: true, onError: () => undefined });
  const more: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  const settings = { DATA_DIR: dataDir, DEMO: 'off', DATABASE_URL: cluster.connection.url, ...more };
  const [written, read] = [await startServer(settings), await startServer(settings)];
  const { id } = await liveBroadcast(db);
  const writers = await enterWriters(db, written.origin, id);
  const readers = Array.from({ length: READERS }, () => new LiveViewer(read.origin, id));
  try {
    for (const reader of readers) await reader.enter();
    await countStatements(pool);
    const pids = [written.pid, read.pid, cluster.pid];
    const times = () => pids.map((pid) => processorTime(pid));
    const told = async (): Promise<number> => {
      if (redis) return redis.published();
      const { rows } = await pool.query<{ calls: number }>(
        `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where query like '%pg_notify%'`,
      );
      return rows[0]?.calls ?? 0;
    };
    const spentIn = async (work: () => Promise<unknown>): Promise<number[]> => {
      const before = times();
      await work();
      return times().map((time, index) => time - (before[index] ?? 0));
    };
    const idle = await spentIn(() => wait(seconds * 1000));
    const toldBefore = await told();
    const began = performance.now();
    const busy = await spentIn(async () => {
      for (let number = 0; number < rate * seconds; number += 1) {
        const due = began + (number * 1000) / rate;
        if (due > performance.now()) await wait(due - performance.now());
        writers.say(`${number} `.padEnd(150, 'x'));
      }
      await wait(1000);
    });
    const between = (await told()) - toldBefore;
    const messages = readers[0]?.texts.length ?? 0;
    const complete = readers.every(({ texts }) => texts.length === rate * seconds);
    const each = busy.map((time, index) => (((time - (idle[index] ?? 0)) * 1000) / (rate * seconds)).toFixed(0));
    const cells = [carrier, `${messages}${complete ? ', all and at all readers' : ' (NOT ALL)'}`, String(between)];
    return `| ${[...cells, ...each.map((figure) => `${figure} µs`)].join(' | ')} |`;
  } finally {
    for (const reader of readers) reader.drop();
    writers.leave();
    await Promise.all([written.stop(), read.stop()]);
    await db.destroy();
    redis?.stop();
    cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

tidyOnSignals();
printMachine();
const rows = [await measure('PostgreSQL'), await measure('Redis')];
console.log(`${rate} messages/s for ${seconds} s\n`);
console.log('| over | messages | told between processes | CPU each: who writes | who reads | database |');
console.log(`| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`);

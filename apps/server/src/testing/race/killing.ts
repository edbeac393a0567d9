import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg, { type Pool } from 'pg';
import type { Database } from '../../db/connection/database.ts';
import { connectionSettings, type Connection } from '../../db/connection/pool.ts';
import { isUnavailable } from '../../db/connection/unavailable.ts';
import { readPidFile } from '../../db/embedded/pid-file.ts';
import { encode, roomTopic } from '../../features/live/log/runtime/room-event.ts';
import { addJob } from '../../jobs/queue.ts';
import { postgresFanOut } from '../../ports/fan-out/postgres.ts';
import type { LiveViewer } from '../live/viewer.ts';
import { doneOrWaiting } from './waiting-for-lock.ts';

/** `server`: the postmaster alone; `lock`: the same while writers wait for a lock; `session`: one backend, which ends all others. */
const ways = ['server', 'lock', 'session'] as const;
const PATIENCE_MS = 30_000;

export async function postmaster(dataDir: string) {
  const file = await readPidFile(join(dataDir, 'database', 'postgres'));
  if (!file) throw new Error('no database runs');
  return file;
}

/** Retries set-up work of a test while the database is away. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > until) throw error;
      await wait(20);
    }
  }
}

async function openKeeper(connection: Connection): Promise<pg.Client> {
  const keeper = new pg.Client(connectionSettings(connection));
  keeper.on('error', () => undefined);
  await keeper.connect();
  return keeper;
}

const alive = (client: pg.Client): Promise<boolean> =>
  client.query('select 1').then(
    () => true,
    () => false,
  );

/** Kills the database once, in a way that depends on the round; returns the milliseconds until a statement succeeds again. */
export async function killOnce(dataDir: string, pool: Pool, connection: Connection, round: number): Promise<number> {
  const way = ways[round % ways.length];
  const keeper = await patiently(() => openKeeper(connection));
  if (way === 'lock') {
    await keeper.query('begin; lock table registration in share row exclusive mode');
    await doneOrWaiting(pool, new Promise(() => undefined));
  }
  const { rows } = await keeper.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { pid } = await postmaster(dataDir);
  const began = performance.now();
  process.kill(way === 'session' ? (rows[0]?.pid ?? 0) : pid, 'SIGKILL');
  // Sessions of a killed postmaster end only at their next statement. Waiting for that keeps the dying server from being taken for the
  // new one.
  while (await alive(keeper)) await wait(5);
  await keeper.end().catch(() => undefined);
  await patiently(() => pool.query('select 1'));
  return performance.now() - began;
}

const dueJobs = sql<{ left: number }>`select count(*)::int as left from graphile_worker.jobs where key like 'after-%'`;
const ADDED = 5;

/** Adds five jobs; returns how many of them ran before the timeout. */
export async function jobsRun(db: Database): Promise<number> {
  for (let stockId = 1; stockId <= ADDED; stockId += 1)
    await addJob(db, 'registration.offer', { stockId: -stockId }, { key: `after-${stockId}` });
  const left = async (): Promise<number> => (await dueJobs.execute(db)).rows[0]?.left ?? ADDED;
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && (await left()) > 0;) await wait(50);
  return ADDED - (await left());
}

const LIKES = 4711;

/** True when a viewer whose socket stayed open receives what another process publishes over LISTEN. */
export async function receivesOthers(
  viewer: LiveViewer,
  broadcastId: number,
  connection: Connection,
): Promise<boolean> {
  const fanOut = postgresFanOut(connection);
  const heard = (): boolean => viewer.heard.some((item) => item.k === 'now' && item.likes === LIKES);
  try {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !heard();) {
      fanOut.publish(roomTopic(broadcastId), encode({ n: 'likes', likes: LIKES }));
      await wait(100);
    }
    return heard() && viewer.socket.readyState === viewer.socket.OPEN;
  } finally {
    await fanOut.close();
  }
}

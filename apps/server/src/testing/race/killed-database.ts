import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorName } from '@meetingapp/contract/errors.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { connect, type Database } from '../../db/connection/database.ts';
import type { Connection } from '../../db/connection/pool.ts';
import { clusterUser } from '../../db/embedded/cluster.ts';
import { beginSession } from '../../db/sessions/sessions.ts';
import { smallCongress, visitor } from '../congress.ts';
import { liveBroadcast } from '../live/broadcast.ts';
import { LiveViewer } from '../live/viewer.ts';
import { freePort, readyAt, spawnProgram, type Program } from '../spawn-program.ts';
import { receivesOthers, jobsRun, killOnce, patiently, postmaster } from './killing.ts';

/** Registrations answered between two kills. */
const BETWEEN = 15;
const PATIENCE_MS = 30_000;
const UNAVAILABLE = 'unavailable' satisfies ErrorName;

export interface KilledDatabase {
  kills: number;
  /** Number of times the server process exited. */
  exits: number;
  acknowledged: number;
  /** Acknowledged registrations missing from the database. */
  lost: number;
  /** Registrations of one person beyond the first. */
  twice: number;
  /** Answers by error name; `unavailable` is expected. */
  refusals: Record<string, number>;
  /** Milliseconds from a kill to the first statement that succeeds. */
  medianAway: number;
  longestAway: number;
  /** Jobs that the queue still ran afterwards, of 5. */
  jobs: number;
  /** True when a viewer of a broadcast kept the socket and received a message of another process. */
  live: boolean;
  said: string;
}

/**
 * Kills the embedded database of a real server repeatedly while writers register one person after the other, and counts how many
 * acknowledged registrations, queued jobs and live connections survive.
 */
export async function killDatabase(size: { kills: number; writers: number }): Promise<KilledDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-database-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = spawnProgram({
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: origin,
    REQUESTS_PER_MINUTE: '1000000',
  });
  try {
    await readyAt(port, program);
    return await killUnderWriters({ dataDir, origin, program }, size);
  } finally {
    program.child.kill('SIGTERM');
    await program.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Place {
  dataDir: string;
  origin: string;
  program: Program;
}

async function killUnderWriters(
  place: Place,
  { kills, writers }: { kills: number; writers: number },
): Promise<KilledDatabase> {
  const { dataDir, origin, program } = place;
  const connection: Connection = {
    host: (await postmaster(dataDir)).socketFolder,
    port: 5432,
    user: clusterUser,
    database: 'meetingapp',
  };
  const { db, pool } = connect(connection, { size: 6, nameStatements: false, onError: () => undefined });
  const { cid, feeId } = await smallCongress(db);
  const { id: broadcastId } = await liveBroadcast(db, { cid });
  const viewer = new LiveViewer(origin, broadcastId);
  await viewer.enter();
  const outcome = { kills: 0, exits: 0, refusals: {} as Record<string, number> };
  const away: number[] = [];
  const acknowledged: number[] = [];
  let stopped = false;
  const write = async (): Promise<void> => {
    while (!stopped) {
      const who = await patiently(() => visitor({ db, logIn: logInOf(db) }));
      const body = { regid: null, uid: null, cid, cfgid: feeId, src: '', sub_cid: null, ...who.answers };
      const headers = { 'content-type': 'application/json', token: who.token, 'idempotency-key': randomUUID() };
      for (;;) {
        const answer = await send(`${origin}${registrationCalls.add.path}`, JSON.stringify(body), headers);
        if ('register' in answer) {
          acknowledged.push(answer.register.regId);
          break;
        }
        outcome.refusals[answer.error] = (outcome.refusals[answer.error] ?? 0) + 1;
        // Another refusal would be repeated forever.
        if (answer.error !== UNAVAILABLE || program.child.exitCode !== null) break;
        await wait(50);
      }
    }
  };
  const writing = Array.from({ length: writers }, write);
  const answered = async (count: number): Promise<void> => {
    for (const until = Date.now() + PATIENCE_MS; acknowledged.length < count;) {
      if (program.child.exitCode !== null) throw new Error('the server has ended');
      if (Date.now() > until) throw new Error(`no progress: ${JSON.stringify(outcome.refusals)}`);
      await wait(10);
    }
  };
  try {
    for (; outcome.kills < kills; outcome.kills += 1) {
      await answered(acknowledged.length + BETWEEN);
      away.push(await killOnce(dataDir, pool, connection, outcome.kills));
    }
    await answered(acknowledged.length + BETWEEN);
  } catch (error) {
    if (program.child.exitCode === null) throw error;
    outcome.exits += 1;
  }
  stopped = true;
  await Promise.allSettled(writing);
  const standing = outcome.exits === 0;
  const jobs = standing ? await jobsRun(db) : 0;
  const live = standing && (await receivesOthers(viewer, broadcastId, connection));
  await viewer.leave();
  const rows = standing
    ? (await pool.query<{ id: number; account_id: number }>('select id, account_id from registration')).rows
    : [];
  await db.destroy();
  const stored = new Set(rows.map((row) => row.id));
  return {
    ...outcome,
    medianAway: away.sort((a, b) => a - b)[away.length >> 1] ?? 0,
    longestAway: away.at(-1) ?? 0,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !stored.has(id)).length,
    twice: rows.length - new Set(rows.map((row) => row.account_id)).size,
    jobs,
    live,
    said: program.said(),
  };
}

const logInOf = (db: Database) => async (accountId: number) =>
  (await beginSession(db, { kind: 'general', accountId, device: 'test', now: new Date() })).tToken;

type Saved = { register: { regId: number } } | { error: string };

async function send(url: string, body: string, headers: Record<string, string>): Promise<Saved> {
  try {
    const response = await fetch(url, { method: 'POST', body, headers });
    return (await response.json()) as Saved;
  } catch (error) {
    return { error: `no answer: ${(error as Error).message}` };
  }
}

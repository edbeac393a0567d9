import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildBank, buildExam, usualRules } from '@meetingapp/demo/exam/exam.ts';
import { connect, type Database } from '../../db/connection/database.ts';
import type { Connection } from '../../db/connection/pool.ts';
import { clusterUser } from '../../db/embedded/cluster.ts';
import { beginSession } from '../../db/sessions/sessions.ts';
import { killOnce, patiently, postmaster } from '../race/killing.ts';
import { freePort, readyAt, spawnProgram, type Program } from '../spawn-program.ts';

interface ExamKills {
  /** Kills in all: the server and its database in turn. */
  kills: number;
  people: number;
}

interface ExamOutcome {
  kills: number;
  acknowledged: number;
  /** Acknowledged answers that are missing or older in the database. */
  lost: number;
  /** Attempts beyond the first of a person. */
  twice: number;
  /** Attempts that could not be handed in afterwards, or whose stored marks do not add up to their result. */
  unmarked: number;
}

/** Answers acknowledged between two kills. */
const BETWEEN = 40;
const PATIENCE_MS = 60_000;

/** Lets people answer an exam of a real server, kills it and its database in turn, and compares what was acknowledged with what is stored. */
export async function killExam({ kills, people }: ExamKills): Promise<ExamOutcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-exam-'));
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    REQUESTS_PER_MINUTE: '1000000',
  };
  const server = { program: spawnProgram(settings) };
  const restart = async () => {
    server.program = spawnProgram(settings);
    await readyAt(port, server.program);
  };
  try {
    await readyAt(port, server.program);
    return await underKills({ dataDir, origin: settings.PUBLIC_URL, server, restart }, { kills, people });
  } finally {
    server.program.child.kill('SIGTERM');
    await server.program.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Place {
  dataDir: string;
  origin: string;
  server: { program: Program };
  restart: () => Promise<void>;
}

interface Writer {
  accountId: number;
  token: string;
  attemptId: number;
  /** The newest acknowledged change of each position. */
  acknowledged: Map<number, number>;
}

const connectionOf = async (dataDir: string): Promise<Connection> => ({
  host: (await postmaster(dataDir)).socketFolder,
  port: 5432,
  user: clusterUser,
  database: 'meetingapp',
});

const openDatabase = async (dataDir: string) => {
  const connection = await connectionOf(dataDir);
  return { connection, ...connect(connection, { size: 4, nameStatements: false, onError: () => undefined }) };
};

async function underKills(place: Place, { kills, people }: ExamKills): Promise<ExamOutcome> {
  const { dataDir, origin, server, restart } = place;
  const first = await openDatabase(dataDir);
  const writers = await startAll(first.db, origin, people);
  await first.db.destroy();
  let acknowledged = 0;
  let stopped = false;
  const write = async (writer: Writer): Promise<void> => {
    for (let round = 1; !stopped; round += 1)
      for (let position = 1; position <= 10 && !stopped; position += 1) {
        const body = { attemptId: writer.attemptId, position, seq: round, answer: answerAt(round), ...rest };
        const saved = await send(origin, examCalls.answer.path, writer.token, body);
        if (saved && saved['saved'] === true) {
          writer.acknowledged.set(position, round);
          acknowledged += 1;
        }
        // Unavailable, or the server is away: the phone repeats the same answer.
        else {
          position -= 1;
          await wait(50);
        }
      }
  };
  const writing = writers.map(write);
  const progress = async (): Promise<void> => {
    const wanted = acknowledged + BETWEEN;
    for (const until = Date.now() + PATIENCE_MS; acknowledged < wanted; await wait(10))
      if (Date.now() > until) throw new Error(`no progress: ${server.program.said().slice(-2000)}`);
  };
  let done = 0;
  for (; done < kills; done += 1) {
    await progress();
    if (done % 2 === 0) {
      server.program.child.kill('SIGKILL');
      await server.program.ended;
      await restart();
    } else {
      const { db, pool, connection } = await openDatabase(dataDir);
      // 0: the whole database; 2: one session of it.
      await killOnce(dataDir, pool, connection, done % 4 === 1 ? 0 : 2);
      await db.destroy();
    }
  }
  await progress();
  stopped = true;
  await Promise.all(writing);
  return { kills: done, acknowledged, ...(await compare(place, writers)) };
}

const rest = { flagged: false, seconds: 1, typedAt: null };
const answerAt = (round: number) => ({ kind: 'number' as const, text: String(round) });

async function startAll(db: Database, origin: string, people: number): Promise<Writer[]> {
  const societyId = await buildSociety(db);
  await buildBank(db, societyId);
  const cid = await buildConference(db, { societyId });
  const examId = await buildExam(db, { cid, societyId, rules: usualRules({ minutes: 600 }) });
  const writers: Writer[] = [];
  for (let at = 0; at < people; at += 1) {
    const accountId = await buildAccount(db, {});
    const { tToken: token } = await beginSession(db, { kind: 'general', accountId, device: 'test', now: new Date() });
    const started = await send(origin, examCalls.start.path, token, { examId });
    writers.push({ accountId, token, attemptId: Number(started?.['attemptId']), acknowledged: new Map() });
  }
  return writers;
}

/** The answer of a call; null when the server is away or refuses. */
async function send(
  origin: string,
  path: string,
  token: string,
  body: object,
): Promise<Record<string, unknown> | null> {
  try {
    const headers = { 'content-type': 'application/json', token };
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as Record<string, unknown>;
    return answer['code'] === 0 ? answer : null;
  } catch {
    return null;
  }
}

async function compare({ dataDir, origin }: Place, writers: readonly Writer[]) {
  const { db, pool } = await openDatabase(dataDir);
  let [lost, unmarked] = [0, 0];
  for (const { attemptId, token, acknowledged } of writers) {
    const { rows } = await patiently(() =>
      pool.query<{ position: number; seq: number; text: string }>(
        `select position, seq, answer ->> 'text' as text from exam_answer where attempt_id = $1`,
        [attemptId],
      ),
    );
    const stored = new Map(rows.map((row) => [row.position, row]));
    for (const [position, seq] of acknowledged) {
      const row = stored.get(position);
      if (!row || row.seq < seq || row.text !== String(row.seq)) lost += 1;
    }
    const handedIn = await send(origin, examCalls.handIn.path, token, { attemptId });
    const { rows: sums } = await pool.query<{ equal: boolean }>(
      `select mark = (select sum(mark) from exam_attempt_item where attempt_id = $1) as equal from exam_attempt where id = $1`,
      [attemptId],
    );
    if (!handedIn || sums[0]?.equal !== true) unmarked += 1;
  }
  const { rows: more } = await pool.query<{ count: number }>(
    'select (count(*) - count(distinct account_id))::int as count from exam_attempt',
  );
  await db.destroy();
  return { lost, unmarked, twice: more[0]?.count ?? 0 };
}

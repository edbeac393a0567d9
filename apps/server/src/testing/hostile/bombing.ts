import type { Call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import type { Database } from '../../db/connection/database.ts';
import { PersistentConnection } from '../persistent-connection.ts';
import { bodyFor } from './bodies.ts';
import { jsonBombs, oversize, type Bomb } from './bombs.ts';
import { demoIds } from './demo-ids.ts';
import { randomFrom } from './random.ts';

export interface BombingOptions {
  base: string;
  /** The demo's database, from which ids are read. */
  db: Database;
  tokens: { person: string; owner: string };
  /** Sent to every call that takes a file. */
  files: readonly Bomb[];
  /** Maximum requests in progress at once. */
  together: number;
  onCall: (done: number, all: number) => void;
}

export interface BombingOutcome {
  sent: number;
  uploads: number;
  calls: number;
  answers: Map<string, number>;
  /** Answers of 5xx and requests without an answer. */
  failures: string[];
  /** Milliseconds of the slowest answer. */
  slowest: number;
}

interface Shot {
  path: string;
  name: string;
  headers: Record<string, string>;
  /** Built when it is sent, because all bodies together would not fit in memory. */
  body: () => Buffer;
}

const boundary = 'meetingapp-bomb';
/** 10 MB, the limit of calls that state no other. */
const USUAL_LIMIT = 10 * 1024 * 1024;

const formOf = (body: unknown, { file, type, content }: Bomb): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="body"\r\n\r\n${JSON.stringify(body)}\r\n`),
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/**
 * Sends every bomb to every call that takes a file, and JSON bombs to all calls, to a started server. Each call gets a token that may
 * make it.
 */
export async function bomb(options: BombingOptions): Promise<BombingOutcome> {
  const { base, db, tokens, files: bombs, together, onCall } = options;
  const ids = await demoIds(db);
  const calls = Object.values(contract).flatMap((group) => Object.values<Call>(group));
  const outcome: BombingOutcome = {
    sent: 0,
    uploads: calls.filter((call) => call.multipart).length,
    calls: calls.length,
    answers: new Map(),
    failures: [],
    slowest: 0,
  };
  const shotsAt = (call: Call): Shot[] => {
    const token =
      call.who === 'anyone' || call.who === 'accountOrVisitor'
        ? {}
        : { token: call.who === 'account' ? tokens.person : tokens.owner };
    const json = Object.entries(jsonBombs).map(([name, body]): Shot => {
      const headers = { ...token, 'content-type': 'application/json' };
      return { path: call.path, name, headers, body: () => Buffer.from(body) };
    });
    if (!call.multipart) return json;
    const body = bodyFor(call.body, { random: randomFrom(1), ids, fullness: 1 });
    const headers = { ...token, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const files = bombs.map((one): Shot => ({
      path: call.path,
      name: one.name,
      headers,
      body: () => formOf(body, one),
    }));
    const tooLarge = (): Buffer => formOf(body, oversize(call.largestFile ?? USUAL_LIMIT));
    return [...json, ...files, { path: call.path, name: 'file beyond the limit', headers, body: tooLarge }];
  };
  const fire = async ({ path, name, headers, body }: Shot): Promise<void> => {
    const connection = new PersistentConnection(base);
    const began = performance.now();
    outcome.sent += 1;
    try {
      const { status, body: text } = await connection.send(path, headers, body());
      const { error = 'accepted' } = JSON.parse(text) as { error?: string };
      outcome.answers.set(error, (outcome.answers.get(error) ?? 0) + 1);
      if (status >= 500) outcome.failures.push(`${status} ${path} ${name}`);
    } catch (error) {
      outcome.failures.push(`${path} ${name}: ${(error as Error).message}`);
    } finally {
      connection.close();
      outcome.slowest = Math.max(outcome.slowest, performance.now() - began);
    }
  };
  for (const [index, call] of calls.entries()) {
    const shots = shotsAt(call);
    while (shots.length > 0) await Promise.all(shots.splice(0, together).map(fire));
    onCall(index + 1, calls.length);
  }
  return outcome;
}

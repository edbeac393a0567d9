import type { FastifyInstance } from 'fastify';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import type { Database } from '../../db/connection/database.ts';
import { demoCallers } from './callers.ts';
import { demoIds } from './demo-ids.ts';
import { hostileAddress } from './addresses.ts';
import { hostileCase, type HostileCase, type TokenKind } from './cases.ts';
import { randomFrom } from './random.ts';

/** Concurrent requests. */
const TOGETHER = 8;
/** One in this many requests is a GET of a file or page. */
const ADDRESS_EVERY = 25;

export interface FuzzInput {
  app: FastifyInstance;
  /** The demo's database. */
  db: Database;
  seed: number;
  cases: number;
  /** Called after every thousandth case with the number of cases so far. */
  progress?: (done: number) => void;
}

export interface Failure {
  path: string;
  status: number;
  /** Beginning of the request that was sent. */
  sent: string;
}

export interface FuzzOutcome {
  cases: number;
  calls: number;
  /** Number of answers by error name; `accepted` for code 0. */
  answers: Map<string, number>;
  /** Cases answered with code 0: the input reached a handler and was accepted. */
  accepted: number;
  failures: Failure[];
}

/** Sends seeded hostile requests to every call in turn and collects the 5xx answers. */
export async function fuzz({ app, db, seed, cases, progress }: FuzzInput): Promise<FuzzOutcome> {
  const random = randomFrom(seed);
  const callers = await demoCallers(db);
  const calls = Object.values(contract).flatMap((group) => Object.values<Call>(group));
  const ids = await demoIds(db);
  const outcome: FuzzOutcome = { cases: 0, calls: calls.length, answers: new Map(), accepted: 0, failures: [] };

  const count = (path: string, status: number, sent: string): void => {
    outcome.cases += 1;
    if (status >= 500) outcome.failures.push({ path, status, sent });
    if (outcome.cases % 1000 === 0) progress?.(outcome.cases);
  };
  const get = async (url: string): Promise<void> => count(url, (await app.inject({ url })).statusCode, '');
  const tokenOf = (kind: TokenKind, call: Call): string | undefined => {
    if (kind === 'right') return callers.tokenFor(call);
    if (kind === 'other') return callers.otherToken(call);
    return kind === 'invented' ? 'x' : undefined;
  };
  const send = async ({ call, token: kind, headers, payload }: HostileCase): Promise<void> => {
    const token = tokenOf(kind, call);
    const answer = await app.inject({
      method: 'POST',
      url: call.path,
      headers: { ...headers, ...(token === undefined ? {} : { token }) },
      payload,
    });
    count(call.path, answer.statusCode, payload.toString().slice(0, 600));
    const { code, error } = answer.json<{ code: number; error?: string }>();
    const name = error ?? 'accepted';
    outcome.answers.set(name, (outcome.answers.get(name) ?? 0) + 1);
    if (code === 0) outcome.accepted += 1;
    if (error === 'second_factor_needed') await callers.needNoFactor();
    if (kind === 'right' && error === 'session_invalid') await callers.renew(call, token);
  };

  for (let at = 0; at < cases; at += TOGETHER) {
    const batch = Array.from({ length: Math.min(TOGETHER, cases - at) }, (_none, inside) =>
      random.below(ADDRESS_EVERY) === 0
        ? hostileAddress(random)
        : hostileCase(random, calls[(at + inside) % calls.length] as Call, ids),
    );
    await Promise.all(batch.map((one) => (typeof one === 'string' ? get(one) : send(one))));
  }
  return outcome;
}

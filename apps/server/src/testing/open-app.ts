import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { ErrorAnswer } from '@meetingapp/contract/errors.ts';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../db/connection/database.ts';
import { beginSession } from '../db/sessions/sessions.ts';
import { jobRegistry } from '../job-registry.ts';
import { workOff } from '../jobs/worker.ts';
import { postgresFanOut } from '../ports/fan-out/postgres.ts';
import { openPorts, simulatorFolder } from '../ports/open-ports.ts';
import { sharedSandboxStore } from '../ports/payment/sandbox/store.ts';
import type { Ports } from '../ports/ports.ts';
import { cachedCredentials, newCredentials, type Credentials } from '../ports/simulator/keys/credentials.ts';
import type { TestDatabase } from './database/database.ts';

export interface CallOptions {
  token?: string;
  language?: 'zh' | 'en';
  /** The header `idempotency-key`. */
  key?: string;
  /** Address of the caller; by default this machine's. */
  from?: string;
  /** Sends the call as a form with this file. */
  file?: Buffer | string;
  fileName?: string;
}

type Answered<C extends Call> = { code: 0 } & AnswerOf<C>;

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  ports: Ports;
  config: Config;
  /** The server's clock, set by tests; starts at the present time. */
  clock: { now: Date };
  /** Makes a call and expects success. */
  call<C extends Call>(call: C, body: BodyOf<C>, options?: CallOptions): Promise<Answered<C>>;
  /** Makes a call and returns any answer. */
  attempt<C extends Call>(call: C, body: unknown, options?: CallOptions): Promise<Answered<C> | ErrorAnswer>;
  /** A token of an account. */
  logIn(accountId: number, kind?: 'general' | 'registration'): Promise<string>;
  /** Runs all queued jobs now, as the worker would. */
  work(): Promise<void>;
  /** Calls a control of the simulator; see its control routes. */
  control(path: string, body?: object): Promise<unknown>;
}

export interface TestAppOptions {
  poolSize?: number;
  clock?: Date;
  /** Additional environment variables. */
  settings?: Record<string, string>;
  /** True: hears what other processes write, by the database's notifications. */
  listens?: boolean;
}

const publicUrl = 'http://127.0.0.1:3000';

/** Made once per process: the five RSA keys cost half a second of processor time. */
let credentials: Promise<Credentials> | undefined;
const sharedCredentials = (now: number): Promise<Credentials> => (credentials ??= newCredentials(now));

/**
 * Opens the whole server on a migrated database, with simulated providers that use the real protocols. `close` leaves the database
 * open.
 */
export async function openApp(
  database: TestDatabase,
  options: Omit<TestAppOptions, 'poolSize'> = {},
): Promise<{ test: TestApp; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'meetingapp-files-'));
  const read = readConfig({
    PUBLIC_URL: publicUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
    NODE_ENV: 'test',
    // Tests set the clock and write rows themselves.
    CACHE_MS: '0',
    ...options.settings,
  });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const { config } = read;
  const clock = { now: options.clock ?? null } as { now: Date | null };
  const now = () => clock.now ?? new Date();
  // Saved before the ports are opened, which then find them.
  await cachedCredentials(simulatorFolder(folder), Date.now(), sharedCredentials);
  const ports = await openPorts(config.ports, {
    dataDir: folder,
    sandboxStore: sharedSandboxStore(database.pool),
    ...(options.listens ? { fanOut: postgresFanOut(database.connection) } : {}),
  });
  const app = await buildApp({ config, db: database.db, ports, clock: now, ready: () => true });
  await app.ready();
  const close = async (): Promise<void> => {
    await app.close();
    await ports.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const attempt: TestApp['attempt'] = async (call, body, options = {}) => {
    const { token, language = 'zh', key, from, file, fileName = 'list' } = options;
    const form = file === undefined ? null : await formOf(body, file, fileName);
    const answer = await app.inject({
      method: 'POST',
      url: call.path,
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: {
        language,
        ...(token === undefined ? {} : { token }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(form === null ? {} : { 'content-type': form.type }),
      },
      payload: form?.payload ?? (body as object),
    });
    return answer.json();
  };
  const test: TestApp = {
    ...database,
    app,
    ports,
    config,
    clock: clock as { now: Date },
    attempt,
    call: async (call, body, callOptions) => {
      const answer = await attempt(call, body, callOptions);
      if (answer.code !== 0) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
      return answer as Answered<typeof call>;
    },
    logIn: (accountId, kind = 'general') => logIn(database.db, accountId, kind),
    work: () =>
      workOff(database.pool, jobRegistry, { db: database.db, ports, publicUrl, clock: now }, (line) =>
        console.error(line),
      ),
    control: async (path, body = {}) =>
      (await app.inject({ method: 'POST', url: `/simulator/control${path}`, payload: body })).json(),
  };
  return { test, close };
}

/** A body and a file as a browser sends them. */
async function formOf(body: unknown, file: Buffer | string, name: string): Promise<{ type: string; payload: Buffer }> {
  const form = new FormData();
  form.append('body', JSON.stringify(body));
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  const request = new Request('http://x/', { method: 'POST', body: form });
  return {
    type: String(request.headers.get('content-type')),
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

async function logIn(db: Database, accountId: number, kind: 'general' | 'registration'): Promise<string> {
  const { tToken } = await beginSession(db, { kind, accountId, device: 'test', now: new Date() });
  return tToken;
}

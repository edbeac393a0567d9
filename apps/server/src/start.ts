import { join } from 'node:path';
import type { Pool } from 'pg';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { lockData } from './data-lock.ts';
import { openDatabase, type Database } from './db/connection/database.ts';
import { migrate, migrationsFolder, type MigrateOutcome } from './db/migrate.ts';
import { takeBounce } from './features/messages/report/handlers-bounce.ts';
import { createFirstOwner, newOwnerLink } from './features/staff/first-owner/commands.ts';
import { staffWithPublishedPassword } from './features/staff/account/queries.ts';
import { startTelemetry, type Telemetry } from './http/telemetry/telemetry.ts';
import { jobRegistry } from './job-registry.ts';
import { usualPresence } from './jobs/presence.ts';
import { migrateQueue, startWorker } from './jobs/worker.ts';
import { postgresFanOut } from './ports/fan-out/postgres.ts';
import { redisFanOut } from './ports/fan-out/redis.ts';
import { startFilmLoops } from './ports/live/film-loop.ts';
import type { Bounce } from './ports/mail/bounce.ts';
import { startBounceServer, type BounceServer } from './ports/mail/bounce-server.ts';
import { hookKey } from './ports/live/own.ts';
import { mediaSecret } from './ports/media/secret.ts';
import { sharedTicketCache } from './ports/messenger/ticket-cache.ts';
import { openPorts } from './ports/open-ports.ts';
import { sharedSandboxStore } from './ports/payment/sandbox/store.ts';
import { openRedis } from './ports/redis/link.ts';
import type { PortName, Ports } from './ports/ports.ts';
import { dataDirFault, listenFault, portFault, publishedPasswordFault } from './start-faults.ts';

/** After an interruption all viewers of a room reconnect at once; a connection beyond this queue is retried a second later. */
const BACKLOG = 4096;

export interface RunningServer {
  /** Listening address. */
  address: string;
  databaseKind: 'embedded' | 'foreign';
  /** The simulated services. */
  simulated: PortName[];
  /** A new link to the page that makes the first owner; null: somebody can log in to the console. */
  newOwnerLink: () => Promise<string | null>;
  /** Stops accepting requests, finishes those in progress, then stops worker, ports and database, in this order. */
  stop(): Promise<void>;
}

export type StartOutcome = { ok: true; server: RunningServer } | { ok: false; faults: string[] };

export interface StartOptions {
  /** Fills an empty database and leaves any other unchanged; called when the configuration asks for the demo. */
  seedDemo: (db: Database, now: Date, dataDir: string, publicUrl: string) => Promise<unknown>;
  /** Receives lines for the operator during start-up and operation. */
  report: (line: string) => void;
  /** True: the port is shared with other processes of this program, and was checked before them. */
  portIsShared?: boolean;
}

/** Steps that are undone when a later one fails, or at the end, in reverse order. */
class Undoing {
  readonly #steps: (() => Promise<void> | void)[] = [];

  later(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  async now(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}

async function takeData(
  config: Config,
  undoing: Undoing,
): Promise<{ ok: true; tell: (address: string) => Promise<void> } | { ok: false; faults: string[] }> {
  // Processes on an external database may share a folder of files.
  if (config.databaseUrl !== null) return { ok: true, tell: async () => undefined };
  const locked = await lockData(config.dataDir);
  if (!locked.ok) {
    const { pid, host, address } = locked.holder;
    return {
      ok: false,
      faults: [
        `DATA_DIR: another server (process ${pid} on ${host}${address && `, ${address}`}) runs on ${config.dataDir}. Stop it, or choose another DATA_DIR`,
      ],
    };
  }
  undoing.later(() => locked.lock.release());
  return { ok: true, tell: locked.lock.tell };
}

function migrationFault({ fault, tooOld }: Extract<MigrateOutcome, { ok: false }>, config: Config): string {
  if (!tooOld) return fault;
  const startOver =
    config.databaseUrl === null
      ? `delete the folder ${join(config.dataDir, 'database')}`
      : 'drop the database at DATABASE_URL and create it again';
  return `${fault}. To keep its data, follow “Data from before the first release” in deploy/run-book.md; to start over, ${startOver}`;
}

/** Films in place of the demo's studios, reported as the stream server reports; returns their stop. */
async function startStudios(
  dataDir: string,
  app: Awaited<ReturnType<typeof buildApp>>,
  clock: () => Date,
): Promise<() => Promise<void>> {
  const url = `/medapp/live-signals/own?key=${hookKey(await mediaSecret(dataDir))}`;
  const loops = await startFilmLoops({
    dataDir,
    clock,
    notify: async (fields) => {
      const payload = new URLSearchParams(fields).toString();
      return (await app.inject({ method: 'POST', url, payload })).statusCode === 200;
    },
  });
  return () => loops.stop();
}

/** Listens for returned messages when a port is configured; returns a fault as a line. */
async function receiveReturned(
  { ports: { bounces } }: Config,
  { db, ports, clock, report }: { db: Database; ports: Ports; clock: () => Date; report: (line: string) => void },
): Promise<BounceServer | string | null> {
  if (bounces === null || bounces.port === null) return null;
  const { host, port } = bounces;
  try {
    const { returnAddresses } = ports;
    const onBounce = (id: number, bounce: Bounce): Promise<void> => takeBounce({ db, clock }, id, bounce);
    return await startBounceServer({ host, port, returnAddresses, onBounce, report });
  } catch (error) {
    return listenFault(error, { host, port }).replace(/\b(PORT|HOST)\b/g, 'BOUNCE_$1');
  }
}

/** Starts what the operator observes with; returns a fault as a line. */
async function observe(config: Config, pool: Pool, isShared: boolean): Promise<Telemetry | string> {
  try {
    return await startTelemetry(config, pool, isShared);
  } catch (error) {
    if (config.metrics === null) throw error;
    return listenFault(error, config.metrics).replace(/\b(PORT|HOST)\b/g, 'METRICS_$1');
  }
}

async function startSteps(config: Config, options: StartOptions, undoing: Undoing): Promise<StartOutcome> {
  const { report } = options;
  const unusable = await dataDirFault(config.dataDir);
  if (unusable !== null) return { ok: false, faults: [unusable] };
  const data = await takeData(config, undoing);
  if (!data.ok) return data;
  const taken = options.portIsShared ? null : await portFault(config);
  if (taken !== null) return { ok: false, faults: [taken] };
  const opened = await openDatabase({
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    nameStatements: config.databaseNamedStatements,
    report,
    ...(config.databaseUrl === null ? {} : { databaseUrl: config.databaseUrl }),
    ...(config.pgBinDir === null ? {} : { pgBinDir: config.pgBinDir }),
  });
  if (!opened.ok) return { ok: false, faults: [opened.fault] };
  const { db, pool, close, kind, connection } = opened.database;
  undoing.later(close);
  // The queue's own migrations fail when two processes run them on an empty database at once.
  const migrated = await migrate(pool, migrationsFolder, { alsoUnderLock: () => migrateQueue(pool, jobRegistry) });
  if (!migrated.ok) return { ok: false, faults: [migrationFault(migrated, config)] };
  if (config.admin) {
    const { email, password, society } = config.admin;
    await createFirstOwner(db, { name: email, email, password, society: { zh: society, en: society } });
  }
  const published = config.production ? await staffWithPublishedPassword(db) : [];
  if (published.length > 0) return { ok: false, faults: [publishedPasswordFault(published)] };
  if (config.demo) await options.seedDemo(db, new Date(), config.dataDir, config.publicUrl);
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, report);
  const ports = await openPorts(config.ports, {
    dataDir: config.dataDir,
    ticketCache: sharedTicketCache(pool),
    sandboxStore: sharedSandboxStore(pool),
    fanOut: redis === null ? postgresFanOut(connection) : redisFanOut(redis, connection),
    redis,
  });
  undoing.later(() => ports.close());
  const clock = (): Date => new Date();
  // The lock on its folder allows the embedded database only one process, so jobs in progress there were left by a killed process.
  const presence = { ...usualPresence, alone: config.databaseUrl === null };
  const telemetry = await observe(config, pool, options.portIsShared === true);
  if (typeof telemetry === 'string') return { ok: false, faults: [telemetry] };
  undoing.later(() => telemetry.stop());
  const context = { db, ports, publicUrl: config.publicUrl, clock };
  const worker = await startWorker(pool, jobRegistry, context, report, presence);
  undoing.later(() => worker.stop());
  let ready = true;
  const app = await buildApp({ config, db, ports, clock, ready: () => ready, ...telemetry });
  undoing.later(async () => {
    ready = false;
    await app.close();
  });
  const returned = await receiveReturned(config, { db, ports, clock, report });
  if (typeof returned === 'string') return { ok: false, faults: [returned] };
  if (returned !== null) undoing.later(() => returned.close());
  try {
    const address = await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
    await data.tell(address);
    if (config.demo) undoing.later(await startStudios(config.dataDir, app, clock));
    const simulated = (Object.keys(ports.simulated) as PortName[]).filter((name) => ports.simulated[name]);
    const server = {
      address,
      databaseKind: kind,
      simulated,
      newOwnerLink: () => newOwnerLink(db, config.publicUrl),
      stop: () => undoing.now(),
    };
    return { ok: true, server };
  } catch (error) {
    return { ok: false, faults: [listenFault(error, config)] };
  }
}

/** Starts a server from a configuration; on a fault everything already started is undone. */
export async function startServer(config: Config, options: StartOptions): Promise<StartOutcome> {
  const undoing = new Undoing();
  try {
    const outcome = await startSteps(config, options, undoing);
    if (!outcome.ok) await undoing.now();
    return outcome;
  } catch (error) {
    await undoing.now();
    throw error;
  }
}

import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { lockData } from './data-lock.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { createFirstOwner } from './features/staff/commands-owner.ts';
import { jobRegistry } from './job-registry.ts';
import { migrateQueue, startWorker } from './jobs/worker.ts';
import { postgresFanOut } from './ports/fan-out/postgres.ts';
import { redisFanOut } from './ports/fan-out/redis.ts';
import { sharedTicketCache } from './ports/messenger/ticket-cache.ts';
import { openPorts } from './ports/open-ports.ts';
import type { PortName } from './ports/ports.ts';

/** After a break all viewers of a room come back in one moment; whoever finds no place in this queue tries again a second later. */
const BACKLOG = 4096;

export interface RunningServer {
  /** Where it listens. */
  address: string;
  databaseKind: 'embedded' | 'foreign';
  /** What is only simulated here. */
  simulated: PortName[];
  /** Takes no new requests, finishes those under way, then stops worker, ports and database, in this order. */
  stop(): Promise<void>;
}

export type StartOutcome = { ok: true; server: RunningServer } | { ok: false; faults: string[] };

export interface StartOptions {
  /** Fills an empty database, leaves any other as it is; called when the configuration asks for the demo. */
  seedDemo: (db: Database, now: Date, dataDir: string) => Promise<unknown>;
  /** Told what a person should know while it starts and runs. */
  report: (line: string) => void;
}

/** What must be undone when a later step fails, or at the end: the last first. */
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
  // Processes on a database of somebody else's may well share a folder of files.
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

function listenFault(error: unknown, config: Config): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `PORT: ${config.port} is taken by another program. Stop it, or choose another PORT`;
  if (code === 'EACCES') return `PORT: this user may not listen on ${config.port}. Choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${config.host} is no address of this machine`;
  throw error;
}

async function startSteps(config: Config, options: StartOptions, undoing: Undoing): Promise<StartOutcome> {
  const { report } = options;
  const data = await takeData(config, undoing);
  if (!data.ok) return data;
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
  const migrated = await migrate(pool);
  if (!migrated.ok) return { ok: false, faults: [migrated.fault] };
  await migrateQueue(pool, jobRegistry);
  if (config.admin) await createFirstOwner(db, config.admin);
  if (config.demo) await options.seedDemo(db, new Date(), config.dataDir);
  const fanOut = config.redisUrl === null ? postgresFanOut(connection) : redisFanOut(config.redisUrl, report);
  const ports = await openPorts(config.ports, {
    dataDir: config.dataDir,
    ticketCache: sharedTicketCache(pool),
    fanOut,
  });
  undoing.later(() => ports.close());
  const clock = (): Date => new Date();
  const worker = await startWorker(pool, jobRegistry, { db, ports, publicUrl: config.publicUrl, clock }, report);
  undoing.later(() => worker.stop());
  let ready = true;
  const app = await buildApp({ config, db, ports, clock, ready: () => ready });
  undoing.later(async () => {
    ready = false;
    await app.close();
  });
  try {
    const address = await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
    await data.tell(address);
    const simulated = (Object.keys(ports.simulated) as PortName[]).filter((name) => ports.simulated[name]);
    return { ok: true, server: { address, databaseKind: kind, simulated, stop: () => undoing.now() } };
  } catch (error) {
    return { ok: false, faults: [listenFault(error, config)] };
  }
}

/** From a configuration to a server that answers; on a fault everything already begun is undone. */
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

import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '../connection/pool.ts';
import { locateBinaries } from './binaries.ts';
import { clusterUser, ensureCluster, ownFolder, readPassword } from './cluster.ts';
import {
  startPostmaster,
  stopPostmaster,
  type Postmaster,
  type PostmasterOptions,
  type PostmasterOutcome,
} from './postmaster.ts';
import type { Programs } from './programs.ts';
import { decideRunAs } from './run-as.ts';

/** An embedded PostgreSQL server: runs as long as this process and is restarted when it ends. */
export interface EmbeddedServer {
  connectionTo(database: string): Connection;
  /** Current process id of the server. */
  pid(): number;
  /** True when it was still running from a previous process. */
  adopted: boolean;
  stop(): Promise<void>;
}

export type EmbeddedOutcome = { ok: true; server: EmbeddedServer } | { ok: false; fault: string };

export interface EmbeddedOptions {
  /** Base folder: contains `postgres/` (the cluster), `postgres.log`, `run/` (the socket). */
  dataFolder: string;
  binFolder?: string;
  maxConnections?: number;
  /** False only in tests. */
  durable?: boolean;
  /** Receives lines for the operator: a restart, a failure. */
  report: (line: string) => void;
}

const longestLog = 10 * 1024 * 1024;
/** Name of the socket, and the longest whole path that the system allows. */
const socketName = '.s.PGSQL.5432';
const longestSocketPath = 103;

/** Creates the socket folder: below the data folder when the path is short enough, otherwise in the system's temporary folder. */
async function makeSocketFolder(
  dataFolder: string,
  programs: Programs,
): Promise<{ folder: string; temporary: boolean }> {
  const near = join(dataFolder, 'run');
  const temporary = Buffer.byteLength(join(near, socketName)) > longestSocketPath;
  const folder = temporary ? await mkdtemp(join(tmpdir(), 'meetingapp-')) : near;
  await ownFolder(folder, programs);
  return { folder, temporary };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function rotate(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > longestLog) await rename(logFile, `${logFile}.1`);
}

async function loadPrograms(
  options: EmbeddedOptions,
  cluster: string,
): Promise<{ ok: true; programs: Programs } | { ok: false; fault: string }> {
  const located = await locateBinaries({
    linkFolder: join(options.dataFolder, 'lib'),
    ...(options.binFolder === undefined ? {} : { binFolder: options.binFolder }),
  });
  if (!located.ok) return located;
  const decided = decideRunAs(cluster, dirname(located.binaries.postgres));
  return decided.ok ? { ok: true, programs: { binaries: located.binaries, runAs: decided.runAs } } : decided;
}

/** Milliseconds before a restart; doubled each time the database fails to start or ends again within a second. */
const shortestPause = 20;
const longestPause = 10_000;
const shortestLife = 1000;

/** Restarts the postmaster whenever it ends, until stopped. */
function supervise(
  first: Postmaster,
  options: PostmasterOptions,
  report: (line: string) => void,
): { current: () => Postmaster; stop: () => Promise<void> } {
  let postmaster = first;
  let stopping = false;
  const restart = async (): Promise<void> => {
    for (let pause = shortestPause; !stopping; pause = Math.min(pause * 2, longestPause)) {
      const since = Date.now();
      await postmaster.gone;
      if (stopping) return;
      if (Date.now() - since > shortestLife) pause = shortestPause;
      report(`The database (process ${postmaster.pid}) has ended; starting it again`);
      await wait(pause);
      const outcome = await startAgain(options);
      if (outcome.ok) postmaster = outcome.postmaster;
      else report(`The database does not start: ${outcome.fault}`);
    }
  };
  const restarting = restart();
  const stop = async (): Promise<void> => {
    stopping = true;
    await stopPostmaster(postmaster, options);
    // A restart in progress may have started a new postmaster, which must be stopped, too.
    const before = postmaster;
    await restarting;
    if (postmaster !== before) await stopPostmaster(postmaster, options);
  };
  return { current: () => postmaster, stop };
}

async function startAgain(options: PostmasterOptions): Promise<PostmasterOutcome> {
  try {
    return await startPostmaster(options);
  } catch (error) {
    // For example, no disk space for the log file.
    return { ok: false, fault: (error as Error).message };
  }
}

/** Creates the cluster when there is none, starts PostgreSQL on it (or takes over a running one) and restarts it whenever it ends. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedOutcome> {
  const cluster = join(options.dataFolder, 'postgres');
  const logFile = join(options.dataFolder, 'postgres.log');
  await mkdir(options.dataFolder, { recursive: true });
  const loaded = await loadPrograms(options, cluster);
  if (!loaded.ok) return loaded;
  const { programs } = loaded;
  const onNetwork = process.platform === 'win32';
  const durable = options.durable ?? true;
  const passwordFile = onNetwork ? join(options.dataFolder, 'postgres.password') : undefined;
  const password = passwordFile === undefined ? undefined : await readPassword(passwordFile);
  const ensured = await ensureCluster(cluster, programs, {
    durable,
    ...(passwordFile === undefined ? {} : { passwordFile }),
  });
  if (!ensured.ok) return ensured;
  await rotate(logFile);
  const socket = onNetwork ? undefined : await makeSocketFolder(options.dataFolder, programs);
  const settings = {
    port: onNetwork ? await freePort() : 5432,
    maxConnections: options.maxConnections ?? 60,
    durable,
    ...(socket ? { socketFolder: socket.folder } : {}),
  };
  const started = await startPostmaster({ cluster, programs, settings, logFile });
  if (!started.ok) return { ok: false, fault: `The database does not start: ${started.fault}` };
  const supervised = supervise(started.postmaster, { cluster, programs, settings, logFile }, options.report);
  return {
    ok: true,
    server: {
      adopted: started.postmaster.adopted,
      pid: () => supervised.current().pid,
      connectionTo: (database) => {
        const { socketFolder, port } = supervised.current();
        return {
          host: socketFolder || '127.0.0.1',
          port,
          user: clusterUser,
          database,
          ...(password === undefined ? {} : { password }),
        };
      },
      stop: async () => {
        await supervised.stop();
        if (socket?.temporary) await rm(socket.folder, { recursive: true, force: true });
      },
    },
  };
}

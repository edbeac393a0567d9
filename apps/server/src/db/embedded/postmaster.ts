import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPidFile, whatRuns, type PidFile } from './pid-file.ts';
import { runProgram, spawnProgram, type Programs } from './programs.ts';
import { settingArguments, type ServerSettings } from './settings.ts';

/** A running PostgreSQL: a child of this process, or one that outlived the previous process. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Empty when it listens on loopback. */
  socketFolder: string;
  adopted: boolean;
  /** Resolves once the process has ended, for any reason. */
  gone: Promise<void>;
}

export type PostmasterOutcome = { ok: true; postmaster: Postmaster } | { ok: false; fault: string };

export interface PostmasterOptions {
  cluster: string;
  programs: Programs;
  settings: ServerSettings;
  /** Log file of PostgreSQL. A file outlives this process, so that an orphaned PostgreSQL can still write. */
  logFile: string;
}

/**
 * Milliseconds to wait for a previous PostgreSQL that is still shutting down or has not been reaped yet, because it blocks the start.
 */
const patience = 10_000;

async function whenGone(pid: number): Promise<void> {
  while (whatRuns(pid) === 'postgres') await wait(100);
}

/**
 * Takes over a PostgreSQL that outlived the previous process. On Linux the kernel has just signalled it to stop, so one that seems
 * ready must still be ready 100 ms later.
 */
async function adopt(cluster: string, found: PidFile): Promise<Postmaster | undefined> {
  if (found.status !== 'ready') return undefined;
  await wait(100);
  const again = await readPidFile(cluster);
  if (again?.pid !== found.pid || again.status !== 'ready' || whatRuns(found.pid) !== 'postgres') return undefined;
  return {
    pid: found.pid,
    port: found.port,
    socketFolder: found.socketFolder,
    adopted: true,
    gone: whenGone(found.pid),
  };
}

/** Returns the last lines of the log, for a fault that an operator must act on. */
async function tail(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, 1500);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8').trim();
  } finally {
    await handle.close();
  }
}

async function untilReady(
  child: ChildProcess,
  options: PostmasterOptions,
  gone: Promise<void>,
): Promise<PidFile | undefined> {
  let ended = false;
  void gone.then(() => (ended = true));
  while (!ended) {
    const file = await readPidFile(options.cluster);
    if (file?.pid === child.pid && file?.status === 'ready') return file;
    await wait(10);
  }
  return undefined;
}

async function spawnPostmaster(options: PostmasterOptions): Promise<PostmasterOutcome> {
  const log = openSync(options.logFile, 'a');
  const { programs, settings } = options;
  const child = spawnProgram(
    programs,
    programs.binaries.postgres,
    ['-D', options.cluster, ...settingArguments(settings)],
    ['ignore', log, log],
  );
  closeSync(log);
  let failure = '';
  const gone = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      failure = error.message;
      resolve();
    });
    child.on('exit', () => resolve());
  });
  const ready = await untilReady(child, options, gone);
  if (!ready) return { ok: false, fault: failure || (await tail(options.logFile)) };
  return {
    ok: true,
    postmaster: { pid: ready.pid, port: ready.port, socketFolder: ready.socketFolder, adopted: false, gone },
  };
}

/** Starts PostgreSQL on the cluster, or takes over the one that already runs there. */
export async function startPostmaster(options: PostmasterOptions): Promise<PostmasterOutcome> {
  for (const deadline = Date.now() + patience; ;) {
    const found = await readPidFile(options.cluster);
    const running = found ? whatRuns(found.pid) : 'nothing';
    const late = Date.now() > deadline;
    if (found && running === 'postgres') {
      const adopted = await adopt(options.cluster, found);
      if (adopted) return { ok: true, postmaster: adopted };
      if (late)
        return {
          ok: false,
          fault: `PostgreSQL (process ${found.pid}) still runs on ${options.cluster} and does not end; stop it and start again`,
        };
    }
    if (running === 'postgres' || (running === 'ended' && !late)) {
      await wait(50);
      continue;
    }
    // PostgreSQL would take any process with that number for a second server.
    if (running !== 'nothing') await rm(join(options.cluster, 'postmaster.pid'), { force: true });
    const outcome = await spawnPostmaster(options);
    const predecessor = !outcome.ok && /lock file|shared memory block/.test(outcome.fault);
    if (!predecessor || late) return outcome;
    await wait(50);
  }
}

/** Stops PostgreSQL in order: open transactions are rolled back, everything is written to disk. Kills it after half a minute. */
export async function stopPostmaster(postmaster: Postmaster, options: PostmasterOptions): Promise<void> {
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(postmaster.pid, name);
    } catch {
      // Already ended, which is the goal.
    }
  };
  if (process.platform === 'win32') {
    await runProgram(options.programs, options.programs.binaries.pgCtl, ['stop', '-D', options.cluster, '-m', 'fast']);
  } else {
    signal('SIGINT');
  }
  const late = setTimeout(() => signal('SIGQUIT'), 30_000);
  await postmaster.gone;
  clearTimeout(late);
}

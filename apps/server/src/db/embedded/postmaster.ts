import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPidFile, whatRuns, type PidFile } from './pid-file.ts';
import { runProgram, spawnProgram, type Programs } from './programs.ts';
import { settingArguments, type ServerSettings } from './settings.ts';

/** A running PostgreSQL: our own child, or one that outlived the process before us. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Empty where it listens on loopback. */
  socketFolder: string;
  adopted: boolean;
  /** Resolves once it is gone, for whatever reason. */
  gone: Promise<void>;
}

export type PostmasterOutcome = { ok: true; postmaster: Postmaster } | { ok: false; fault: string };

export interface PostmasterOptions {
  cluster: string;
  programs: Programs;
  settings: ServerSettings;
  /** Where PostgreSQL writes what it has to say; survives us, so that an orphan never writes into nothing. */
  logFile: string;
}

/** A predecessor that is still shutting down, or has not been buried yet, blocks the start: this long we wait for it. */
const patience = 10_000;

async function whenGone(pid: number): Promise<void> {
  while (whatRuns(pid) === 'postgres') await wait(100);
}

/**
 * A PostgreSQL that outlived the process before us. On Linux the kernel has told it to stop in that moment, so one that
 * seems ready must still be ready a little later before it is taken over.
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

/** The last lines of the log, for a fault a person must act on. */
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
    // PostgreSQL itself would take whatever has that number for a second server.
    if (running !== 'nothing') await rm(join(options.cluster, 'postmaster.pid'), { force: true });
    const outcome = await spawnPostmaster(options);
    const predecessor = !outcome.ok && /lock file|shared memory block/.test(outcome.fault);
    if (!predecessor || late) return outcome;
    await wait(250);
  }
}

/** Ends it in order (open transactions are rolled back, everything is on disk); hard only after half a minute. */
export async function stopPostmaster(postmaster: Postmaster, options: PostmasterOptions): Promise<void> {
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(postmaster.pid, name);
    } catch {
      // It is gone already, which is what we want.
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

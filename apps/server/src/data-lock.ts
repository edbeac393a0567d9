import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './db/embedded/pid-file.ts';

/** The process that holds a data folder. */
export interface Holder {
  pid: number;
  /** Start time of the process in the kernel's count; distinguishes it from a later process with the same number. */
  began: string;
  host: string;
  /** Listening address; empty until it listens. */
  address: string;
}

export interface DataLock {
  /** Records the listening address for a second process that finds the lock. */
  tell(address: string): Promise<void>;
  release(): void;
}

export type LockOutcome = { ok: true; lock: DataLock } | { ok: false; holder: Holder };

/**
 * Milliseconds between touches of the lock file. A holder on another host cannot be checked by its process id; the touches show that
 * it is alive.
 */
const heartbeat = 5000;
const heartStopped = 3 * heartbeat;

function began(pid: number): string {
  try {
    // The program name, in brackets, may contain blanks and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ') ?? [];
    return fields[19] ?? '';
  } catch {
    return '';
  }
}

async function readHolder(file: string): Promise<{ text: string; holder: Holder | undefined }> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return { text, holder: JSON.parse(text) as Holder };
  } catch {
    return { text, holder: undefined };
  }
}

async function lives(file: string, holder: Holder | undefined): Promise<boolean> {
  if (holder?.host === hostname()) return isAlive(holder.pid) && began(holder.pid) === holder.began;
  // The holder is on another host, or the file is just being written.
  const touched = await stat(file).then(
    (found) => found.mtimeMs,
    () => 0,
  );
  return Date.now() - touched < (holder ? heartStopped : 1000);
}

/** Removes the lock file of a dead holder, unless another process has replaced it since. */
async function clear(file: string, deadText: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const { text } = await readHolder(aside);
  if (text !== deadText) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function keep(file: string, mine: Holder): DataLock {
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), heartbeat);
  beat.unref();
  return {
    tell: (address) => writeFile(file, JSON.stringify({ ...mine, address })),
    release: () => {
      clearInterval(beat);
      rmSync(file, { force: true });
    },
  };
}

/**
 * Locks the data folder for this process: two servers on one folder would take over each other's database.
 * The lock of a dead holder is replaced. For a holder on another host (two containers on one volume) it waits until the heartbeat has
 * stopped.
 */
export async function lockData(dataDir: string): Promise<LockOutcome> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'server.lock');
  const mine: Holder = { pid: process.pid, began: began(process.pid), host: hostname(), address: '' };
  for (const deadline = Date.now() + heartStopped + 1000; ;) {
    try {
      await writeFile(file, JSON.stringify(mine), { flag: 'wx' });
      return { ok: true, lock: keep(file, mine) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const { text, holder } = await readHolder(file);
    if (!(await lives(file, holder))) await clear(file, text);
    else if (holder && (holder.host === mine.host || Date.now() > deadline)) return { ok: false, holder };
    else await wait(100);
  }
}

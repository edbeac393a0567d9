import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running PostgreSQL reports in `postmaster.pid`. */
export interface PidFile {
  pid: number;
  port: number;
  /** Empty when there is no socket. */
  socketFolder: string;
  /** `starting`, `ready`, `stopping`, `standby`; empty for the first milliseconds. */
  status: string;
}

export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, , , status] = text.split('\n').map((line) => line.trim());
  if (!pid || !/^\d+$/.test(pid)) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '', status: status ?? '' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * What runs under a process id: PostgreSQL, an ended PostgreSQL that its parent has not reaped yet, another program (the id was
 * reused, for example after a reboot), or nothing.
 */
export function whatRuns(pid: number): 'postgres' | 'ended' | 'other' | 'nothing' {
  if (!isAlive(pid)) return 'nothing';
  if (process.platform !== 'linux') return 'postgres';
  try {
    const [, name, state] = /\((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    if (!name?.startsWith('postgres')) return 'other';
    return state === 'Z' || state === 'X' ? 'ended' : 'postgres';
  } catch {
    return 'nothing';
  }
}

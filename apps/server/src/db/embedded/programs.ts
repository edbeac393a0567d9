import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

/** The programs of one installation and the user that they run as. */
export interface Programs {
  binaries: Binaries;
  runAs: RunAs;
}

/** A small, fixed environment: the operator's variables (`PGPORT`, `PGDATA`, locales) must not change what the programs do. */
function environment(binaries: Binaries): NodeJS.ProcessEnv {
  const kept: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  // No program starts on Windows without these.
  for (const name of ['SystemRoot', 'TEMP', 'TMP']) if (process.env[name] !== undefined) kept[name] = process.env[name];
  if (binaries.libraryFolder !== undefined) {
    kept[process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'] = binaries.libraryFolder;
  }
  return kept;
}

/**
 * Starts one of the programs as the right user, in its own session, so that only this process receives Ctrl-C and stops it in order.
 */
export function spawnProgram(
  { binaries, runAs }: Programs,
  program: string,
  args: string[],
  stdio: StdioOptions,
): ChildProcess {
  const { file, args: rest, uid, gid } = runAs.command(program, args);
  return spawn(file, rest, {
    stdio,
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: environment(binaries),
    ...(uid === undefined || gid === undefined ? {} : { uid, gid }),
  });
}

/** Runs a program to its end; returns its output when it failed. */
export async function runProgram(
  programs: Programs,
  program: string,
  args: string[],
): Promise<{ ok: true } | { ok: false; said: string }> {
  const child = spawnProgram(programs, program, args, ['ignore', 'pipe', 'pipe']);
  const said: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => said.push(part));
  child.stderr?.on('data', (part: Buffer) => said.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, said: error.message }));
    child.on('close', (code) =>
      resolve(code === 0 ? { ok: true } : { ok: false, said: Buffer.concat(said).toString('utf8').trim() }),
    );
  });
}

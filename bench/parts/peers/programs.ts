import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

interface Surroundings {
  folder: string;
  env?: Record<string, string>;
}

export interface Program {
  pid: number;
  stop(): Promise<void>;
}

/** Groups of processes that are ended even when the run is aborted. */
const groups = new Set<number>();
process.on('exit', () => groups.forEach(killGroup));

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

const environment = ({ folder, env }: Surroundings): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: folder,
  ...env,
});

/** Runs a program to its end and returns its output; throws with the last line of its errors. */
export function runIn(surroundings: Surroundings, program: string, ...words: string[]): string {
  const { folder: cwd } = surroundings;
  const ended = spawnSync(program, words, {
    cwd,
    env: environment(surroundings),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (ended.error) throw new Error(`${program}: ${ended.error.message}`);
  if (ended.status !== 0) throw new Error(`${program} ${words[0]}: ${lastLine(ended.stderr || ended.stdout)}`);
  return ended.stdout;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** Whether the address answers without an error of the server. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Starts a server with its own group of processes and waits, at most two minutes, until it is ready. */
export async function startIn(
  surroundings: Surroundings & { ready: () => Promise<boolean> },
  program: string,
  ...words: string[]
): Promise<Program> {
  const { folder: cwd, ready } = surroundings;
  const log = `${cwd}/output.log`;
  const stream = openSync(log, 'a');
  const child = spawn(program, words, {
    cwd,
    env: environment(surroundings),
    detached: true,
    stdio: ['ignore', stream, stream],
  });
  const pid = child.pid ?? 0;
  if (pid === 0) throw new Error(`${program} did not start`);
  groups.add(pid);
  for (const until = performance.now() + 120_000; !(await ready()); await wait(100))
    if (child.exitCode !== null || performance.now() > until) {
      killGroup(pid);
      throw new Error(`${program} did not become ready: ${lastLine(readFileSync(log, 'utf8'))}`);
    }
  return {
    pid,
    stop: async () => {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      killGroup(pid);
      await ended;
      groups.delete(pid);
    },
  };
}

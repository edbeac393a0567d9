import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The program's entry in the sources. */
export const main: string = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The real program in a separate process. */
export interface Program {
  child: ChildProcess;
  /** All output so far. */
  said: () => string;
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

export interface ProgramOptions {
  /** Source file; the server by default. */
  file?: string;
  parameters?: readonly string[];
  /** Runs as this user. */
  user?: UserIds;
}

export interface UserIds {
  uid: number;
  gid: number;
}

/** The user without rights that every Linux has; undefined where this process is not root and cannot change users. */
export const unprivileged: UserIds | undefined = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** The built server where the run has one (`npm test` builds it before), because it starts several times faster. */
const built = process.env['TEST_PROGRAM'];

/** Starts the program with these settings only. The caller ends it. */
export function spawnProgram(
  settings: Record<string, string>,
  { file = main, parameters = [], user }: ProgramOptions = {},
): Program {
  const program = file === main && built ? [built] : ['--import', 'tsx', file];
  const child = spawn(process.execPath, [...program, ...parameters], {
    env: { PATH: process.env['PATH'], DEMO: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let text = '';
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  return { child, said: () => text, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** Waits until it reports ready; fails with its output when it ends instead. */
export async function readyAt(port: number, { child, said }: Program): Promise<void> {
  const status = (): Promise<number> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  while ((await status()) !== 200) {
    if (child.exitCode !== null) throw new Error(said());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

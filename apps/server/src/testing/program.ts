import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const children: ChildProcess[] = [];
// Whatever still runs when the file is done.
afterAll(() => void children.map((child) => child.kill('SIGKILL')));

/** The real program, as a process of its own. */
export interface Program {
  child: ChildProcess;
  /** All that it has said so far. */
  said: () => string;
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
}

/** A port of this machine that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Starts the program from its sources with these settings and no others. */
export function startProgram(settings: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { PATH: process.env['PATH'], DEMO: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  return { child, said: () => text, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** Waits until it says of itself that it is ready; fails with what it said when it ends instead. */
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

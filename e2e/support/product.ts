import { once } from 'node:events';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface RunningProduct {
  readonly url: string;
  /** Data folder. */
  readonly folder: string;
  /** What it has printed so far. */
  said(): string;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const patience = 90_000;

/**
 * Starts the build of `npm run build` on a free port, with the demo in a scratch folder; settings in `environment` take precedence.
 */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  host = '127.0.0.1',
): Promise<RunningProduct> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'meetingapp-e2e-'));
  const url = `http://${host}:${port}`;
  // All tests share one address: the limits of a single person would stop the run.
  const settings = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DEMO: 'on',
    REQUESTS_PER_MINUTE: '100000',
    // OpenID providers of tests run on this machine.
    SIGN_ON_PRIVATE_ADDRESSES: 'on',
  };
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'development', ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString('utf8')));
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await becomesReady(url, child)) return { url, folder, said: () => said, stop };
  await stop();
  throw new Error(`The product did not become ready. Is it built (npm run build)? It said:\n${said}`);
}

async function becomesReady(url: string, child: ChildProcess): Promise<boolean> {
  for (const began = Date.now(); Date.now() - began < patience && child.exitCode === null;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await wait(100);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(20_000) });
  child.kill('SIGTERM');
  await ended.catch(() => undefined);
  child.kill('SIGKILL');
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

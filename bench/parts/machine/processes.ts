import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bundle = `${root}apps/server/dist/main.js`;
const source = `${root}apps/server/src/main.ts`;
/** As `npm start` and deploy/ start it. */
const started = ['--use-largepages=silent'];

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** Starts one of the product's programs as a child process and shows its error output. */
function run(words: string[], env: Record<string, string>, node = process.execPath): ChildProcess {
  const child = spawn(node, words, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

export interface Server {
  origin: string;
  pid: number;
  /** Milliseconds from the start of the process to its first "ready". */
  milliseconds: number;
  stop(): Promise<void>;
}

/** Starts the server (the bundle; the sources with `--source`) and waits until it is ready. */
export async function startServer(
  settings: Record<string, string>,
  { fromSource = false, nodeOptions = [] as string[], built = bundle, node = process.execPath } = {},
): Promise<Server> {
  if (!fromSource && !existsSync(built)) throw new Error('npm run build comes first');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const program = fromSource ? ['--import', 'tsx', source] : [built];
  const env = { PORT: String(port), PUBLIC_URL: origin, LOG_LEVEL: 'error', ...settings };
  const child = run([...started, ...nodeOptions, ...program], env, node);
  child.stdout?.resume();
  const ready = (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await ready())) {
    if (child.exitCode !== null) throw new Error('the server ended');
    await wait(5);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    milliseconds: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Starts the simulator of payments and messages as a separate process, so that its work is not counted as the server's. */
export async function startSimulator(): Promise<{ base: string; cashier: string; stop: () => void }> {
  const child = run(['--import', 'tsx', fileURLToPath(new URL('./simulator.ts', import.meta.url))], {});
  const [first] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const [base = '', cashier = ''] = first.toString().trim().split(' ');
  return { base, cashier, stop: () => void child.kill('SIGTERM') };
}

/** Runs a program to its end and returns its output. */
export function output(program: string, ...words: string[]): string {
  return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { freePort } from '../spawn-program.ts';

const children: ChildProcess[] = [];
const folders: string[] = [];
afterAll(async () => {
  // Not killed outright: nginx must end its workers itself.
  await Promise.all(children.map(ended));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  // A child that a test stopped receives SIGTERM only after SIGCONT.
  child.kill('SIGCONT');
  await once(child, 'exit');
}

const folderFor = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
};

const programs = { nginx: '/usr/sbin/nginx', redis: '/usr/bin/redis-server' } as const;

/** True when Debian's package is installed; tests that need it are skipped otherwise. */
export const hasProgram = (name: keyof typeof programs): boolean => existsSync(programs[name]);

const settled = fileURLToPath(new URL('../../../../../deploy/nginx.conf', import.meta.url));

/**
 * nginx configured as in `deploy/nginx.conf`, in front of these ports, but without TLS, and so with separate ports for HTTP/1.1 (`base`)
 * and HTTP/2 (`http2`), and with its logs in a folder of the test (`logs`).
 */
export async function startNginx(ports: number[]): Promise<{ base: string; http2: string; logs: string }> {
  const folder = folderFor('live-nginx');
  const [port, http2Port] = [await freePort(), await freePort()];
  const servers = ports.map((one) => `server 127.0.0.1:${one};`).join(' ');
  const site = readFileSync(settled, 'utf8')
    .replace(/server 127\.0\.0\.1:3000;/, servers)
    .replace(/server \{\s*listen 80;[\s\S]*?\n\}/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port}; listen 127.0.0.1:${http2Port} http2;`)
    .replaceAll(/^\s*ssl_.*$/gm, '')
    .replaceAll('/var/log/nginx/', `${folder}/logs/`)
    .replaceAll('/var/cache/nginx/', `${folder}/cache/`);
  for (const name of ['logs', 'cache']) mkdirSync(join(folder, name));
  // When started by root, nginx runs as another user, who stores bodies below this folder.
  chmodSync(folder, 0o755);
  const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log;
    events { worker_connections 4096; }
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  execFileSync(programs.nginx, ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' });
  children.push(spawn(programs.nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' }));
  while (!(await accepts(port))) await wait(10);
  return { base: `http://127.0.0.1:${port}`, http2: `http://127.0.0.1:${http2Port}`, logs: join(folder, 'logs') };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.on('error', () => resolve(false));
    probe.on('connect', () => {
      probe.destroy();
      resolve(true);
    });
  });

/** Starts a Redis without persistence, on a free port or again on the given one. */
export async function startRedis(again?: number): Promise<{ url: string; port: number; child: ChildProcess }> {
  const port = again ?? (await freePort());
  const words = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folderFor('live-redis'),
  ];
  const child = spawn(programs.redis, words, { stdio: 'ignore' });
  children.push(child);
  return { url: `redis://127.0.0.1:${port}`, port, child };
}

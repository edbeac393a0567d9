import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { freePort } from './program.ts';

const children: ChildProcess[] = [];
const folders: string[] = [];
afterAll(async () => {
  // Not killed outright: nginx ends its workers itself.
  await Promise.all(children.map(ended));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const folderFor = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
};

const programs = { nginx: '/usr/sbin/nginx', redis: '/usr/bin/redis-server' } as const;

/** Whether Debian's package is there; a test that needs it is left out where it is not. */
export const hasProgram = (name: keyof typeof programs): boolean => existsSync(programs[name]);

const settled = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));

/** nginx as `deploy/nginx.conf` has it, in front of these ports, but on a port of its own and without TLS. */
export async function startNginx(ports: number[]): Promise<{ base: string }> {
  const folder = folderFor('live-nginx');
  const port = await freePort();
  const servers = ports.map((one) => `server 127.0.0.1:${one};`).join(' ');
  const site = readFileSync(settled, 'utf8')
    .replace(/server 127\.0\.0\.1:3000;/, servers)
    .replace(/server \{\s*listen 80;[\s\S]*?\n\}/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_.*$/gm, '');
  mkdirSync(join(folder, 'logs'));
  const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log;
    events { worker_connections 4096; }
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  execFileSync(programs.nginx, ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' });
  children.push(spawn(programs.nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' }));
  return { base: `http://127.0.0.1:${port}` };
}

/** A Redis that keeps nothing. */
export async function startRedis(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
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
  return { url: `redis://127.0.0.1:${port}`, child };
}

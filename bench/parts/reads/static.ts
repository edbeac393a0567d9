import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../machine/processes.ts';

/** nginx (Debian) with one process that serves one file: the floor of answering. */
export async function startStatic(content: Buffer): Promise<{ url: string; pid: number; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-static-'));
  const port = await freePort();
  mkdirSync(join(folder, 'files'), { mode: 0o755 });
  writeFileSync(join(folder, 'files', 'page.html'), content, { mode: 0o644 });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr; user root;
events { worker_connections 512; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000000; types { text/html html; }
server { listen 127.0.0.1:${port}; root ${folder}/files; } }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}/page.html`;
  const answers = (): Promise<boolean> =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(20);
  return {
    url,
    pid: Number(readFileSync(join(folder, 'pid'), 'utf8')),
    stop: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

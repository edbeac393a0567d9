import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('npm run live says which of its ports is taken, in one line each', { timeout: 60_000 }, async () => {
  const servers = [createServer().listen(0, '0.0.0.0'), createServer().listen(0, '127.0.0.1')];
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const [rtmp, http] = servers.map((server) => (server.address() as AddressInfo).port);
  const outcome = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'tools/live.ts'), '--http', String(http)],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: join(tmpdir(), 'live-ports-unused'),
        LIVE_PUSH_URL: `rtmp://localhost:${rtmp}/live`,
      },
    },
  ).catch((error: unknown) => error as { code: number; stderr: string });
  for (const server of servers) server.close();
  expect(outcome).toMatchObject({ code: 1 });
  expect(outcome.stderr.trim().split('\n')).toEqual([
    `LIVE_PUSH_URL: port ${rtmp} is taken by another program. Stop it, or choose another port`,
    `--http: port ${http} is taken by another program. Stop it, or choose another port`,
  ]);
});

it('both units of systemd allow as many open files, and the readme of live names every option of the program', () => {
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');
  for (const unit of ['deploy/meetingapp.service', 'deploy/live/meetingapp-live.service'])
    expect(text(unit)).toMatch(/^LimitNOFILE=65536$/m);
  const options = new Set(text('tools/live.ts').match(/'--[a-z]+'/g));
  for (const option of options) expect(text('deploy/live/README.md')).toContain(option.slice(1, -1));
});

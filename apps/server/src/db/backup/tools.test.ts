import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { projectRoot } from '../../config.ts';
import { startProgram } from '../../testing/program.ts';
import { freePort, readyAt, type Program } from '../../testing/spawn-program.ts';

const base = mkdtempSync(join(tmpdir(), 'backup-tools-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const admin = { ADMIN_EMAIL: 'owner@society.example', ADMIN_PASSWORD: 'Correct-horse-2026' };

/** Runs one of the tools with nothing on its PATH: no PostgreSQL of the system can help. */
function tool(name: 'backup' | 'restore', dataDir: string, ...parameters: string[]): Program {
  return startProgram(
    { DATA_DIR: dataDir, PATH: '/nonexistent' },
    { file: join(projectRoot, `tools/${name}.ts`), parameters },
  );
}

it('[X7] the embedded database is backed up while it runs, and a server starts from what was restored', async () => {
  const [first, second, folder] = [join(base, 'first'), join(base, 'second'), join(base, 'backup')];
  const port = await freePort();
  const server = startProgram({ DATA_DIR: first, PORT: String(port), ...admin });
  await readyAt(port, server);
  mkdirSync(join(first, 'files/aa'), { recursive: true });
  const name = `${'aa'.padEnd(32, '0')}.jpg`;
  writeFileSync(join(first, 'files/aa', name), 'picture');

  const refused = tool('restore', first, folder);
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain('stop it first');
  const saved = tool('backup', first, folder);
  expect([await saved.ended, saved.said()]).toEqual([0, expect.stringMatching(/rows of \d+ tables as of .* files/)]);
  expect(saved.said()).toMatch(/Rows: table 1 of \d+/);
  server.child.kill('SIGTERM');
  await server.ended;

  const back = tool('restore', second, folder);
  expect([await back.ended, back.said()]).toEqual([0, expect.stringMatching(/Restored \d+ rows/)]);
  expect(readFileSync(join(second, 'files/aa', name), 'utf8')).toBe('picture');
  // The media secret was restored: addresses issued earlier stay valid.
  expect(readFileSync(join(second, 'live/secret'), 'utf8')).toBe(readFileSync(join(first, 'live/secret'), 'utf8'));
  const again = startProgram({ DATA_DIR: second, PORT: String(port) });
  await readyAt(port, again);
  const answer = await fetch(`http://127.0.0.1:${port}${staffCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  expect(await answer.json()).toMatchObject({ code: 0 });
  again.child.kill('SIGTERM');
  await again.ended;

  // Also with the server stopped.
  const cold = tool('backup', second, join(base, 'cold'));
  expect([await cold.ended, cold.said()]).toEqual([0, expect.stringMatching(/rows of \d+ tables/)]);
}, 180_000);

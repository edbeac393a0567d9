import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mediaSecret } from '../media/secret.ts';
import { cachedCredentials } from '../simulator/keys/credentials.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['the simulator’s keys', 'credentials.json', () => cachedCredentials(folder, 0).then((keys) => JSON.stringify(keys))],
  ['the secret of media', 'live/secret', () => mediaSecret(folder)],
])('servers started together use the same of %s, which only their owner can read', async (_name, file, open) => {
  const opened = await Promise.all(Array.from({ length: 6 }, open));
  expect(new Set(opened).size).toBe(1);
  expect(await open()).toBe(opened[0]);
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, file, '..')).filter((name) => name.endsWith('.part'))).toEqual([]);
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockData } from '@meetingapp/server/data-lock.ts';
import { putAside } from './refresh.ts';

const root = await mkdtemp(join(tmpdir(), 'refresh-'));
afterAll(() => rm(root, { recursive: true }));
const now = new Date('2027-03-02T08:00:00Z');
const dataDir = join(root, 'data');

describe('a demo that is dated anew', () => {
  it('keeps what was entered before, in a folder beside it', async () => {
    for (const [content, to] of [
      ['first', `${dataDir}-before-2027-03-02`],
      ['second', `${dataDir}-before-2027-03-02-2`],
    ] as const) {
      await mkdir(dataDir);
      await writeFile(join(dataDir, 'note'), content);
      expect(await putAside(dataDir, now)).toEqual({ ok: true, to });
      expect(await readFile(join(to, 'note'), 'utf8')).toBe(content);
    }
    expect(await putAside(dataDir, now)).toEqual({ ok: false, reason: 'missing' });
  });

  it('is not taken away from a server that runs', async () => {
    await mkdir(dataDir);
    const locked = await lockData(dataDir);
    expect(await putAside(dataDir, now)).toEqual({ ok: false, reason: 'running' });
    if (locked.ok) locked.lock.release();
    expect(await putAside(dataDir, now)).toMatchObject({ ok: true });
  });
});

import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordingsIn } from './recordings.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('[O12] a recording deleted while they are listed removes no other from the list', async () => {
  await writeFile(join(folder, 'hall-1763712000.mp4'), 'film');
  // A name without a file.
  await symlink(join(folder, 'gone'), join(folder, 'hall-1763715600.mp4'));
  const found = await recordingsIn(folder).of('hall');
  expect(found.map(({ name, size }) => [name, size])).toEqual([['hall-1763712000.mp4', 4]]);
});

it('[O12] without any recording the list is empty', async () => {
  expect(await recordingsIn(join(folder, 'none')).of('hall')).toEqual([]);
});

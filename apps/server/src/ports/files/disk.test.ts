import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStore } from './disk.ts';
import type { FileStore } from './store.ts';

let root: string;
let store: FileStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
  store = diskStore(join(root, 'files'));
});
afterAll(async () => rm(root, { recursive: true, force: true }));

it('a saved file is returned byte for byte, with its kind, until it is removed', async () => {
  const content = Buffer.from('%PDF-1.7 证书');
  const kept = await store.put(content, 'pdf');
  expect(kept).toMatchObject({ size: content.length, sha256: createHash('sha256').update(content).digest('hex') });
  const read = await store.read(kept.key);
  if (!read.ok) throw new Error('not there');
  expect(read).toMatchObject({ size: content.length, type: 'application/pdf' });
  expect(await buffer(read.stream)).toEqual(content);
  const part = await store.read(kept.key, { from: 1, to: 3 });
  if (!part.ok) throw new Error('not there');
  expect((await buffer(part.stream)).toString()).toBe('PDF');
  expect(await store.size(kept.key)).toBe(content.length);
  await store.remove(kept.key);
  await store.remove(kept.key);
  expect(await store.read(kept.key)).toEqual({ ok: false, reason: 'not_found' });
});

it('the same content twice is two files with unguessable keys', async () => {
  const [one, two] = await Promise.all([store.put(Buffer.from('x'), 'bin'), store.put(Buffer.from('x'), 'bin')]);
  expect(one.key).not.toBe(two.key);
  expect(one.key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}\.bin$/);
});

it('an interrupted upload leaves nothing behind', async () => {
  const before = await readdir(root, { recursive: true });
  const broken = new Readable({
    read() {
      this.push('half');
      this.destroy(new Error('line cut'));
    },
  });
  await expect(store.put(broken, 'jpg')).rejects.toThrow('line cut');
  const left = (await readdir(root, { recursive: true })).filter(
    (name) => name.includes('.') && !before.includes(name),
  );
  expect(left).toEqual([]);
});

it.each(['../secret.txt', '/etc/passwd', '..%2fsecret', 'aa/../../secret.txt', `ab/${'0'.repeat(32)}.jpg/../x`, ''])(
  'the key %s opens nothing outside the folder',
  async (key) => {
    await writeFile(join(root, 'secret.txt'), 'secret');
    expect(await store.read(key)).toEqual({ ok: false, reason: 'not_found' });
    expect(await store.size(key)).toBeNull();
  },
);

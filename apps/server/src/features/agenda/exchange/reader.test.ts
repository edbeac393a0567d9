import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readProgramme } from './reader.ts';

const about = { cid: 1, zone: 'Asia/Shanghai' };
const columns = ['day', 'from', 'to'];

it('[O7] a sheet that is not read, as no column has the titles, leaves no file open', async () => {
  const stream = Readable.from([Buffer.from('一,二,三\n')]);
  expect(await readProgramme(stream, 'sheet', about, { titleRow: 1, columns, mends: [] })).toBeNull();
  expect(stream.destroyed).toBe(true);
});

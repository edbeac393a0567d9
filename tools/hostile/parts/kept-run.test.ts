import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  casesOf,
  countCase,
  linesOf,
  removeCounted,
  saveCounted,
  nothingCounted,
  readCounted,
  sumOf,
} from './kept-run.ts';
import { failuresIn, settingsOf } from './schemathesis.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('[X1] a run that was interrupted continues with what it has counted, and only the same run', () => {
  const file = join(folder, 'deeper', 'run.json');
  expect(readCounted(file, '1 abc')).toBeNull();
  const counted = nothingCounted('1 abc', ['orders', 'order']);
  countCase(counted, 'orders', 200);
  countCase(counted, 'orders', 404);
  countCase(counted, null, 405);
  counted.seconds = 2;
  saveCounted(file, counted);
  const again = readCounted(file, '1 abc');
  expect(again).toEqual(counted);
  expect(again && casesOf(again)).toBe(3);
  expect(readCounted(file, '1 another document')).toBeNull();
  // A process that was killed while it wrote leaves the former file.
  writeFileSync(`${file}.new`, '{"of": "1 a');
  expect(readCounted(file, '1 abc')).toEqual(counted);
  removeCounted(file);
  expect(readCounted(file, '1 abc')).toBeNull();
});

it('[X1] the sum of a run says how evenly the operations were called and what was wrong', () => {
  const counted = nothingCounted('1 abc', ['orders', 'order']);
  for (let times = 0; times < 3; times += 1) countCase(counted, 'orders', 200);
  countCase(counted, 'order', 500);
  counted.broken.push('500 GET /order');
  counted.seconds = 2;
  expect(sumOf(counted)).toBe(
    '4 cases over 2 operations (1 to 3 each, 75% accepted): 1 answers of 5xx, 0 undocumented; 2 s, 2 requests/s',
  );
});

it('[X1] an operation that was never accepted shows in its line', () => {
  const counted = nothingCounted('1 abc', ['orders', 'pay']);
  countCase(counted, 'orders', 200);
  countCase(counted, 'pay', 404);
  expect(linesOf(counted).map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'orders 1 cases 1 accepted',
    'pay 1 cases 0 accepted',
  ]);
});

it('[X1] failures are read from what schemathesis prints; one that ended badly without a word is one', () => {
  expect(failuresIn('Test cases:\n  20 generated, 7 found 2 unique failures, 11 passed', 1)).toBe(2);
  expect(failuresIn('', 1)).toBe(1);
  expect(failuresIn('Test cases:\n  20 generated, 20 passed', 0)).toBe(0);
});

it('[X1] most requests name what exists; a kind without rows is invented', () => {
  const settings = settingsOf({ 'path.cid': [5001], 'path.id': [3, 4], 'path.none': [] });
  expect(settings).toContain('values = [3, 4]');
  expect(settings).toContain('"path.cid" = { dictionary = "known0", probability = 0.8 }');
  expect(settings).not.toContain('none');
});

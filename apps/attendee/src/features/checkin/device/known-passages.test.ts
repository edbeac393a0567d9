import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { KnownPassages } from './known-passages.ts';

const day = 86_400_000;
const passage = { print: 1, direction: 'in' as const, where: '北门', undoes: null };

it('[O16] a person who is let in twice is known as let in already, until the other admission is taken back', async () => {
  const passages = new KnownPassages();
  const isOnly = (id: string, print = 1) => passages.isOnly({ id, print, at: day + 4 }, 'UTC');
  await passages.add([{ ...passage, id: 'yesterday', at: 1 }]);
  expect(isOnly('first')).toBe(true);
  await passages.add([{ ...passage, id: 'first', at: day }]);
  expect(isOnly('first')).toBe(true);
  expect(isOnly('second')).toBe(false);
  expect(isOnly('other', 2)).toBe(true);
  await passages.add([{ ...passage, id: 'out', direction: 'out', at: day + 1 }]);
  await passages.add([{ ...passage, id: 'second', at: day + 2 }]);
  expect(isOnly('second')).toBe(false);
  await passages.add([{ ...passage, id: 'undo', at: day + 3, undoes: 'first' }]);
  expect(isOnly('second')).toBe(true);
});

import { expect, it } from 'vitest';
import { gather, type File } from './gather.ts';

const file = (name: string, size: number, loaders: readonly number[], standsOn: readonly File[] = []): File => ({
  ids: [name],
  size,
  loaders: new Set(loaders),
  standsOn: new Set(standsOn),
});
const names = (files: readonly File[]): string[] => files.map(({ ids }) => ids.toSorted().join('+')).sort();

it('a module smaller than the file overhead joins the one loaded by nearly the same screens', () => {
  const files = [file('dock', 200, [0, 1, 2]), file('home', 9000, [0, 1, 2, 3])];
  expect(names(gather(files, [1, 1, 1, 1]))).toEqual(['dock+home']);
});

it('a heavy module that most screens do not use stays in its own file', () => {
  const files = [file('drawing', 40_000, [0]), file('home', 9000, [0, 1, 2, 3])];
  expect(names(gather(files, [1, 1, 1, 1]))).toEqual(['drawing', 'home']);
});

it('screens with more weight do not load modules they do not show', () => {
  const files = [file('part', 3000, [0, 1]), file('form', 9000, [0, 1, 2])];
  expect(names(gather(files, [1, 1, 1]))).toEqual(['form+part']);
  expect(names(gather(files, [1, 1, 10]))).toEqual(['form', 'part']);
});

it('no two files depend on each other', () => {
  const base = file('base', 20_000, [0, 1, 2, 3]);
  const between = file('between', 20_000, [0, 1, 2], [base]);
  const top = file('top', 100, [0, 1], [between]);
  const files = gather([base, between, top], [1, 1, 1, 1]);
  for (const one of files)
    for (const other of one.standsOn) {
      expect(files).toContain(other);
      expect(other.standsOn.has(one)).toBe(false);
    }
});

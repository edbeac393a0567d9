import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, programs } from './programs.ts';

it('every hostile program of the table is a file, and every file is in the table', () => {
  const names = Object.keys(programs);
  expect(names.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
  const files = readdirSync(new URL('..', import.meta.url)).filter((file) => file.endsWith('.ts'));
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.ts`).toSorted());
});

it('every hostile program says in one line what it does, and its sizes are whole numbers', () => {
  for (const [name, { does, options }] of Object.entries(programs)) {
    expect([name, /^[^\n]{20,120}$/.test(does)]).toEqual([name, true]);
    expect([name, Object.values(options).every((size) => Number.isSafeInteger(size) && size >= 1)]).toEqual([
      name,
      true,
    ]);
  }
});

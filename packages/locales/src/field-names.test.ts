import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('zh/', import.meta.url);

it('[E12] no two features name the same field, because the later would override the first', async () => {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('/fields.ts'));
  const named = await Promise.all(
    files.map(async (name) => Object.values((await import(new URL(name, folder).href)) as object).flatMap(Object.keys)),
  );
  const { fieldNames } = await import('./zh/field-names.ts');
  const all = named.flat();
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  expect(all.filter((name) => !(name in fieldNames))).toEqual([]);
});

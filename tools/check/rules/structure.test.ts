import { expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkMigrations } from './structure.ts';

const found = (...names: string[]) =>
  checkMigrations(tree(Object.fromEntries(names.map((name) => [`apps/server/src/db/migrations/${name}`, '']))));

it('two migrations of one number are refused, before a server fails on them', () => {
  expect(found('0001_people.sql', '0002_orders.sql')).toEqual([]);
  expect(found('0001_people.sql', '0002_waiting.sql', '0002_bounds.sql')).toMatchObject([
    { path: 'apps/server/src/db/migrations/0002_waiting.sql' },
  ]);
});

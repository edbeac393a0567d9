import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { audit as en } from '@meetingapp/locales/en/audit.ts';
import { audit as zh } from '@meetingapp/locales/zh/audit.ts';

const catalog = readFileSync(new URL('../../db/schema/catalog.txt', import.meta.url), 'utf8').split('\n');

/** Columns that the log leaves out, by audited table. */
const audited = new Map(
  catalog.flatMap((line) => {
    const [, table, hidden = ''] = /^trigger (\w+)\.audited .*audit_row\((.*)\)/.exec(line) ?? [];
    return table ? [[table, [...hidden.matchAll(/'(\w+)'/g)].map(([, column]) => column)] as const] : [];
  }),
);

it('[O19] every table and column of the audit log has a name in both languages', () => {
  expect(audited.size).toBeGreaterThan(60);
  const columns = catalog.flatMap((line) => {
    const [, table = '', column = ''] = /^column (\w+)\.(\w+) /.exec(line) ?? [];
    return audited.get(table)?.includes(column) === false ? [column] : [];
  });
  for (const { fields, subjects } of [en, zh]) {
    expect([...audited.keys()].filter((table) => !(table in subjects))).toEqual([]);
    expect([...new Set(columns)].filter((column) => !(column in fields))).toEqual([]);
  }
});

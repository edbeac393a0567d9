import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../testing/database/database.ts';
import { jsonColumns } from '../../../db/schema/json-columns.ts';
import { leftBehind } from '../commands-copy-tables.ts';
import { columnsOf, inOrder, readCatalog, type Catalog } from './queries-catalog.ts';
import { archivedTables, tablesOf } from './queries-plan.ts';
import { countedTables, stayingTables } from './queries-staying.ts';
import { jsonShapes } from './reader-values.ts';

const { db } = await testDatabase();
const catalog = await readCatalog(db);
const archived = new Map(archivedTables.map((plan) => [plan.table, plan]));
const staying: readonly string[] = [...Object.values(stayingTables).flat(), ...countedTables];
/** Why they stay behind a copy holds for an archive as well. */
const behind = new Set([...staying, ...Object.values(leftBehind).flat()]);

/** Tables with rows of a conference: those that name it, and those below them. */
function conferenceTables(of: Catalog): string[] {
  const tables = new Set([...of].flatMap(([table, { columns }]) => (columns.has('conference_id') ? [table] : [])));
  for (let size = 0; size !== tables.size;) {
    size = tables.size;
    for (const [table, { refers }] of of)
      if ([...refers.values()].some((parent) => archived.has(parent) && parent !== 'conference')) tables.add(table);
  }
  return [...tables];
}

/** Tables of a conference of which nobody said whether they travel. */
const undecided = (of: Catalog): string[] =>
  conferenceTables(of).filter((table) => {
    const { refers } = of.get(table) ?? { refers: new Map<string, string>() };
    const below = [...refers.values()].some((parent) => behind.has(parent) && !archived.has(parent));
    return !archived.has(table) && !behind.has(table) && !below;
  });

describe('[O23] what an archive of a conference contains', () => {
  it('is decided for every table of a conference: a new one that nobody decided about is found', () => {
    expect(undecided(catalog)).toEqual([]);
    const added = new Map(catalog);
    added.set('parking_space', {
      columns: new Map([['conference_id', { name: 'conference_id', type: 'bigint', needed: true, defaulted: false }]]),
      refers: new Map([['conference_id', 'conference']]),
    });
    added.set('talk_prize', { columns: new Map(), refers: new Map([['talk_id', 'talk']]) });
    expect(undecided(added)).toEqual(['parking_space', 'talk_prize']);
  });

  it('names only tables that exist, each once', () => {
    const named = [...archived.keys(), ...staying];
    expect(named.filter((table) => !catalog.has(table))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(archived.size).toBe(archivedTables.length);
  });

  it('has no column for a password, key, token, signature or address that opens something', () => {
    const secret = /secret|password|private|token|hash|seal|salt|signature|_code$|card_id/;
    // Codes that say what is meant, and open nothing.
    const harmless = ['registration.source_code', 'invoice_setting.tax_code'];
    const open = archivedTables.flatMap((plan) =>
      columnsOf(plan, catalog).flatMap(({ name, type }) => {
        const column = `${plan.table}.${name}`;
        return (secret.test(name) || type === 'bytea') && !harmless.includes(column) ? [column] : [];
      }),
    );
    expect(open).toEqual([]);
  });

  it('knows the form of every JSON value, which the database does not check', () => {
    const stored = archivedTables.flatMap((plan) =>
      columnsOf(plan, catalog).flatMap(({ name, type }) => (type === 'jsonb' ? [`${plan.table}.${name}`] : [])),
    );
    expect(stored.filter((column) => column in jsonColumns && !(column in jsonShapes))).toEqual([]);
    expect(Object.keys(jsonShapes).filter((column) => !stored.includes(column))).toEqual([]);
  });

  it('leads every row to the conference, and can be written in one order', () => {
    for (const { table, under, reach } of archivedTables) {
      if (reach) continue;
      const columns = catalog.get(table)?.columns;
      expect([table, columns?.has(under ?? 'conference_id')]).toEqual([table, true]);
    }
    for (const scope of ['setup', 'everything'] as const) {
      const order = inOrder(tablesOf(scope), catalog).map(({ table }) => table);
      expect(order).toHaveLength(tablesOf(scope).length);
      for (const { table, later = [] } of tablesOf(scope))
        for (const [column, parent] of catalog.get(table)?.refers ?? [])
          if (order.includes(parent) && parent !== table && !later.includes(column))
            expect([table, parent, order.indexOf(parent) < order.indexOf(table)]).toEqual([table, parent, true]);
    }
  });

  it('fills every column that a new row needs', () => {
    const unfilled = archivedTables.flatMap(({ table, stays = [] }) =>
      stays.flatMap((name) => {
        const column = catalog.get(table)?.columns.get(name);
        return column?.needed && !column.defaulted && name !== 'society_id' ? [`${table}.${name}`] : [];
      }),
    );
    expect(unfilled).toEqual([]);
  });
});

import { posix } from 'node:path';
import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, lineAt, type Source, sources } from '../tree/source.ts';
import { placeOf } from '../tree/zones.ts';

/** Tables with invariants, and the only folder that may write each (docs/decisions/counted-places.md). */
const written: readonly { readonly table: string; readonly room: string; readonly wayOut: string }[] = [
  {
    table: 'claim',
    room: 'apps/server/src/db/places/',
    wayOut: 'Call hold, settle, reseat or another function of db/places, or add one there.',
  },
  {
    table: 'stock',
    room: 'apps/server/src/db/places/',
    wayOut: 'Call a function of db/places/stock.ts, or add one there.',
  },
  {
    table: 'ledger',
    room: 'apps/server/src/db/ledger/',
    wayOut: 'Call a function of db/ledger, or add one there.',
  },
];

/**
 * Reports layer violations: commands and queries may not import presenters, and only its own folder writes a table with invariants.
 */
export function checkLayers(tree: Tree): Finding[] {
  return sources(tree)
    .filter(({ path }) => path.startsWith('apps/server/src/') && !isTest(path) && !path.includes('/testing/'))
    .flatMap((source) => [...presenterImports(source), ...foreignWrites(source)]);
}

function presenterImports(source: Source): Finding[] {
  const { zone, rest } = placeOf(source.path);
  if (zone !== 'server/features' || !/^(commands|queries)(-[a-z0-9-]+)?\.ts$/.test(rest)) return [];
  return source.imports
    .filter(({ from, typeOnly }) => !typeOnly && /^present(-[a-z0-9-]+)?\.ts$/.test(posix.basename(from)))
    .map(({ from, line }) => ({
      rule: 'layers',
      path: source.path,
      line,
      message: `imports the presenter ${from}. Move what both need into packages/domain, queries, a reader or a writer; a presenter only turns rows into answers.`,
    }));
}

function foreignWrites(source: Source): Finding[] {
  return written
    .filter(({ room }) => !source.path.startsWith(room))
    .flatMap(({ table, wayOut }) =>
      [...source.text.matchAll(writeOf(table))].map((match) => ({
        rule: 'layers',
        path: source.path,
        line: lineAt(source.text, match.index),
        message: `writes the table ${table}. ${wayOut}`,
      })),
    );
}

/** Matches a write by the query builder or in plain SQL. */
const writeOf = (table: string): RegExp =>
  new RegExp(
    `\\b(?:insertInto|updateTable|deleteFrom)\\(\\s*'${table}'|\\b(?:insert\\s+into|update|delete\\s+from)\\s+${table}\\b`,
    'g',
  );

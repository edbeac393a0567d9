import { posix } from 'node:path';
import type { Finding, Tree } from '../tree/finding.ts';
import { importTable, testsMayAlso, type ImportRule } from './import-table.ts';
import { type Import, isTest, isTestHelper, type Source, sources } from '../tree/source.ts';
import { packageName, resolve, type Workspace, workspaceOf, workspaces } from '../tree/workspaces.ts';
import { type Place, placeOf, type Zone } from '../tree/zones.ts';

/** Zones that may use the root's test and build packages without declaring them. */
const testing: readonly Zone[] = ['tools', 'e2e'];

/**
 * Reports imports against the allowed directions (see `import-table.ts`), inside the server's features too, and packages not declared
 * where they are used.
 */
export function checkImports(tree: Tree): Finding[] {
  const all = workspaces(tree);
  return sources(tree).flatMap((source) =>
    source.imports.flatMap((item) => {
      const message = refusal(all, source, item);
      return message ? [{ rule: 'imports', path: source.path, line: item.line, message }] : [];
    }),
  );
}

function refusal(all: readonly Workspace[], source: Source, item: Import): string | null {
  const from = placeOf(source.path);
  const target = resolve(all, source.path, item.from);
  const undeclared = undeclaredPackage(all, source, item, target);
  if (undeclared) return undeclared;
  if (isTestHelper(item.from) && !isOfTests(source.path))
    return `only tests may import ${item.from}. Move what the product needs out of it.`;
  const rule = importTable.find((one) => one.from === from.zone);
  if (!rule) return null;
  if (target === null) return outside(rule, source, item);
  return direction(rule, source, item, placeOf(target)) ?? insideFeatures(source, from, item, placeOf(target));
}

function direction(rule: ImportRule, source: Source, item: Import, to: Place): string | null {
  if (to.zone === rule.from || to.zone === 'root') return null;
  const test = isTest(source.path);
  if (test && testsMayAlso[rule.from]?.includes(to.zone)) return null;
  if (item.dynamic && rule.later?.includes(to.zone)) return null;
  if (!rule.may.includes(to.zone)) return `${rule.from} may not import ${to.zone} (${item.from}). ${rule.wayOut}`;
  if (!test && !item.typeOnly && rule.typesOnly?.includes(to.zone))
    return `${rule.from} may import only types of ${to.zone} (${item.from}): write \`import type\`. ${rule.wayOut}`;
  return null;
}

/** The rules of the table that apply to files rather than folders. */
function insideFeatures(source: Source, from: Place, item: Import, to: Place): string | null {
  if (isTest(source.path)) return null;
  const foreign = from.zone === to.zone && from.feature !== to.feature;
  if (foreign && from.zone.endsWith('/features')) {
    if (from.zone !== 'server/features')
      return `feature ${from.feature} may not import feature ${to.feature}. Compose both in app/, link by href, or move what they share to lib/, packages/ui or packages/domain.`;
    if (!item.typeOnly && !/^(queries|present|access|reader|writer)(-[a-z0-9-]+)?\.ts$/.test(to.rest))
      return `feature ${from.feature} may import of feature ${to.feature} only its queries, present, access, readers and writers, not ${to.rest}. Add a query there, or let the handler’s caller do the write.`;
  }
  if (from.zone === 'server/features' && to.zone === 'server/db' && !item.typeOnly && !touchesDatabase(from))
    return `${from.rest} may not use the database. Move the statement into queries.ts or commands.ts.`;
  return null;
}

function outside(rule: ImportRule, source: Source, item: Import): string | null {
  if (isTest(source.path) || source.path.includes('/testing/')) return null;
  const name = item.from.startsWith('node:') ? 'node:' : packageName(item.from);
  const database = ['pg', 'kysely'].includes(name);
  if (database && !item.typeOnly && rule.from === 'server/features' && !touchesDatabase(placeOf(source.path)))
    return `${posix.basename(source.path)} may not use the database (${name}). Move the statement into queries.ts or commands.ts.`;
  if (!rule.packages) return null;
  return rule.packages.includes(name) ? null : `${rule.from} may not import ${item.from}. ${rule.wayOut}`;
}

function touchesDatabase(place: Place): boolean {
  return /^(queries|commands)(-[a-z0-9-]+)?\.ts$/.test(place.rest);
}

const isOfTests = (path: string): boolean =>
  isTest(path) || isTestHelper(path) || path.includes('/testing/') || testing.includes(placeOf(path).zone);

function undeclaredPackage(
  all: readonly Workspace[],
  source: Source,
  item: Import,
  target: string | null,
): string | null {
  if (item.from.startsWith('node:')) return null;
  const own = workspaceOf(all, source.path);
  if (!own) return null;
  if (item.from.startsWith('.')) {
    const other = target === null ? own : workspaceOf(all, target);
    if (!other || other.folder === own.folder || other.folder === '') return null;
    return `leaves its package by a relative path (${item.from}). Import it as ${other.name}/….`;
  }
  const name = packageName(item.from);
  const root = all.find((one) => one.folder === '');
  const forTests = isOfTests(source.path) ? root?.dependencies : undefined;
  if (name in own.dependencies || (forTests && name in forTests)) return null;
  if (name === own.name) return `imports its own package by name (${item.from}). Use a relative path.`;
  return `${name} is not declared in ${posix.join(own.folder, 'package.json')}. Add it there with an exact version.`;
}

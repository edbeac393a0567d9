import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, type Source, sources } from '../tree/source.ts';
import { packageName, resolve, type Workspace, workspaces } from '../tree/workspaces.ts';
import { placeOf } from '../tree/zones.ts';

/** Packages that must not reach a phone, with what to do instead. */
const tooHeavy = new Map([
  ['valibot', 'Schemas stay in packages/contract; the build leaves of a call only its path for the phone.'],
  ['antd', 'The phone’s kit is packages/ui.'],
]);

/**
 * Reports imports of the phone, also through packages, that pull in the schema library or the console's UI kit. The contract is not
 * followed: the build strips it (apps/attendee/build), and the byte budget would detect a failure.
 */
export function checkWeight(tree: Tree): Finding[] {
  const all = workspaces(tree);
  const byPath = new Map(sources(tree).map((source) => [source.path, source]));
  const seen = new Set<string>();
  const queue = [...byPath.values()].filter(isOfThePhone);
  const found: Finding[] = [];
  for (let source = queue.shift(); source; source = queue.shift()) {
    if (seen.has(source.path) || placeOf(source.path).zone === 'contract') continue;
    seen.add(source.path);
    found.push(...heavyImports(all, source));
    for (const item of source.imports) {
      const next = item.typeOnly ? undefined : byPath.get(resolve(all, source.path, item.from) ?? '');
      if (next) queue.push(next);
    }
  }
  return found;
}

function isOfThePhone(source: Source): boolean {
  return placeOf(source.path).zone.startsWith('attendee') && !isTest(source.path);
}

function heavyImports(all: readonly Workspace[], source: Source): Finding[] {
  return source.imports
    .filter((item) => !item.typeOnly && resolve(all, source.path, item.from) === null)
    .flatMap((item) => {
      const wayOut = tooHeavy.get(packageName(item.from));
      const message = `brings ${packageName(item.from)} to the phone. ${wayOut}`;
      return wayOut ? [{ rule: 'weight', path: source.path, line: item.line, message }] : [];
    });
}

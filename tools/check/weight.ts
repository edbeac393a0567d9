import type { Finding, Tree } from './finding.ts';
import { isTest, type Source, sources } from './source.ts';
import { packageName, resolve, type Workspace, workspaces } from './workspaces.ts';
import { placeOf } from './zones.ts';

/** Packages of the server's side that must not reach a phone, with what to do instead. */
const tooHeavy: Readonly<Record<string, string>> = {
  valibot:
    'The phone takes only types of a call (`import type`); values come from contract/paths.ts and contract/errors.ts.',
  antd: 'The phone’s kit is packages/ui.',
};

/** Follows the phone's imports, also through packages, and refuses those that carry the schema library along. */
export function checkWeight(tree: Tree): Finding[] {
  const all = workspaces(tree);
  const byPath = new Map(sources(tree).map((source) => [source.path, source]));
  const seen = new Set<string>();
  const queue = [...byPath.values()].filter(
    (source) => placeOf(source.path).zone.startsWith('attendee') && !isTest(source.path),
  );
  const found: Finding[] = [];
  for (let source = queue.shift(); source; source = queue.shift()) {
    if (seen.has(source.path)) continue;
    seen.add(source.path);
    found.push(...heavyImports(all, source));
    for (const item of source.imports) {
      const next = item.typeOnly ? undefined : byPath.get(resolve(all, source.path, item.from) ?? '');
      if (next && next.path !== source.path) {
        found.push(...contractImports(all, source, next, item.line));
        if (placeOf(next.path).zone !== 'contract') queue.push(next);
      }
    }
  }
  return found;
}

function heavyImports(all: readonly Workspace[], source: Source): Finding[] {
  return source.imports
    .filter((item) => !item.typeOnly && resolve(all, source.path, item.from) === null)
    .flatMap((item) => {
      const wayOut = tooHeavy[packageName(item.from)];
      const message = `brings ${packageName(item.from)} to the phone. ${wayOut}`;
      return wayOut ? [{ rule: 'weight', path: source.path, line: item.line, message }] : [];
    });
}

/** The message stands where the phone's side leaves for the contract, for that is the line to change. */
function contractImports(all: readonly Workspace[], from: Source, to: Source, line: number): Finding[] {
  if (placeOf(to.path).zone !== 'contract') return [];
  return heavyImports(all, to).map(({ message }) => ({
    rule: 'weight',
    path: from.path,
    line,
    message: `${message} (through ${to.path})`,
  }));
}

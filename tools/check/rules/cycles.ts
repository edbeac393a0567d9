import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, sources } from '../tree/source.ts';
import { resolve, workspaces } from '../tree/workspaces.ts';
import { placeOf } from '../tree/zones.ts';

type Graph = Map<string, string[]>;

/**
 * Reports files, features and nouns of a feature that import each other in a cycle, directly or indirectly (strongly connected
 * components of the import graph). Between features and nouns only imports of values count: a type is no dependency at run time.
 */
export function checkCycles(tree: Tree): Finding[] {
  return [
    ...circlesIn(importGraph(tree), 'Move what both need into a third file, or pass it as an argument.'),
    ...circlesIn(
      groupGraph(tree, featureOf),
      'One feature is below the other: move what it needs down, or the answer that reads both up.',
    ),
    ...circlesIn(groupGraph(tree, nounOf), 'Carry the definition that ties them into the noun that both may import.'),
  ];
}

const circlesIn = (graph: Graph, wayOut: string): Finding[] =>
  components(graph).map((circle) => ({
    rule: 'cycles',
    path: circle[0] ?? '',
    message: `imports itself in a circle: ${circle.join(' → ')} → ${circle[0]}. ${wayOut}`,
  }));

/** The folder of the feature that a file belongs to; null outside features. */
function featureOf(path: string): string | null {
  const { zone, feature } = placeOf(path);
  return feature === null ? null : `${zone}/${feature}`;
}

/** The noun that a file belongs to. Null for the root of a feature, which combines its nouns. */
function nounOf(path: string): string | null {
  const { zone, feature, noun } = placeOf(path);
  return noun === null ? null : `${zone}/${feature}/${noun}`;
}

/** Graph of value imports between groups of files. */
function groupGraph(tree: Tree, groupOf: (path: string) => string | null): Graph {
  const all = workspaces(tree);
  const graph = new Map<string, Set<string>>();
  for (const source of sources(tree)) {
    const from = isTest(source.path) ? null : groupOf(source.path);
    if (from === null) continue;
    const targets = source.imports
      .filter((item) => !item.typeOnly && !item.dynamic)
      .map((item) => resolve(all, source.path, item.from))
      .map((target) => (target !== null && tree.has(target) ? groupOf(target) : null))
      .filter((target): target is string => target !== null && target !== from);
    graph.set(from, new Set([...(graph.get(from) ?? []), ...targets]));
  }
  return new Map([...graph].map(([from, targets]) => [from, [...targets]]));
}

function importGraph(tree: Tree): Graph {
  const all = workspaces(tree);
  const graph: Graph = new Map();
  for (const source of sources(tree)) {
    const targets = source.imports
      .filter((item) => !item.dynamic)
      .map((item) => resolve(all, source.path, item.from))
      .filter((target): target is string => target !== null && tree.has(target));
    graph.set(source.path, targets);
  }
  return graph;
}

/** Tarjan's algorithm; a component of one file counts only when the file imports itself. */
function components(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file) ?? 0);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.includes(file)) found.push(circle.sort());
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

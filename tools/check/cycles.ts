import type { Finding, Tree } from './finding.ts';
import { sources } from './source.ts';
import { resolve, workspaces } from './workspaces.ts';

/** Files that import each other in a circle, directly or through others (strongly connected components of the import graph). */
export function checkCycles(tree: Tree): Finding[] {
  return components(importGraph(tree)).map((circle) => ({
    rule: 'cycles',
    path: circle[0] ?? '',
    message: `imports itself in a circle: ${circle.join(' → ')} → ${circle[0]}. Move what both need into a third file, or pass it as an argument.`,
  }));
}

function importGraph(tree: Tree): Map<string, string[]> {
  const all = workspaces(tree);
  const graph = new Map<string, string[]>();
  for (const source of sources(tree)) {
    const targets = source.imports
      .filter((item) => !item.dynamic)
      .map((item) => resolve(all, source.path, item.from))
      .filter((target): target is string => target !== null && tree.has(target));
    graph.set(source.path, targets);
  }
  return graph;
}

/** Tarjan's algorithm; components of one file count only when the file imports itself. */
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

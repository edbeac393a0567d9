import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, lineAt, type Source, sources } from '../tree/source.ts';
import { memberOf, nameOf, type Node, walk } from '../tree/walk.ts';

const testCode = /^(e2e|apps\/server\/src\/testing)\//;
const loops = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement']);
const message =
  'sleeps for a fixed time. Wait for the event (expect.poll, vi.waitFor, a gate) or move the clock; a poll sleeps inside its loop.';

/** Tests wait for events, not for time: a fixed sleep is too short on a slow machine and wasted on a fast one. */
export function checkSleeps(tree: Tree): Finding[] {
  return sources(tree)
    .filter(({ path }) => isTest(path) || testCode.test(path))
    .flatMap((source) =>
      sleepsOf(source).map((start) => ({
        rule: 'sleeps',
        path: source.path,
        line: lineAt(source.text, start),
        message,
      })),
    );
}

/** Offsets of the sleeps outside a loop. */
function sleepsOf(source: Source): number[] {
  const looped: { start: number; end: number }[] = [];
  const found: number[] = [];
  const timer = importedTimer(source);
  walk(source.parsed.program, (node) => {
    if (loops.has(node.type)) looped.push({ start: node.start, end: node.end });
    if (isSleep(node, timer)) found.push(node.start);
  });
  return found.filter((start) => !looped.some((loop) => loop.start <= start && start < loop.end));
}

/** The local name of `setTimeout` of node:timers/promises, if it is imported. */
function importedTimer({ parsed }: Source): string | null {
  for (const { moduleRequest, entries } of parsed.module.staticImports)
    if (moduleRequest.value === 'node:timers/promises')
      return entries.find((entry) => entry.importName.name === 'setTimeout')?.localName.value ?? null;
  return null;
}

function isSleep(node: Node, timer: string | null): boolean {
  if (node.type === 'CallExpression' && memberOf(node['callee'])?.endsWith('.waitForTimeout')) return true;
  if (node.type === 'CallExpression' && timer !== null && nameOf(node['callee']) === timer) return true;
  return node.type === 'NewExpression' && nameOf(node['callee']) === 'Promise' && isTimerOnly(node);
}

/** True for `new Promise((resolve) => setTimeout(resolve, …))`, which only time resolves. */
function isTimerOnly(node: Node): boolean {
  const [executor] = node['arguments'] as Node[];
  const body = executor?.type === 'ArrowFunctionExpression' ? (executor['body'] as Node) : null;
  return body?.type === 'CallExpression' && nameOf(body['callee']) === 'setTimeout';
}

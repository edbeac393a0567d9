import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, lineAt, type Source, sources } from '../tree/source.ts';
import { memberOf, nameOf, type Node, walk } from '../tree/walk.ts';
import { placeOf, type Zone } from '../tree/zones.ts';

const impureMembers = new Map([
  ['Date.now', 'take the time as an argument'],
  ['Math.random', 'take the seed or the drawn number as an argument'],
  ['performance.now', 'take the time as an argument'],
  ['process.env', 'take the setting as an argument'],
]);
const impureCalls = new Map([
  ['fetch', 'calls go through the contract in the apps; the domain only decides'],
  ['setTimeout', 'waiting belongs to the caller'],
  ['setInterval', 'waiting belongs to the caller'],
]);
const callingZones: readonly Zone[] = ['attendee/features', 'console/features', 'ui'];

/**
 * Reports impurities: the domain may use no clock, randomness or network; features of the apps call the server only through the
 * contract.
 */
export function checkPurity(tree: Tree): Finding[] {
  return sources(tree)
    .filter((source) => !isTest(source.path))
    .flatMap((source) => {
      const { zone } = placeOf(source.path);
      if (zone === 'domain') return impurities(source);
      return callingZones.includes(zone) ? rawCalls(source) : [];
    });
}

function impurities(source: Source): Finding[] {
  return collect(source, (node) => {
    const member = memberOf(node);
    if (member && impureMembers.has(member)) return `the domain may not use ${member}: ${impureMembers.get(member)}.`;
    const called = node.type === 'CallExpression' ? nameOf(node['callee']) : null;
    if (called && impureCalls.has(called)) return `the domain may not call ${called}: ${impureCalls.get(called)}.`;
    const now =
      node.type === 'NewExpression' &&
      nameOf(node['callee']) === 'Date' &&
      (node['arguments'] as unknown[]).length === 0;
    return now ? 'the domain may not read the clock (new Date()): take the time as an argument.' : null;
  });
}

function rawCalls(source: Source): Finding[] {
  return collect(source, (node) => {
    if (node.type !== 'CallExpression') return null;
    const called = nameOf(node['callee']) ?? memberOf(node['callee']);
    const raw = called === 'fetch' || called === 'window.fetch' || called === 'globalThis.fetch';
    return raw
      ? 'a screen may not fetch by itself. Declare the call in packages/contract and use it through lib/.'
      : null;
  });
}

function collect(source: Source, judge: (node: Node) => string | null): Finding[] {
  const found: Finding[] = [];
  walk(source.parsed.program, (node) => {
    const message = judge(node);
    if (message) found.push({ rule: 'purity', path: source.path, line: lineAt(source.text, node.start), message });
  });
  return found;
}

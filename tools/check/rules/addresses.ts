import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, lineAt, type Source, sources } from '../tree/source.ts';
import { type Node, stringOf, walk } from '../tree/walk.ts';
import { placeOf, type Zone } from '../tree/zones.ts';

const table = 'packages/contract/src/paths.ts';
const linking: readonly Zone[] = ['attendee/features', 'attendee/app', 'attendee/lib', 'ui', 'domain'];

/** Reports hard-coded addresses of screens: they are written once, in the path table, and all links are built from it. */
export function checkAddresses(tree: Tree): Finding[] {
  const patterns = pathPatterns(tree);
  return sources(tree)
    .filter(
      (source) => /^(apps\/[^/]+\/src|packages\/[^/]+\/src)\//.test(source.path) || source.path.startsWith('demo/'),
    )
    .filter((source) => source.path !== table && !isTest(source.path))
    .flatMap((source) => addressesIn(source, linking.includes(placeOf(source.path).zone) ? patterns : []));
}

function addressesIn(source: Source, patterns: readonly RegExp[]): Finding[] {
  const found: Finding[] = [];
  walk(source.parsed.program, (node) => {
    const text = literal(node);
    if (text === null) return;
    const written = /^\/meetingapp(\/|$)/.test(text) || patterns.some((pattern) => pattern.test(text));
    if (!written) return;
    const message = `writes the address ${text} by hand. Build it with href() from the path table (${table}).`;
    found.push({ rule: 'addresses', path: source.path, line: lineAt(source.text, node.start), message });
  });
  return found;
}

/** A literal, or a template with `x` in place of each expression. */
function literal(node: Node): string | null {
  if (node.type !== 'TemplateLiteral') return node.type === 'Literal' ? stringOf(node) : null;
  return (node['quasis'] as { value: { raw: string } }[]).map((one) => one.value.raw).join('x');
}

/** The table's addresses as patterns; single-segment ones that could be an ordinary word are omitted. */
function pathPatterns(tree: Tree): RegExp[] {
  const text = tree.get(table);
  if (text === undefined) return [];
  const addresses = [...text.matchAll(/^\s+\w+: '(\/[^']+)',$/gm)].map((match) => match[1] ?? '');
  return addresses.map((address) => {
    const inside = address.replace(/\/:\w+\?/g, '(/[^/?#]+)?').replace(/:\w+/g, '[^/?#]+');
    return new RegExp(`^${inside}([?#].*)?$`);
  });
}

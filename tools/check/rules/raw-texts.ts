import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, isTestHelper, lineAt, type Source, sources } from '../tree/source.ts';
import { type Node, stringOf, walk } from '../tree/walk.ts';
import { placeOf, type Zone } from '../tree/zones.ts';

const spoken = /\p{Script=Han}|[A-Za-z]{2}/u;
const han = /\p{Script=Han}/u;
const spokenAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** Zones checked. Ports are excluded: they use foreign protocols, often with Chinese text. */
const speaking: readonly Zone[] = [
  'server',
  'server/features',
  'server/http',
  'server/db',
  'server/jobs',
  'domain',
  'contract',
];

/** Reports texts outside packages/locales: no sentence in JSX, no Chinese in the code. */
export function checkRawTexts(tree: Tree): Finding[] {
  return sources(tree)
    .filter((source) => !isTest(source.path) && !isTestHelper(source.path))
    .flatMap((source) => {
      const { zone } = placeOf(source.path);
      const shows = zone.startsWith('attendee') || zone.startsWith('console') || zone === 'ui';
      return shows || speaking.includes(zone) ? rawTextsIn(source, shows) : [];
    });
}

function rawTextsIn(source: Source, shows: boolean): Finding[] {
  const found: Finding[] = [];
  walk(source.parsed.program, (node) => {
    const text = (shows ? textInJsx(node) : null) ?? chinese(node);
    if (text === null) return;
    const short = text.trim().slice(0, 24);
    const message = `says “${short}” by itself. Put the text into packages/locales, in both languages.`;
    found.push({ rule: 'locales', path: source.path, line: lineAt(source.text, node.start), message });
    return false;
  });
  return found;
}

function textInJsx(node: Node): string | null {
  if (node.type === 'JSXText') {
    const words = (node['value'] as string).replace(/&\w+;/g, '');
    return spoken.test(words) ? words : null;
  }
  if (node.type === 'JSXExpressionContainer') return spokenIn(stringOf(node['expression']), node);
  if (node.type !== 'JSXAttribute') return null;
  const name = (node['name'] as { name: unknown }).name;
  if (typeof name !== 'string' || !spokenAttributes.includes(name)) return null;
  const value = node['value'] as Node | null;
  return spokenIn(stringOf(value?.type === 'JSXExpressionContainer' ? value['expression'] : value), node);
}

/** A literal in braces may be an identifier; only what looks like words counts. */
function spokenIn(text: string | null, node: Node): string | null {
  if (text === null) return null;
  const words =
    node.type === 'JSXAttribute' ? spoken.test(text) : han.test(text) || /[A-Za-z]{2,} [A-Za-z]+/.test(text);
  return words ? text : null;
}

function chinese(node: Node): string | null {
  if (node.type === 'TemplateElement') {
    const { raw } = node['value'] as { raw: string };
    return han.test(raw) ? raw : null;
  }
  const text = node.type === 'Literal' ? stringOf(node) : null;
  return text !== null && han.test(text) ? text : null;
}

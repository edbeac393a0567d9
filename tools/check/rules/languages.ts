import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, lineAt, type Source, sources } from '../tree/source.ts';
import { type Node, stringOf, walk } from '../tree/walk.ts';
import { placeOf, type Zone } from '../tree/zones.ts';

/** Chinese punctuation marks; a program for English phones must not show them. */
const marks = /[；、，。：（）！？]/;

/** Files whose subject is punctuation, with the reason. */
const homes: Readonly<Record<string, string>> = {
  'packages/domain/src/bilingual.ts': 'picks a language and joins lists',
  'packages/domain/src/punctuation.ts': 'patterns for typed text and for line breaks, never shown',
  'apps/attendee/src/lib/texts/Phrases.tsx':
    'breaks Chinese titles, in the first load, where other patterns would only weigh',
};

/** Zones checked. Ports use foreign protocols, demo and tests have their own texts. */
const watched: readonly Zone[] = [
  'server',
  'server/features',
  'server/http',
  'server/db',
  'server/jobs',
  'domain',
  'contract',
  'attendee',
  'attendee/app',
  'attendee/features',
  'attendee/lib',
  'attendee/shared',
  'console',
  'console/app',
  'console/features',
  'console/lib',
];

/**
 * Reports language fallbacks and hard-coded punctuation: a bilingual text is read by `pickLanguage`, a list is joined by `joinList`.
 */
export function checkLanguages(tree: Tree): Finding[] {
  return sources(tree)
    .filter(({ path }) => !isTest(path) && !(path in homes) && watched.includes(placeOf(path).zone))
    .flatMap((source) => [...fallbacks(source), ...chineseMarks(source)]);
}

function fallbacks(source: Source): Finding[] {
  return nodes(source, isFallback).map((node) => ({
    rule: 'languages',
    path: source.path,
    line: lineAt(source.text, node.start),
    message: 'falls back to another language by itself. Use pickLanguage of packages/domain/src/bilingual.ts.',
  }));
}

/** `text[language] || …`, `text.title[language] ?? text.title.zh`. */
function isFallback(node: Node): boolean {
  if (node.type !== 'LogicalExpression' || node['operator'] === '&&') return false;
  const left = node['left'] as Node;
  const chosen = (left.type === 'ChainExpression' ? left['expression'] : left) as Node;
  if (chosen.type !== 'MemberExpression') return false;
  const property = chosen['property'] as Node;
  const byLanguage = chosen['computed'] === true && property.type === 'Identifier' && property['name'] === 'language';
  return node['operator'] === '||' && byLanguage;
}

function chineseMarks(source: Source): Finding[] {
  return nodes(source, holdsMark).map((node) => ({
    rule: 'languages',
    path: source.path,
    line: lineAt(source.text, node.start),
    message:
      'holds Chinese punctuation. Join lists with joinList, split them with listSeparator (packages/domain/src/bilingual.ts), put sentences into packages/locales.',
  }));
}

function holdsMark(node: Node): boolean {
  if (node.type === 'TemplateElement') return marks.test((node['value'] as { raw: string }).raw);
  if (node.type === 'JSXText') return marks.test(node['value'] as string);
  if (node.type !== 'Literal') return false;
  const pattern = (node['regex'] as { pattern: string } | undefined)?.pattern;
  return marks.test(pattern ?? stringOf(node) ?? '');
}

function nodes(source: Source, wanted: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  walk(source.parsed.program, (node) => {
    if (wanted(node)) found.push(node);
  });
  return found;
}

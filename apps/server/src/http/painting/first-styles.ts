import type { CssNode } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';

/** Tells of a page whether it has what a name stands for: `tag`, `.class`, `#id`, `[attribute]` or `[attribute=value]`. */
type Has = (name: string) => boolean;

interface Rule {
  text: string;
  /** The conditions around it, such as `@media (max-width:16em)`; empty: none. */
  within: string;
  /** Null: the rule is always kept. */
  selectors: readonly CssNode[] | null;
  /** Of `@keyframes`. */
  animation?: string;
}

/** A style sheet, read once. */
export type Sheet = readonly Rule[];

/** Reads a style sheet. What is not a rule of elements, such as a font or an animation, is kept whole. */
export const readSheet = (css: string): Sheet => {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
  return sheet.type === 'StyleSheet' ? sheet.children.toArray().flatMap((node) => readRules(node, '')) : [];
};

function readRules(node: CssNode, within: string): Rule[] {
  const text = generate(node);
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList')
    return [{ text, within, selectors: node.prelude.children.toArray() }];
  if (node.type !== 'Atrule') return [{ text, within, selectors: null }];
  const condition = node.prelude ? generate(node.prelude) : '';
  if (/^(media|supports)$/.test(node.name) && node.block && within === '')
    return node.block.children.toArray().flatMap((inner) => readRules(inner, `@${node.name} ${condition}`));
  return [{ text, within, selectors: null, ...(node.name === 'keyframes' && { animation: condition }) }];
}

/**
 * Returns the rules of a sheet that may apply to a page, in their order. A rule is left out only when the page has no element of a
 * name that its selector requires, so the page looks as with the whole sheet until its elements change.
 */
export function rulesFor(sheet: Sheet, has: Has): string {
  const kept = sheet.filter(({ selectors }) => selectors === null || selectors.some((one) => isMet(one, has)));
  const used = kept.filter(({ animation }) => animation === undefined).map(({ text }) => text);
  const wanted = kept.filter(
    ({ animation }) => animation === undefined || used.some((text) => text.includes(animation)),
  );
  return wanted.reduce((css, { text, within }, at) => {
    const before = wanted[at - 1]?.within ?? '';
    const opens = within !== '' && within !== before ? `${within}{` : '';
    const closes = within !== '' && within !== wanted[at + 1]?.within ? '}' : '';
    return css + opens + text + closes;
  }, '');
}

/**
 * Whether a page has all that a part of a selector requires. States of elements (`:hover`, `:nth-child(2)`, `:not(.off)`, `[open]`)
 * change without another element, so they require nothing; `:is`, `:where` and `:has` require one of theirs.
 */
function isMet(part: CssNode, has: Has): boolean {
  if (part.type === 'Selector') return part.children.toArray().every((one) => isMet(one, has));
  if (part.type === 'SelectorList') return part.children.toArray().some((one) => isMet(one, has));
  if (part.type === 'PseudoClassSelector')
    return !/^(is|where|has)$/.test(part.name) || (part.children?.toArray() ?? []).every((one) => isMet(one, has));
  const name = requiredName(part);
  return name === null || has(name);
}

/** The name that a part of a selector requires; null: none, or one that is written with an escape. */
function requiredName(part: CssNode): string | null {
  if (part.type === 'AttributeSelector') return attributeName(part);
  if (part.type !== 'TypeSelector' && part.type !== 'ClassSelector' && part.type !== 'IdSelector') return null;
  if (part.name === '*' || part.name.includes('\\')) return null;
  if (part.type === 'TypeSelector') return part.name.toLowerCase();
  return `${part.type === 'IdSelector' ? '#' : '.'}${part.name}`;
}

function attributeName({ name, matcher, value }: CssNode & { type: 'AttributeSelector' }): string | null {
  const attribute = name.name.toLowerCase();
  if (attribute === 'open') return null;
  if (matcher !== '=' || value === null) return `[${attribute}]`;
  return `[${attribute}=${value.type === 'String' ? value.value : value.name}]`;
}

/** Reads which names the elements of a page have. */
export function namesIn(html: string): Has {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    names.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s"=]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name.toLowerCase()}]`).add(`[${name.toLowerCase()}=${value}]`);
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
    }
  }
  return (name) => names.has(name);
}

/** Tells of a page whether it has what a name stands for: `tag`, `.class`, `#id`, `[attribute]` or `[attribute=value]`. */
type Has = (name: string) => boolean;

/** A selector: names that the page must all have, and alternatives of which it must have one. */
interface Selector {
  names: readonly string[];
  choices: readonly (readonly Selector[])[];
}

interface Rule {
  text: string;
  /** The conditions around it, such as `@media (max-width:16em)`; empty: none. */
  within: string;
  /** Null: the rule is always kept. */
  selectors: readonly Selector[] | null;
}

/** A style sheet, read once. */
export type Sheet = readonly Rule[];

/** Reads a minified style sheet without comments. What is not a rule of elements, such as a font or an animation, is kept whole. */
export function readSheet(css: string, within = ''): Sheet {
  return blocksOf(css).flatMap(({ text, head, body }) => {
    if (/^@(media|supports)\b/.test(head) && within === '') return readSheet(body, head);
    if (head.startsWith('@') || head.includes('\\')) return [{ text, within, selectors: null }];
    return [{ text, within, selectors: splitAt(head, ',').map(readSelector) }];
  });
}

/**
 * Returns the rules of a sheet that may apply to a page, in their order. A rule is left out only when the page has no element of a
 * name that its selector requires, so the page looks as with the whole sheet until its elements change.
 */
export function rulesFor(sheet: Sheet, has: Has): string {
  const kept = sheet.filter(({ selectors }) => selectors === null || selectors.some((one) => applies(one, has)));
  const used = kept.filter(({ text }) => !text.startsWith('@keyframes')).map(({ text }) => text);
  const wanted = kept.filter(({ text }) => {
    const animation = /^@keyframes ([\w-]+)/.exec(text)?.[1];
    return animation === undefined || used.some((one) => one.includes(animation));
  });
  return wanted.reduce((css, { text, within }, at) => {
    const before = wanted[at - 1]?.within ?? '';
    const opens = within !== '' && within !== before ? `${within}{` : '';
    const closes = within !== '' && within !== wanted[at + 1]?.within ? '}' : '';
    return css + opens + text + closes;
  }, '');
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

const applies = ({ names, choices }: Selector, has: Has): boolean =>
  names.every(has) && choices.every((some) => some.some((one) => applies(one, has)));

/**
 * States of elements (`:hover`, `:nth-child(2)`, `:not(.off)`) change without another element, so they require nothing. `:is`,
 * `:where` and `:has` require one of theirs.
 */
function readSelector(text: string): Selector {
  const choices: Selector[][] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const [pseudo = '', name = ''] = /^:([\w-]+)\(/.exec(text.slice(at)) ?? [];
    if (pseudo === '') {
      plain += text[at] ?? '';
      at += 1;
      continue;
    }
    const end = closing(text, at + pseudo.length, '(', ')');
    const inside = text.slice(at + pseudo.length, end);
    if (/^(is|where|has)$/.test(name)) choices.push(splitAt(inside, ',').map(readSelector));
    at = end + 1;
  }
  return { names: namesOf(plain), choices };
}

function namesOf(selector: string): string[] {
  const attributes: string[] = [];
  const rest = selector.replaceAll(
    /\[([\w-]+)(?:(=)"?([^"\]]*)"?|[^\]]*)\]/g,
    (_all, name: string, is = '', value = '') => {
      // Elements that open and close do so without another markup.
      if (name !== 'open') attributes.push(is === '' ? `[${name.toLowerCase()}]` : `[${name.toLowerCase()}=${value}]`);
      return '';
    },
  );
  const names = rest.replaceAll(/::?[\w-]+/g, '').match(/[.#]?[a-z_][\w-]*/gi) ?? [];
  return [...attributes, ...names.map((name) => (/^[.#]/.test(name) ? name : name.toLowerCase()))];
}

interface Block {
  text: string;
  /** What is before the brace, or a statement without one. */
  head: string;
  body: string;
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < css.length;) {
    const [opens, ends] = [find(css, at, '{'), find(css, at, ';')];
    const isStatement = ends < opens;
    const end = isStatement ? ends : closing(css, opens + 1, '{', '}');
    const text = css.slice(at, end + 1).trim();
    const head = css.slice(at, Math.min(opens, ends)).trim();
    if (text !== '') blocks.push({ text, head, body: isStatement ? '' : css.slice(opens + 1, end) });
    at = end + 1;
  }
  return blocks;
}

function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let end = 0; from <= text.length; from = end + 1) {
    end = find(text, from, separator);
    parts.push(text.slice(from, end).trim());
  }
  return parts;
}

/** Position of the character that closes the pair opened before `from`; the end of the text when none does. */
function closing(text: string, from: number, open: string, close: string): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    const one = text[at] ?? '';
    if (one === '"' || one === "'") at = endOfString(text, at);
    else if (one === open) depth += 1;
    else if (one === close && (depth -= 1) === 0) return at;
  }
  return text.length;
}

/** Position of a character outside strings, parentheses and brackets; the end of the text when there is none. */
function find(text: string, from: number, wanted: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const one = text[at] ?? '';
    if (one === '"' || one === "'") at = endOfString(text, at);
    else if (one === wanted && depth === 0) return at;
    else if (one === '(' || one === '[') depth += 1;
    else if (one === ')' || one === ']') depth -= 1;
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return text.length;
}

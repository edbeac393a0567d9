import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, Chapter, Run, Section } from '../src/features/help/view.ts';
import { chapterNames, type ChapterAddress } from '../src/lib/navigation/chapters.ts';

const folder = join(import.meta.dirname, '../../../docs/guide');
const languages = ['zh', 'en'] as const;
const filled = /\/features\/help\/parts\/guide-(zh|en)\.ts$/;

/**
 * Makes the handbook part of the console: `features/help/parts/guide-zh.ts` and `guide-en.ts` become the chapters of `docs/guide` as
 * values. The page draws them with its own elements, so no HTML of a file reaches the browser.
 */
export function guide(): Plugin {
  return {
    name: 'guide',
    load(id) {
      const language = languages.find((one) => one === filled.exec(id)?.[1]);
      if (!language) return null;
      for (const name of chapterNames) this.addWatchFile(join(folder, language, `${name}.md`));
      return `export const guide = ${JSON.stringify(readGuide(language))};`;
    },
  };
}

/**
 * Chapters in order. A section's address comes from its English heading, so that a link to it works in both languages.
 * @throws Error naming the file, when it uses something that the page cannot draw
 */
export function readGuide(language: (typeof languages)[number]): Chapter[] {
  return chapterNames.map((name) => {
    const own = readChapter(language, name);
    const ids = readChapter('en', name).sections.map(({ title }) => idOf(title));
    return { ...own, sections: own.sections.map((section, index) => ({ ...section, id: ids[index] ?? section.id })) };
  });
}

/** `Refund an order` becomes `refund-an-order`. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function readChapter(language: string, name: (typeof chapterNames)[number]): Chapter {
  const file = `docs/guide/${language}/${name}.md`;
  try {
    return parseChapter(name, readFileSync(join(folder, language, `${name}.md`), 'utf8'));
  } catch (failure) {
    throw new Error(`${file}: ${failure instanceof Error ? failure.message : String(failure)}`, { cause: failure });
  }
}

/** A chapter has one heading `#`, an introduction, and sections `##`. */
export function parseChapter(name: (typeof chapterNames)[number], markdown: string): Chapter {
  const intro: Block[] = [];
  const sections: (Section & { blocks: Block[] })[] = [];
  let title = '';
  for (const token of lexer(markdown)) {
    if (isHeading(token)) {
      if (token.depth === 1 && title === '') title = token.text;
      else if (token.depth === 2) sections.push({ id: idOf(token.text), title: token.text, blocks: [] });
      else throw new Error(`the heading “${token.text}” is neither the title nor of level 2`);
    } else if (token.type !== 'space') (sections.at(-1)?.blocks ?? intro).push(blockOf(token));
  }
  if (title === '') throw new Error('has no title');
  return { name, title, intro, sections };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isQuote = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isText = (token: Token): token is Tokens.Text => token.type === 'text';
const isStrong = (token: Token): token is Tokens.Strong => token.type === 'strong';
const isCode = (token: Token): token is Tokens.Codespan => token.type === 'codespan';
const isLink = (token: Token): token is Tokens.Link => token.type === 'link';

function blockOf(token: Token): Block {
  if (isParagraph(token)) return { kind: 'paragraph', runs: runsOf(token.tokens) };
  if (isQuote(token)) return { kind: 'note', runs: token.tokens.flatMap(insideOf) };
  if (isList(token))
    return { kind: 'list', ordered: token.ordered, items: token.items.map(({ tokens }) => tokens.flatMap(insideOf)) };
  if (isTable(token))
    return {
      kind: 'table',
      head: token.header.map(({ tokens }) => runsOf(tokens)),
      rows: token.rows.map((row) => row.map(({ tokens }) => runsOf(tokens))),
    };
  throw new Error(`the page cannot draw “${token.raw.trim().slice(0, 40)}” (${token.type})`);
}

/** Text of a quotation or of an item of a list: one paragraph. */
function insideOf(token: Token): Run[] {
  if (isParagraph(token) || (isText(token) && token.tokens)) return runsOf(token.tokens ?? []);
  throw new Error(`the page cannot draw “${token.raw.trim().slice(0, 40)}” inside a list or note (${token.type})`);
}

const runsOf = (tokens: readonly Token[]): Run[] => tokens.map(runOf);

function runOf(token: Token): Run {
  if (isStrong(token)) return { kind: 'name', text: plain(token.text) };
  if (isCode(token)) return { kind: 'code', text: plain(token.text) };
  if (isLink(token)) return { kind: 'link', text: plain(token.text), to: addressOf(token.href) };
  if (isText(token)) return { kind: 'text', text: plain(token.text.replaceAll('\n', ' ')) };
  throw new Error(`the page cannot draw “${token.raw.slice(0, 40)}” (${token.type})`);
}

/** The lexer escapes for HTML, which is not made here. */
const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** `orders.md#bank-transfers` becomes `orders#bank-transfers`. Addresses outside the handbook are refused. */
function addressOf(href: string): ChapterAddress {
  const [, file, section] = /^([a-z]+)\.md(?:#([a-z0-9-]+))?$/.exec(href) ?? [];
  const chapter = chapterNames.find((name) => name === file);
  if (!chapter) throw new Error(`the link “${href}” leads to no chapter`);
  return section === undefined ? chapter : `${chapter}#${section}`;
}

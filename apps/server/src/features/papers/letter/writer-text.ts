import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { CleanHtml } from '@meetingapp/contract/shapes.ts';
import { fillPlaces, type LetterPlace } from '@meetingapp/domain/papers/letter.ts';
import { plainAsHtml } from '@meetingapp/domain/plain-text.ts';
import { closingMarks, openingMarks } from '@meetingapp/domain/punctuation.ts';
import { cleanHtml, cleanLetter } from '../../../http/security/clean-html.ts';

type Values = Readonly<Record<LetterPlace, string>>;

export interface LetterRun {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  link: string | null;
}

/** A paragraph, a heading (`level` 2 to 4) or a list item, ready for layout. */
export interface LetterBlock {
  level: 0 | 2 | 3 | 4;
  /** Indentation level. */
  indent: number;
  /** Text before the first line; empty: none. */
  marker: string;
  /** True when another item of the same list follows. */
  tight: boolean;
  lines: LetterRun[][];
}

interface Piece {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Piece[];
}

function filled(text: string, values: Values) {
  const tree = fromHtml(cleanLetter(plainAsHtml(text)), { fragment: true });
  const fill = (piece: Piece) => {
    if (piece.type === 'text') piece.value = fillPlaces(piece.value ?? '', values);
    piece.children?.forEach(fill);
  };
  fill(tree);
  return tree;
}

/** Values are inserted as text: a title with a bracket in it stays unchanged. */
export const filledHtml = (text: string, values: Values): CleanHtml => cleanHtml(toHtml(filled(text, values)));

const levels = { h2: 2, h3: 3, h4: 4 } as const;
const lists = new Set(['ul', 'ol']);
const blocks = new Set(['p', 'h2', 'h3', 'h4', 'li', 'ul', 'ol', 'blockquote']);

type Dress = Omit<LetterRun, 'text'>;
type Setting = Pick<LetterBlock, 'level' | 'indent'>;

/** The letter with its values, as blocks for the PDF. */
export function letterBlocks(text: string, values: Values): LetterBlock[] {
  const made: LetterBlock[] = [];
  let open: LetterBlock | null = null;
  let marker = '';
  const close = () => {
    open = null;
  };
  function say(words: string, dress: Dress, setting: Setting) {
    const said = words.replace(/[ \t\n]+/g, ' ');
    if (!open && said.trim() === '') return;
    if (!open) {
      open = { ...setting, marker, tight: false, lines: [[]] };
      made.push(open);
      marker = '';
    }
    const line = open.lines.at(-1) ?? [];
    line.push({ ...dress, text: line.length === 0 ? said.trimStart() : said });
  }
  function points(list: Piece, dress: Dress, setting: Setting) {
    const items = (list.children ?? []).filter(({ tagName }) => tagName === 'li');
    for (const [at, item] of items.entries()) {
      marker = list.tagName === 'ol' ? `${at + 1}.` : '•';
      inside(item, dress, { ...setting, indent: setting.indent + 1 });
      const last = made.at(-1);
      if (last && at < items.length - 1) last.tight = true;
    }
    marker = '';
  }
  function inside(piece: Piece, dress: Dress, setting: Setting) {
    for (const child of piece.children ?? []) visit(child, dress, setting);
    if (blocks.has(piece.tagName ?? '')) close();
  }
  function visit(piece: Piece, dress: Dress, setting: Setting) {
    const name = piece.tagName ?? '';
    if (piece.type === 'text') return say(piece.value ?? '', dress, setting);
    if (name === 'br') return void open?.lines.push([]);
    if (blocks.has(name)) close();
    if (lists.has(name)) return points(piece, dress, setting);
    const level = levels[name as keyof typeof levels] ?? setting.level;
    inside(piece, dressed(dress, piece), { level, indent: setting.indent + (name === 'blockquote' ? 1 : 0) });
  }
  const plain = { bold: false, italic: false, underline: false, link: null };
  inside(filled(text, values), plain, { level: 0, indent: 0 });
  return made.map((block) => ({ ...block, lines: block.lines.map(kept).filter((line) => line.length > 0) }));
}

/** Lines can break between runs, so punctuation is attached to its word. */
function kept(runs: readonly LetterRun[]): LetterRun[] {
  const line = runs.map((run) => ({ ...run }));
  for (const [at, run] of line.entries()) {
    const before = line[at - 1];
    // The underline of a word does not continue below punctuation.
    if (!before || before.underline) continue;
    const [close = ''] = closingMarks.exec(run.text) ?? [];
    before.text += close;
    run.text = run.text.slice(close.length);
    const [open = ''] = openingMarks.exec(before.text) ?? [];
    before.text = before.text.slice(0, before.text.length - open.length);
    run.text = open + run.text;
  }
  return line.filter(({ text }) => text !== '');
}

function dressed(dress: Dress, { tagName, properties }: Piece): Dress {
  if (tagName === 'b' || tagName === 'strong') return { ...dress, bold: true };
  if (tagName === 'i' || tagName === 'em') return { ...dress, italic: true };
  if (tagName === 'u') return { ...dress, underline: true };
  const href = properties?.['href'];
  return tagName === 'a' && typeof href === 'string' ? { ...dress, link: href, underline: true } : dress;
}

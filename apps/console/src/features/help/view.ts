import type { ChapterAddress, ChapterName } from '../../lib/navigation/chapters.ts';

/** A run of a text. `name` is a word of the console, as it stands on the page; `link` leads to a chapter. */
export type Run = { kind: 'text' | 'name' | 'code'; text: string } | { kind: 'link'; text: string; to: ChapterAddress };

export type Block =
  | { kind: 'paragraph' | 'note'; runs: readonly Run[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Run[])[] }
  | { kind: 'table'; head: readonly (readonly Run[])[]; rows: readonly (readonly (readonly Run[])[])[] };

export interface Section {
  /** Part of the address after `#`; the same in both languages. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface Chapter {
  name: ChapterName;
  title: string;
  intro: readonly Block[];
  sections: readonly Section[];
}

export interface Hit {
  to: ChapterAddress;
  chapter: string;
  /** Empty for the introduction of a chapter. */
  section: string;
  /** Words around the first match. */
  excerpt: string;
}

export const runsOf = (block: Block): readonly Run[] => {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [...block.head.flat(), ...block.rows.flat(2)];
  return block.runs;
};

/** The words of blocks without their marks. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      runsOf(block)
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ');

/** Characters shown before a match, and half of those after it. */
const AROUND = 32;
const MOST_HITS = 30;

/**
 * Parts of the handbook that contain every typed word, those with this title first, then those with a match in it, otherwise in the order of the handbook.
 * @param words separated by spaces; case does not matter
 */
export function searchGuide(guide: readonly Chapter[], words: string): Hit[] {
  const phrase = words.trim().toLowerCase();
  const wanted = phrase.split(/\s+/).filter(Boolean);
  const first = wanted[0];
  if (first === undefined) return [];
  const hits = guide.flatMap((chapter) =>
    [{ id: '', title: '', blocks: chapter.intro }, ...chapter.sections].flatMap(({ id, title, blocks }) => {
      const text = plainText(blocks);
      const all = `${chapter.title} ${title} ${text}`.toLowerCase();
      if (!wanted.every((word) => all.includes(word))) return [];
      const to: ChapterAddress = id === '' ? chapter.name : `${chapter.name}#${id}`;
      const own = (title === '' ? chapter.title : title).toLowerCase();
      const found =
        wanted.filter((word) => own.includes(word)).length + (own.includes(phrase) ? 1 : 0) + (own === phrase ? 1 : 0);
      return [{ found, to, chapter: chapter.title, section: title, excerpt: excerptOf(text, first) }];
    }),
  );
  return hits
    .toSorted((one, other) => other.found - one.found)
    .slice(0, MOST_HITS)
    .map(({ to, chapter, section, excerpt }) => ({ to, chapter, section, excerpt }));
}

function excerptOf(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = Math.max(0, at - AROUND);
  const until = at + word.length + AROUND * 2;
  return `${from > 0 ? '…' : ''}${text.slice(from, until).trim()}${until < text.length ? '…' : ''}`;
}

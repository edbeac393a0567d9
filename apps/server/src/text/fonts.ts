import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FontFile, readFontFile } from './font-file.ts';

/** One font of a chain. */
export interface Face {
  /** Family under which PDF documents and canvases know it. */
  family: string;
  bytes: Buffer;
  file: FontFile;
}

export interface FontRun {
  text: string;
  face: Face;
  /** At size 1. */
  width: number;
}

/** In order of preference: Chinese with Latin, then Latin letters that the first one lacks, Greek and Cyrillic. */
const chains = {
  plain: [
    '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
  ],
  bold: [
    '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
    'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
  ],
} as const;

const loaded = new Map<string, readonly Face[]>();

/** The faces of a weight; read once per process. */
export function facesOf(bold: boolean): readonly Face[] {
  const weight = bold ? 'bold' : 'plain';
  const known = loaded.get(weight);
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const faces = chains[weight].map((path, at) => {
    const bytes = readFileSync(resolve(path));
    return { family: `Layout ${weight} ${at}`, bytes, file: readFontFile(bytes) };
  });
  loaded.set(weight, faces);
  return faces;
}

/** Characters that take no room and need no glyph: joiners and variation selectors. */
const invisible = /^(?:[\u200b-\u200d]|\p{Variation_Selector})$/u;

/** Stands for a character that no font has. */
const BOX = '\u25a1';

/** Quotes next to Latin letters: in the Chinese font they are as wide as a Chinese character. */
const latinQuote = /(?<=\p{Script=Latin})[\u2019\u201d]|[\u2018\u201c](?=\p{Script=Latin})/gu;

/** The text cut where the font changes: each character in the first face that has it. */
export function fontRuns(text: string, bold: boolean): FontRun[] {
  const faces = facesOf(bold);
  const quotes = new Set([...text.matchAll(latinQuote)].map(({ index }) => index));
  const runs: FontRun[] = [];
  let at = 0;
  for (const one of text) {
    const quoted = quotes.has(at);
    at += one.length;
    if (invisible.test(one)) continue;
    const found = (quoted ? faces.toReversed() : faces).find(({ file }) => file.has(one.codePointAt(0) ?? 0));
    // Spaces of other widths that no font has are set as usual ones, other characters as a box in which there is room to write them.
    const shown = found ? one : /\s/.test(one) ? ' ' : BOX;
    const face = found ?? faces[0];
    if (!face) continue;
    const width = face.file.advance(shown.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + shown, width: last.width + width };
    else runs.push({ face, text: shown, width });
  }
  return runs;
}

/** Width of a text at size 1. */
export const textWidth = (text: string, bold: boolean): number =>
  fontRuns(text, bold).reduce((sum, { width }) => sum + width, 0);

/**
 * A pattern of PostgreSQL that finds a character which the fonts may lack: they have all others (fonts.test.ts). A query selects by it the
 * few texts for `missingCharacters`, which takes 9 µs for each.
 */
export const unusualCharacter = String.raw`[^\u0020-\u007e\u00b7\u3001\u3002\u4e00-\u9fa5\uff08\uff09\uff0c]`;

/** Characters of a text that no font has, each once. They would print as empty boxes. */
export const missingCharacters = (text: string): string[] => {
  const faces = facesOf(false);
  const lacking = [...text].filter(
    (one) => !/\s/.test(one) && !invisible.test(one) && !faces.some(({ file }) => file.has(one.codePointAt(0) ?? 0)),
  );
  return [...new Set(lacking)];
};

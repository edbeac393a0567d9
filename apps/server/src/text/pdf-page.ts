import { createRequire } from 'node:module';
import type { Language } from '@meetingapp/contract/shapes.ts';
import PDFDocument from 'pdfkit';
import { openTags, type LeafRole } from './pdf-tags.ts';

export type Paper = 'a4' | 'a3';

const MM = 72 / 25.4;
const MARGIN = 14 * MM;
/** Points of the body text; all other sizes are derived from it. */
const sizes = { a4: 8.5, a3: 12 } as const;

const fontAt = (name: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/${name}.ttf`);

export interface Words {
  text: string;
  bold?: boolean;
  /** Factor of the body text's size. */
  scale?: number;
  quiet?: boolean;
  italic?: boolean;
  underline?: boolean;
  /** Target of a tap. */
  link?: string | null;
}

/** A PDF with an embedded Chinese font: positioned text, lines, and page numbers. Lengths in points. */
export interface PdfPaper {
  size: number;
  left: number;
  right: number;
  /** Vertical position of the next text. */
  y: number;
  /** Several words are set in sequence, as one paragraph. */
  write: (words: Words | readonly Words[], x: number, width: number) => void;
  /** Sets a text beside the next one. */
  mark: (words: Words, x: number) => void;
  heightOf: (words: Words, width: number) => number;
  /** Sets a picture (JPEG or PNG) into a box from the next text's position down; that position stays. */
  picture: (content: Buffer, x: number, box: { width: number; height: number }) => void;
  rule: (thick: boolean) => void;
  /** A filled rectangle whose upper edge is `below` the position of the next text, which stays. */
  box: (area: { x: number; below: number; width: number; height: number }, colour: string) => void;
  /** Draws lines with round ends; each has its own width in points. */
  draw: (lines: readonly { from: readonly [number, number]; to: readonly [number, number]; wide: number }[]) => void;
  turn: () => void;
  /** Everything drawn meanwhile is one leaf of the tags, such as a heading or a cell. Elsewhere texts are paragraphs, the rest decoration. */
  tag: (role: LeafRole, draw: () => void) => void;
  /** Everything tagged meanwhile belongs to one branch of the tags. */
  group: (role: 'Table' | 'TR', draw: () => void) => void;
  /** Everything drawn meanwhile is decoration, such as a head that is repeated on the next page. */
  decorate: (draw: () => void) => void;
  /** Pages so far. */
  readonly pages: number;
  /** True when this height still fits on the page, or the page is empty. */
  fits: (height: number) => boolean;
  end: () => Promise<Buffer>;
}

/** A text without what the font draws wrongly: narrow spaces are boxes, and quotation marks as wide as Chinese characters. */
export const drawable = (text: string, language: Language): string => {
  const spaced = text.replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ');
  return language === 'en' ? spaced.replace(/[“”]/g, '"') : spaced;
};

interface PaperOptions {
  /** Each page says which one of how many it is. */
  numbered?: boolean;
  /** Of a paper that is tagged for screen readers; absent: it is not. */
  language?: Language;
}

export function openPaper(paper: Paper, title: string, { numbered = true, language }: PaperOptions = {}): PdfPaper {
  const size = sizes[paper];
  const margins = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
  const document = new PDFDocument({
    size: paper.toUpperCase(),
    margins,
    bufferPages: true,
    // Not the default font: it is a file beside the library, which the built program does not have.
    font: '',
    ...(language
      ? { pdfVersion: '1.7', tagged: true, lang: language === 'zh' ? 'zh-CN' : 'en', displayTitle: true }
      : {}),
    info: { Title: title, Creator: 'Meetingapp' },
  });
  const tags = openTags(document, language !== undefined);
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((done) => document.on('end', () => done()));
  document.registerFont('plain', fontAt('400Regular/NotoSansSC_400Regular'));
  document.registerFont('bold', fontAt('700Bold/NotoSansSC_700Bold'));
  const right = document.page.width - MARGIN;
  const bottom = document.page.height - MARGIN - size * 2;
  const lineGap = size * 0.1;
  const dress = ({ bold, scale = 1, quiet }: Words) =>
    document
      .font(bold ? 'bold' : 'plain')
      .fontSize(size * scale)
      .fillColor(quiet ? '#555555' : '#000000');
  // The font's typographic apostrophe has full width and would leave a wide gap.
  const plain = (text: string): string => text.replaceAll('’', "'");

  function numberPages(): void {
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page);
      document.page.margins.bottom = 0;
      tags.decorate(() =>
        dress({ text: '', scale: 0.85, quiet: true }).text(
          `${page + 1} / ${count}`,
          MARGIN,
          document.page.height - 9 * MM,
          { width: right - MARGIN, align: 'center', lineBreak: false },
        ),
      );
    }
  }

  return {
    size,
    left: MARGIN,
    right,
    get y() {
      return document.y;
    },
    set y(value) {
      document.y = value;
    },
    write(words, x, width) {
      const runs = Array.isArray(words) ? (words as readonly Words[]) : [words as Words];
      tags.tag('P', () => {
        for (const [at, run] of runs.entries()) {
          const { italic: oblique = false, underline = false, link = null } = run;
          const options = { width, lineGap, oblique, underline, link, continued: at < runs.length - 1 };
          if (at === 0) dress(run).text(plain(run.text), x, document.y, options);
          else dress(run).text(plain(run.text), options);
        }
      });
    },
    mark(words, x) {
      const { y } = document;
      tags.tag('P', () => dress(words).text(plain(words.text), x, y, { lineBreak: false }));
      document.y = y;
    },
    heightOf: (words, width) => dress(words).heightOfString(plain(words.text), { width, lineGap }),
    picture(content, x, { width, height }) {
      const { y } = document;
      tags.decorate(() => document.image(content, x, y, { fit: [width, height] }));
      document.y = y;
    },
    rule: (thick) =>
      tags.decorate(() =>
        document
          .moveTo(MARGIN, document.y)
          .lineTo(right, document.y)
          .lineWidth(thick ? 1 : 0.4)
          .strokeColor(thick ? '#000000' : '#bbbbbb')
          .stroke(),
      ),
    box: ({ x, below, width, height }, colour) =>
      tags.decorate(() => document.rect(x, document.y + below, width, height).fill(colour)),
    draw: (lines) =>
      tags.decorate(() => {
        for (const { from, to, wide } of lines)
          document
            .moveTo(from[0], from[1])
            .lineTo(to[0], to[1])
            .lineWidth(wide)
            .lineCap('round')
            .strokeColor('#0b1513')
            .stroke();
      }),
    turn: () => void document.addPage(),
    tag: tags.tag,
    group: tags.group,
    decorate: tags.decorate,
    get pages() {
      return document.bufferedPageRange().count;
    },
    fits: (height) => document.y + height <= bottom || document.y <= MARGIN + size * 4,
    async end() {
      if (numbered) numberPages();
      tags.end();
      document.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

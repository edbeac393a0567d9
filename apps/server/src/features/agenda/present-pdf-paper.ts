import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

export type Paper = 'a4' | 'a3';

const MM = 72 / 25.4;
const MARGIN = 14 * MM;
/** Points of the body text; everything else follows from it. */
const sizes = { a4: 8.5, a3: 12 } as const;

const fontAt = (name: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/${name}.ttf`);

export interface Words {
  text: string;
  bold?: boolean;
  /** Times the body text. */
  scale?: number;
  quiet?: boolean;
  italic?: boolean;
  underline?: boolean;
  /** Where a tap on it leads. */
  link?: string | null;
}

/** Pages with Chinese letters inside: words at a place, lines, and numbers at the foot. Lengths in points. */
export interface PdfPaper {
  size: number;
  left: number;
  right: number;
  /** Where the next words would stand. */
  y: number;
  /** Several are set one behind the other, as one paragraph. */
  write: (words: Words | readonly Words[], x: number, width: number) => void;
  /** Beside what is written next. */
  mark: (words: Words, x: number) => void;
  heightOf: (words: Words, width: number) => number;
  rule: (thick: boolean) => void;
  turn: () => void;
  /** Whether so much still fits on this page, or the page is empty. */
  fits: (height: number) => boolean;
  end: () => Promise<Buffer>;
}

export function openPaper(paper: Paper, title: string): PdfPaper {
  const size = sizes[paper];
  const margins = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
  const document = new PDFDocument({
    size: paper.toUpperCase(),
    margins,
    bufferPages: true,
    // Not the usual one: it is a file beside the library, and the built program has none beside it.
    font: '',
    info: { Title: title, Creator: 'Meetingapp' },
  });
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
  // The font has no typographic apostrophe of Latin width: it would stand in a square of its own.
  const plain = (text: string): string => text.replaceAll('’', "'");

  function numberPages(): void {
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page);
      document.page.margins.bottom = 0;
      dress({ text: '', scale: 0.85, quiet: true }).text(
        `${page + 1} / ${count}`,
        MARGIN,
        document.page.height - 9 * MM,
        { width: right - MARGIN, align: 'center', lineBreak: false },
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
      for (const [at, run] of runs.entries()) {
        const { italic: oblique = false, underline = false, link = null } = run;
        const options = { width, lineGap, oblique, underline, link, continued: at < runs.length - 1 };
        if (at === 0) dress(run).text(plain(run.text), x, document.y, options);
        else dress(run).text(plain(run.text), options);
      }
    },
    mark(words, x) {
      const { y } = document;
      dress(words).text(plain(words.text), x, y, { lineBreak: false });
      document.y = y;
    },
    heightOf: (words, width) => dress(words).heightOfString(plain(words.text), { width, lineGap }),
    rule: (thick) =>
      void document
        .moveTo(MARGIN, document.y)
        .lineTo(right, document.y)
        .lineWidth(thick ? 1 : 0.4)
        .strokeColor(thick ? '#000000' : '#bbbbbb')
        .stroke(),
    turn: () => void document.addPage(),
    fits: (height) => document.y + height <= bottom || document.y <= MARGIN + size * 4,
    async end() {
      numberPages();
      document.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

import PDFDocument from 'pdfkit';
import { type FontRun, facesOf, fontRuns } from './fonts.ts';
import { frameLines, type LayoutPage, type PlacedPage, placedOnPage, qrSquares } from './layout-page.ts';
import type { PlacedField, PlacedLine, PlacedText } from '@meetingapp/domain/layout/place-layout.ts';

type Document = InstanceType<typeof PDFDocument>;

const addresses = new WeakMap<Buffer, string>();
/** A picture as a data URL: the library stores a picture once per document only when it is given as text. */
function imageSource(bytes: Buffer): string {
  const known = addresses.get(bytes) ?? `data:image;base64,${bytes.toString('base64')}`;
  addresses.set(bytes, known);
  return known;
}

const pointsPer = { mm: 72 / 25.4, px: 0.75 } as const;

/**
 * Pages as a tagged PDF with embedded fonts: headings, paragraphs, tables, and figures with their alternative text. Language and title
 * of the document are those of the first page. `drawn` is awaited after each page, for tasks of many pages.
 */
export async function layoutPdf(
  pages: readonly [LayoutPage, ...LayoutPage[]],
  drawn?: (pages: number) => Promise<unknown>,
): Promise<Buffer> {
  const [{ language, title }] = pages;
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    // Not the default font: it is a file beside the library, which the built program does not have.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: language === 'zh' ? 'zh-CN' : 'en',
    displayTitle: true,
    info: { Title: title, Creator: 'Meetingapp' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((done) => document.on('end', () => done()));
  for (const face of [...facesOf(false), ...facesOf(true)]) document.registerFont(face.family, face.bytes);
  const root = document.struct('Document');
  document.addStructure(root);
  for (const [index, page] of pages.entries()) {
    const scale = pointsPer[page.layout.unit];
    document.addPage({ size: [page.layout.width * scale, page.layout.height * scale], margin: 0 });
    paintGround(document, page, scale);
    for (const field of placedOnPage(page)) root.add(tagged(document, field, page, scale));
    for (const part of page.parts ?? []) {
      document.save();
      turn(document, part, scale);
      paintGround(document, part.page, scale);
      for (const field of placedOnPage(part.page)) root.add(tagged(document, field, part.page, scale));
      document.restore();
    }
    paintMarks(document, page, scale);
    await drawn?.(index + 1);
  }
  root.end();
  document.end();
  await ended;
  return Buffer.concat(parts);
}

/** Lets the following lie where a part of the page does. */
function turn(document: Document, { page: { layout }, x, y, turn: by }: PlacedPage, scale: number): void {
  const { width, height } = layout;
  // The corner of the room that is the part's own upper left one, once turned.
  const corner = { 0: [0, 0], 90: [height, 0], 180: [width, height], 270: [0, width] } as const;
  const [right, below] = corner[by];
  document.translate((x + right) * scale, (y + below) * scale).rotate(by);
}

/** Paper, background and frame carry no meaning. */
function paintGround(document: Document, { layout, pictures, trim }: LayoutPage, scale: number): void {
  const [width, height] = [layout.width * scale, layout.height * scale];
  document.markContent('Artifact', { type: 'Layout' });
  document.rect(0, 0, width, height).fill(layout.paper);
  const background = pictures.get(layout.background);
  if (background) document.image(imageSource(background), 0, 0, { cover: [width, height] });
  const framed = trim ?? { x: 0, y: 0, width: layout.width, height: layout.height };
  const side = Math.min(framed.width, framed.height) * scale;
  for (const line of frameLines(layout.frame)) {
    const inset = line.inset * side;
    document
      .rect(
        framed.x * scale + inset,
        framed.y * scale + inset,
        framed.width * scale - inset * 2,
        framed.height * scale - inset * 2,
      )
      .lineWidth(line.width * side)
      .stroke(layout.frameColour);
  }
  document.endMarkedContent();
}

/** Points. */
const MARK_WIDTH = 0.35;
const DASH = 2;

function paintMarks(document: Document, { marks = [] }: LayoutPage, scale: number): void {
  if (marks.length === 0) return;
  document.markContent('Artifact', { type: 'Layout' });
  document.lineWidth(MARK_WIDTH);
  for (const { x1, y1, x2, y2, fold } of marks) {
    if (fold) document.dash(DASH, { space: DASH });
    document
      .moveTo(x1 * scale, y1 * scale)
      .lineTo(x2 * scale, y2 * scale)
      .stroke('#000000');
    if (fold) document.undash();
  }
  document.endMarkedContent();
}

function tagged(document: Document, field: PlacedField, page: LayoutPage, scale: number) {
  if (field.kind === 'text')
    return document.struct(field.role === 'heading' ? 'H1' : 'P', {}, () => drawText(document, field, scale));
  if (field.kind === 'table') {
    const size = field.size * scale;
    return document.struct(
      'Table',
      {},
      field.rows.map((row) =>
        document.struct(
          'TR',
          {},
          row.map((cell) =>
            document.struct('TD', {}, () =>
              drawLine(document, cell, { size, bold: false, colour: field.colour }, scale),
            ),
          ),
        ),
      ),
    );
  }
  return document.struct('Figure', { alt: field.label }, () =>
    field.kind === 'qr' ? drawCode(document, field, scale) : drawPicture(document, field, page, scale),
  );
}

function drawText(document: Document, { lines, size, bold, colour }: PlacedText, scale: number): void {
  for (const line of lines) drawLine(document, line, { size: size * scale, bold, colour }, scale);
}

function drawLine(
  document: Document,
  { text, x, y }: PlacedLine,
  { size, bold, colour }: { size: number; bold: boolean; colour: string },
  scale: number,
): void {
  let at = x * scale;
  for (const run of fontRuns(text, bold)) at = drawRun(document, run, { x: at, y: y * scale, size, colour });
}

/** Returns where the next run begins. */
function drawRun(
  document: Document,
  { text, face, width }: FontRun,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): number {
  document
    .font(face.family)
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  return x + width * size;
}

function drawCode(
  document: Document,
  { box, value, colour }: Extract<PlacedField, { kind: 'qr' }>,
  scale: number,
): void {
  const side = Math.min(box.width, box.height) * scale;
  const [left, top] = [box.x * scale, box.y * scale];
  // One path: neighbouring squares meet without hairlines.
  for (const square of qrSquares(value))
    document.rect(left + square.x * side, top + square.y * side, square.side * side, square.side * side);
  document.fill(colour);
}

function drawPicture(
  document: Document,
  { box, picture }: Extract<PlacedField, { kind: 'picture' }>,
  { pictures }: LayoutPage,
  scale: number,
): void {
  const bytes = pictures.get(picture);
  if (!bytes) return;
  const fit: [number, number] = [box.width * scale, box.height * scale];
  document.image(imageSource(bytes), box.x * scale, box.y * scale, { fit, align: 'center', valign: 'center' });
}

import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { PlacedField, PlacedLine } from '@meetingapp/domain/layout/place-layout.ts';
import { facesOf, fontRuns } from './fonts.ts';
import { frameLines, type LayoutPage, placedOnPage, qrSquares } from './layout-page.ts';

let registered = false;

function registerFonts(): void {
  if (registered) return;
  for (const { bytes, family } of [...facesOf(false), ...facesOf(true)]) GlobalFonts.register(bytes, family);
  registered = true;
}

/** One page as a PNG. `scale`: pixels per unit of the page, so 1 for a picture and 150 / 25.4 for paper at 150 dpi. */
export async function layoutPng(page: LayoutPage, scale: number): Promise<Buffer> {
  registerFonts();
  const { layout } = page;
  const canvas = createCanvas(Math.round(layout.width * scale), Math.round(layout.height * scale));
  const context = canvas.getContext('2d');
  context.fontKerning = 'none';
  await paintGround(context, page, scale);
  for (const field of placedOnPage(page)) await draw(context, field, page, scale);
  return canvas.encode('png');
}

async function paintGround(context: SKRSContext2D, { layout, pictures }: LayoutPage, scale: number): Promise<void> {
  const [width, height] = [layout.width * scale, layout.height * scale];
  context.fillStyle = layout.paper;
  context.fillRect(0, 0, width, height);
  const background = pictures.get(layout.background);
  if (background) {
    const image = await loadImage(background);
    const factor = Math.max(width / image.width, height / image.height);
    context.drawImage(image, 0, 0, image.width * factor, image.height * factor);
  }
  const side = Math.min(width, height);
  context.strokeStyle = layout.frameColour;
  for (const line of frameLines(layout.frame)) {
    const inset = line.inset * side;
    context.lineWidth = line.width * side;
    context.strokeRect(inset, inset, width - inset * 2, height - inset * 2);
  }
}

async function draw(context: SKRSContext2D, field: PlacedField, page: LayoutPage, scale: number): Promise<void> {
  if (field.kind === 'text') for (const line of field.lines) drawLine(context, line, field, scale);
  else if (field.kind === 'table')
    for (const line of field.rows.flat()) drawLine(context, line, { ...field, bold: false }, scale);
  else if (field.kind === 'qr') drawCode(context, field, scale);
  else await drawPicture(context, field, page, scale);
}

function drawLine(
  context: SKRSContext2D,
  { text, x, y }: PlacedLine,
  { size, bold, colour }: { size: number; bold: boolean; colour: string },
  scale: number,
): void {
  context.fillStyle = colour;
  let at = x * scale;
  for (const run of fontRuns(text, bold)) {
    context.font = `${size * scale}px "${run.face.family}"`;
    context.fillText(run.text, at, y * scale);
    at += run.width * size * scale;
  }
}

function drawCode(
  context: SKRSContext2D,
  { box, value, colour }: Extract<PlacedField, { kind: 'qr' }>,
  scale: number,
): void {
  const side = Math.min(box.width, box.height) * scale;
  const squares = qrSquares(value);
  const [left, top] = [Math.round(box.x * scale), Math.round(box.y * scale)];
  context.fillStyle = colour;
  // Edges on whole pixels: a code with blurred edges is read later or not at all.
  for (const { x, y, side: module } of squares) {
    const [from, to] = [Math.round(x * side), Math.round((x + module) * side)];
    const [upper, lower] = [Math.round(y * side), Math.round((y + module) * side)];
    context.fillRect(left + from, top + upper, to - from, lower - upper);
  }
}

async function drawPicture(
  context: SKRSContext2D,
  { box, picture }: Extract<PlacedField, { kind: 'picture' }>,
  { pictures }: LayoutPage,
  scale: number,
): Promise<void> {
  const bytes = pictures.get(picture);
  if (!bytes) return;
  const image = await loadImage(bytes);
  const factor = Math.min((box.width * scale) / image.width, (box.height * scale) / image.height);
  const [width, height] = [image.width * factor, image.height * factor];
  const x = box.x * scale + (box.width * scale - width) / 2;
  context.drawImage(image, x, box.y * scale + (box.height * scale - height) / 2, width, height);
}

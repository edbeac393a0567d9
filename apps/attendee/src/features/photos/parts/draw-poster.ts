import type { Layout } from '@meetingapp/contract/layout.ts';
import type { ShownTemplate } from '@meetingapp/contract/photos/photo.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { placeLayout, type PlacedField } from '@meetingapp/domain/layout/place-layout.ts';
import { PHOTO } from '@meetingapp/domain/photos/first-templates.ts';
import type { Box, Placement } from '@meetingapp/domain/photos/placement.ts';
import { photoWindow } from '@meetingapp/domain/photos/photo-window.ts';
import { artPaths } from '@meetingapp/domain/photos/poster-art.ts';
import { qrPath } from '@meetingapp/ui/data/qr-path.ts';

const FONTS = '-apple-system, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';
/** Light edge of a QR code, in its squares, and the radius of its corners in pixels. */
const QUIET = 2;
const QR_CORNER = 20;

export interface PlacedPhoto {
  picture: ImageBitmap;
  placement: Placement;
}

export interface PosterScene {
  template: ShownTemplate;
  /** Values of the placeholders. */
  values: Readonly<Record<string, string>>;
  language: Language;
  /** Null: a silhouette stands in the window. */
  photo: PlacedPhoto | null;
  /** Pictures of the layout by address; one that is missing is left out. */
  pictures: ReadonlyMap<string, HTMLImageElement>;
}

type Context = CanvasRenderingContext2D;

/** Draws a poster in pixels of its template: what the preview shows and what is saved are drawn by the same code. */
export function drawPoster(context: Context, { template, values, language, photo, pictures }: PosterScene): void {
  const { layout, art, corner } = template;
  context.fillStyle = layout.paper;
  context.fillRect(0, 0, layout.width, layout.height);
  drawArt(context, art);
  const ground = pictures.get(layout.background);
  if (ground) context.drawImage(ground, 0, 0, layout.width, layout.height);
  drawFrame(context, layout);
  const window = photoWindow(layout);
  if (window) drawWindow(context, window, corner, photo);
  for (const field of placeLayout(layout, { texts: values, tables: {} }, language, measureWith(context)))
    drawField(context, field, pictures);
}

/** Addresses of the pictures that a layout shows. */
export const picturesOf = ({ background, fields }: Layout): string[] =>
  [background, ...fields.map((field) => (field.kind === 'picture' ? field.picture : ''))].filter((address) =>
    address.startsWith('/'),
  );

const font = (size: number, bold: boolean): string => `${bold ? 600 : 400} ${size}px ${FONTS}`;

const measureWith =
  (context: Context) =>
  (text: string, bold: boolean): number => {
    context.font = font(100, bold);
    return context.measureText(text).width / 100;
  };

function drawArt(context: Context, art: ShownTemplate['art']): void {
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { path, fill, stroke, width = 1, opacity = 1 } of artPaths[art]) {
    const line = new Path2D(path);
    context.globalAlpha = opacity;
    if (fill) {
      context.fillStyle = fill;
      context.fill(line);
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke(line);
    }
  }
  context.restore();
}

/** Lines around the page, as the designer of the console shows them: inset and width as shares of the shorter side. */
const frames = {
  none: [],
  single: [[0.06, 0.006]],
  double: [
    [0.045, 0.0016],
    [0.06, 0.006],
  ],
} as const;

function drawFrame(context: Context, { frame, frameColour, width, height }: Layout): void {
  const side = Math.min(width, height);
  context.strokeStyle = frameColour;
  for (const [inset, thick] of frames[frame]) {
    context.lineWidth = thick * side;
    context.strokeRect(inset * side, inset * side, width - 2 * inset * side, height - 2 * inset * side);
  }
}

/** Clips to the window and draws the photo, or a silhouette until there is one. */
function drawWindow(context: Context, window: Box, corner: number, photo: PlacedPhoto | null): void {
  context.save();
  context.beginPath();
  context.roundRect(window.x, window.y, window.width, window.height, corner);
  context.clip();
  context.translate(window.x + window.width / 2, window.y + window.height / 2);
  if (photo) drawPhoto(context, photo);
  else drawSilhouette(context, window);
  context.restore();
}

/** Draws a photo; the origin is the middle of its window. */
export function drawPhoto(context: Context, { picture, placement }: PlacedPhoto): void {
  context.save();
  context.imageSmoothingQuality = 'high';
  context.translate(placement.x, placement.y);
  context.rotate((placement.turn * Math.PI) / 180);
  context.scale(placement.scale, placement.scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}

/** A person's outline; the origin is the middle of the window. */
export function drawSilhouette(context: Context, { width, height }: Pick<Box, 'width' | 'height'>): void {
  context.fillStyle = '#c8dbe0';
  context.fillRect(-width / 2, -height / 2, width, height);
  const unit = Math.min(width, height) / 10;
  context.fillStyle = '#9db8bf';
  context.beginPath();
  context.arc(0, -unit, 2 * unit, 0, 2 * Math.PI);
  context.ellipse(0, height / 2 + unit, 3.8 * unit, height / 2 - unit, 0, 0, 2 * Math.PI);
  context.fill();
}

function drawField(context: Context, field: PlacedField, pictures: PosterScene['pictures']): void {
  if (field.kind === 'picture') {
    const picture = field.picture === PHOTO ? undefined : pictures.get(field.picture);
    if (picture) context.drawImage(picture, field.box.x, field.box.y, field.box.width, field.box.height);
  } else if (field.kind === 'qr') drawCode(context, field.box, field);
  else if (field.kind === 'text') {
    context.font = font(field.size, field.bold);
    context.fillStyle = field.colour;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    for (const { text, x, y } of field.lines) context.fillText(text, x, y);
  }
}

function drawCode(context: Context, box: Box, { value, colour }: { value: string; colour: string }): void {
  const { size, path } = qrPath(value, 'M');
  const side = Math.min(box.width, box.height);
  context.save();
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(box.x, box.y, side, side, QR_CORNER);
  context.fill();
  const square = side / (size + 2 * QUIET);
  context.translate(box.x + QUIET * square, box.y + QUIET * square);
  context.scale(square, square);
  context.fillStyle = colour;
  context.fill(new Path2D(path));
  context.restore();
}

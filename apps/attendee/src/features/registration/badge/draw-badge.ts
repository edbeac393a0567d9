import { brandColours } from '@meetingapp/ui/styles/brand-colours.ts';
import { qrPath } from '@meetingapp/ui/data/qr-path.ts';

export interface BadgeWords {
  brand: string;
  conference: string;
  days: string;
  venue: string;
  name: string;
  affiliation: string;
  role: string;
  number: string;
  numberLabel: string;
  /** Empty: the card has no code, because the doors accept only those that change. */
  entryCode: string;
}

const WIDTH = 1080;
const HEIGHT = 1620;
const HEAD = 420;
const EDGE = 80;
const QR = 560;
const FONTS = '-apple-system, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** Breaks a text into lines no wider than `width`: Latin between words, Chinese between any characters. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const pieces = text.match(/[\p{Script=Latin}\d.,'&()-]+\s*|\s+|./gu) ?? [];
  const lines: string[] = [''];
  for (const piece of pieces) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && context.measureText((last + piece).trimEnd()).width > width) lines.push(piece);
    else lines[lines.length - 1] = last + piece;
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

interface TextStyle {
  size: number;
  weight?: 400 | 600;
  colour: string;
  /** Maximum of lines; the rest is cut. */
  most?: number;
}

/** Draws a text from `y` downwards and returns its end. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  y: number,
  { size, weight = 400, colour, most = 2 }: TextStyle,
): number {
  context.font = `${weight} ${size}px ${FONTS}`;
  context.fillStyle = colour;
  const lines = linesOf(context, text, WIDTH - 2 * EDGE).slice(0, most);
  for (const [index, line] of lines.entries()) context.fillText(line, WIDTH / 2, y + size + index * size * 1.3);
  return y + lines.length * size * 1.3;
}

function drawCode(context: CanvasRenderingContext2D, entryCode: string, top: number): void {
  const code = qrPath(entryCode, 'M');
  const scale = QR / code.size;
  context.save();
  context.translate((WIDTH - QR) / 2, top);
  context.scale(scale, scale);
  context.fillStyle = '#0a1412';
  context.fill(new Path2D(code.path));
  context.restore();
}

/** Draws the badge as a PNG of a phone's width at 3 pixels per point; null where the browser has no canvas. */
export async function drawBadge(words: BadgeWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const colours = brandColours(words.brand);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colours['--own-deep'] ?? '#07514b';
  context.fillRect(0, 0, WIDTH, HEAD);
  context.textAlign = 'center';
  let y = write(context, words.conference, 90, { size: 60, weight: 600, colour: '#ffffff' });
  y = write(context, words.days, y + 24, { size: 38, colour: '#ffffff', most: 1 });
  write(context, words.venue, y + 8, { size: 38, colour: '#ffffff', most: 1 });
  y = write(context, words.name, HEAD + 60, { size: 96, weight: 600, colour: '#12211f' });
  y = write(context, words.affiliation, y + 20, { size: 42, colour: '#4a5957' });
  y = write(context, words.role, y + 16, { size: 38, weight: 600, colour: colours['--own-ink'] ?? '#0b6f66', most: 1 });
  if (words.entryCode !== '') drawCode(context, words.entryCode, y + 40);
  write(context, `${words.numberLabel} ${words.number}`, y + QR + 60, { size: 40, colour: '#4a5957', most: 1 });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

import { closingMarks } from '@meetingapp/domain/punctuation.ts';
import { brandColours } from '@meetingapp/ui/styles/brand-colours.ts';
import { qrPath } from '@meetingapp/ui/data/qr-path.ts';
import { phrasesOf } from '../../../lib/texts/Phrases.tsx';

export interface PosterWords {
  title: string;
  days: string;
  venue: string;
  host: string;
  scan: string;
  link: string;
  brand: string;
}

const WIDTH = 750;
const HEIGHT = 1200;
const SIDE = 64;

type Paper = CanvasRenderingContext2D;

/** Fonts of the page, which this phone has for both languages. */
const fonts = (): string => getComputedStyle(document.body).fontFamily;

/** Splits a text into unbreakable pieces: phrases of a Chinese title where they fit, else characters; Latin words. */
const pieces = (paper: Paper, text: string, width: number): string[] =>
  phrasesOf(text).flatMap((phrase) =>
    /\p{Script=Han}/u.test(phrase) && paper.measureText(phrase).width <= width
      ? [phrase]
      : (phrase.match(/[\p{Script=Latin}\p{N}'’.,:&()/-]+\s*|./gu) ?? []),
  );

function lines(paper: Paper, text: string, width: number): string[] {
  const found: string[] = [];
  let line = '';
  for (const piece of pieces(paper, text, width)) {
    if (line !== '' && !closingMarks.test(piece) && paper.measureText(line + piece.trimEnd()).width > width) {
      found.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? found : [...found, line.trimEnd()];
}

/**
 * Writes a text downwards in at most `most` lines, with a smaller font where it needs more; returns where the next element may start.
 */
function write(
  paper: Paper,
  text: string,
  { top, size, most, weight = 400 }: { top: number; size: number; most: number; weight?: number },
): number {
  let height = size;
  let set: string[] = [];
  for (; height >= 24; height -= 4) {
    paper.font = `${weight} ${height}px ${fonts()}`;
    set = lines(paper, text, WIDTH - 2 * SIDE);
    if (set.length <= most) break;
  }
  const step = height * 1.32;
  set.slice(0, most).forEach((line, at) => paper.fillText(line, SIDE, top + at * step));
  return top + Math.min(set.length, most) * step;
}

/** Draws a heartbeat across the poster. */
function drawBeat(paper: Paper, y: number): void {
  const beat = [
    0, 0, 150, 0, 175, -26, 200, 0, 255, 0, 280, 40, 320, -150, 360, 90, 390, 0, 450, 0, 490, -44, 530, 0, 750, 0,
  ];
  paper.beginPath();
  for (let at = 0; at < beat.length; at += 2) paper.lineTo(beat[at] ?? 0, y + (beat[at + 1] ?? 0));
  paper.lineWidth = 5;
  paper.lineJoin = 'round';
  paper.stroke();
}

/** Draws the poster as a PNG with the phone's own fonts; null when drawing fails. */
export function drawPoster(words: PosterWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.resolve(null);
  const deep = brandColours(words.brand)['--brand-deep'] ?? '#0a4a44';
  const ground = paper.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, deep);
  ground.addColorStop(1, '#071a18');
  paper.fillStyle = ground;
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.textBaseline = 'top';
  paper.fillStyle = words.brand;
  let top = write(paper, words.host, { top: 84, size: 30, most: 2, weight: 600 });
  paper.fillStyle = '#fff';
  top = write(paper, words.title, { top: top + 20, size: 60, most: 4, weight: 700 });
  top = write(paper, words.days, { top: top + 28, size: 36, most: 1, weight: 600 });
  top = write(paper, words.venue, { top: top + 6, size: 32, most: 2 });
  paper.strokeStyle = words.brand;
  // Its peak stays below the text, its foot beside the code.
  drawBeat(paper, Math.max(720, Math.min(800, top + 165)));
  drawCode(paper, words);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawCode(paper: Paper, { link, scan }: PosterWords): void {
  const box = 264;
  const [left, top] = [SIDE, HEIGHT - SIDE - box];
  paper.fillStyle = '#fff';
  paper.fillRect(left, top, box, box);
  const { size, path } = qrPath(link);
  const scale = (box - 40) / size;
  paper.save();
  paper.translate(left + 20, top + 20);
  paper.scale(scale, scale);
  paper.fillStyle = '#0a1412';
  paper.fill(new Path2D(path));
  paper.restore();
  paper.fillStyle = '#fff';
  paper.font = `600 32px ${fonts()}`;
  lines(paper, scan, WIDTH - left - box - 40 - SIDE).forEach((line, at) =>
    paper.fillText(line, left + box + 40, top + box - 84 + at * 42),
  );
}

import { figure, type Figure } from './figures.ts';
import { block, escapeText, type Ink } from './text.ts';

export interface PosterWords {
  title: string;
  subtitle: string;
  authors: string;
  places: string;
  board: string;
  /** Heading and text of each box on the left. */
  boxes: readonly (readonly [head: string, text: string])[];
  figures: readonly (readonly [caption: string, figure: Figure])[];
  table: { caption: string; rows: readonly (readonly string[])[] };
  conclusion: readonly [head: string, text: string];
  foot: string;
}

export const posterSize = { width: 1200, height: 1740 } as const;
const EDGE = 56;
const LEFT = { x: EDGE, width: 520 };
const RIGHT = { x: EDGE + 520 + 36, width: 532 };

/** Draws a poster in the common layout: header, text boxes, figures, a table, conclusion. Returns SVG. */
export function drawPoster(words: PosterWords, ink: Ink): string {
  const { width, height } = posterSize;
  const title = block(words.title, {
    x: EDGE,
    y: 62,
    width: width - 2 * EDGE - 150,
    size: 46,
    weight: 700,
    fill: '#fff',
    lead: 1.22,
  });
  const subtitle = block(words.subtitle, {
    x: EDGE,
    y: title.end + 6,
    width: width - 2 * EDGE - 150,
    size: 23,
    fill: '#ffffffd9',
    lead: 1.35,
  });
  const authors = block(words.authors, {
    x: EDGE,
    y: subtitle.end + 18,
    width: width - 2 * EDGE,
    size: 23,
    weight: 700,
    fill: '#fff',
    lead: 1.4,
  });
  const places = block(words.places, {
    x: EDGE,
    y: authors.end + 2,
    width: width - 2 * EDGE,
    size: 19,
    fill: '#ffffffd9',
    lead: 1.45,
  });
  const head = places.end + 26;
  const parts = [
    `<rect width="${width}" height="${height}" fill="#f4f7f6"/>`,
    `<rect width="${width}" height="${head}" fill="${ink.deep}"/>`,
    `<path d="M0 ${head}H${width}" stroke="${ink.mark}" stroke-width="10"/>`,
    `<rect x="${width - EDGE - 122}" y="52" width="122" height="58" rx="10" fill="#fff"/>`,
    `<text x="${width - EDGE - 61}" y="91" font-size="28" font-weight="700" text-anchor="middle" fill="${ink.deep}">${escapeText(words.board)}</text>`,
    title.svg,
    subtitle.svg,
    authors.svg,
    places.svg,
  ];
  let y = head + 42;
  for (const [heading, text] of words.boxes) {
    const title = block(heading, {
      x: LEFT.x + 24,
      y: y + 22,
      width: LEFT.width - 48,
      size: 27,
      weight: 700,
      fill: ink.deep,
    });
    const body = block(text, {
      x: LEFT.x + 24,
      y: title.end + 8,
      width: LEFT.width - 48,
      size: 21,
      fill: '#1d2b29',
      lead: 1.55,
    });
    parts.push(card(LEFT.x, y, LEFT.width, body.end - y + 22), bar(LEFT.x, y + 24, ink.mark), title.svg, body.svg);
    y = body.end + 44;
  }
  const leftEnd = y;
  y = head + 42;
  for (const [at, [caption, kind]] of words.figures.entries()) {
    const words = block(`${at + 1}. ${caption}`, {
      x: RIGHT.x + 24,
      y: y + 308,
      width: RIGHT.width - 48,
      size: 18,
      fill: '#4a5957',
      lead: 1.4,
    });
    parts.push(
      card(RIGHT.x, y, RIGHT.width, words.end - y + 16),
      figure(kind, { x: RIGHT.x + 24, y: y + 20, width: RIGHT.width - 48, height: 268 }, ink),
      words.svg,
    );
    y = words.end + 38;
  }
  const rightEnd = y;
  const top = Math.max(leftEnd, rightEnd);
  const last = conclusion(words.conclusion, ink, height - 74);
  parts.push(table(words.table, ink, top, last.top - 28), last.svg);
  parts.push(`<text x="${EDGE}" y="${height - 28}" font-size="17" fill="#4a5957">${escapeText(words.foot)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Noto Sans SC','Noto Sans CJK SC','Noto Sans',sans-serif">${parts.join('')}</svg>`;
}

const card = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="#fff" stroke="#dde6e4"/>`;
const bar = (x: number, y: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="7" height="30" rx="3" fill="${fill}"/>`;

/** Placed at the foot, as high as its text needs. */
function conclusion(
  [heading, text]: readonly [string, string],
  ink: Ink,
  bottom: number,
): { svg: string; top: number } {
  const measure = block(text, { x: 0, y: 0, width: 1040, size: 23, fill: '#fff', lead: 1.5 });
  const height = 66 + measure.end + 26;
  const top = bottom - height;
  const head = block(heading, { x: EDGE + 28, y: top + 26, width: 1000, size: 27, weight: 700, fill: '#fff' });
  const body = block(text, { x: EDGE + 28, y: head.end + 6, width: 1032, size: 23, fill: '#fff', lead: 1.5 });
  const box = `<rect x="${EDGE}" y="${top}" width="1088" height="${height}" rx="14" fill="${ink.ink}"/>`;
  return { svg: box + head.svg + body.svg, top };
}

function table({ caption, rows }: PosterWords['table'], ink: Ink, top: number, bottom: number): string {
  const [titles = [], ...body] = rows;
  const line = 38;
  const height = 58 + rows.length * line + 16;
  if (top + height > bottom + 30) return '';
  const first = 340;
  const rest = (1088 - 56 - first) / Math.max(1, titles.length - 1);
  const at = (column: number): number => (column === 0 ? EDGE + 28 : EDGE + 28 + first + rest * (column - 0.5));
  const cell = (text: string, row: number, column: number): string =>
    `<text x="${at(column)}" y="${top + 84 + row * line}" font-size="20" ${column === 0 ? '' : 'text-anchor="middle"'} ${row === 0 ? `font-weight="700" fill="${ink.deep}"` : 'fill="#1d2b29"'}>${escapeText(text)}</text>`;
  const lines = rows.map(
    (_, row) =>
      `<path d="M${EDGE + 28} ${top + 96 + row * line}h1032" stroke="${row === 0 ? ink.mark : '#e4ebe9'}" stroke-width="${row === 0 ? 2.5 : 1}"/>`,
  );
  return [
    card(EDGE, top, 1088, height + 12),
    `<text x="${EDGE + 28}" y="${top + 42}" font-size="19" fill="#4a5957">${escapeText(caption)}</text>`,
    ...[titles, ...body].flatMap((cells, row) => cells.map((text, column) => cell(text, row, column))),
    ...lines.slice(0, -1),
  ].join('');
}

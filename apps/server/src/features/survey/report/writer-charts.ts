import type { PdfPaper } from '../../../text/pdf-page.ts';

const BAR = '#0b6f66';
const GROUND = '#e4eae8';
/** From the lowest step to the highest: the console's colours of a matrix. */
const steps = ['#a85a00', '#f3d3a3', '#cdeeea', '#33d0c2', '#0b6f66', '#07514b', '#043934'] as const;
const npsColours = { low: '#a85a00', mid: '#cdd8d5', high: '#0b6f66' } as const;

export const stepColour = (at: number): string => steps[at % steps.length] ?? BAR;

/** Detractors, passives and promoters of a recommendation. */
export const npsColour = (value: string): string =>
  npsColours[Number(value) <= 6 ? 'low' : Number(value) <= 8 ? 'mid' : 'high'];

/** With its sign, and a minus sign instead of a hyphen. */
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${value}`.replace('-', '−');

/** Where label, bar and figures of a row stand. */
function columnsOf({ left, right, size }: PdfPaper) {
  const width = right - left;
  return {
    label: { x: left, width: width * 0.3 },
    bar: { x: left + width * 0.32, width: width * 0.5 },
    share: { x: left + width * 0.84, width: width * 0.08 },
    count: { x: left + width * 0.92, width: width * 0.08 },
    height: size * 1.1,
  };
}

/** Ends a row at the lowest of its parts. In the tags it is a row of a table, or nothing. */
function inRow(page: PdfPaper, parts: readonly (() => void)[], role: 'TR' | null = 'TR'): void {
  const top = page.y;
  let lowest = top;
  const draw = () => {
    for (const part of parts) {
      page.y = top;
      part();
      lowest = Math.max(lowest, page.y);
    }
  };
  if (role) page.group(role, draw);
  else draw();
  page.y = lowest + page.size * 0.45;
}

/** One option: its label, a bar of its share, and share and count as figures. */
export function drawBar(
  page: PdfPaper,
  {
    label,
    percent,
    count,
    colour = BAR,
  }: { label: string; percent: number; count: number; colour?: string | undefined },
): void {
  const { label: name, bar, share, count: figure, height } = columnsOf(page);
  inRow(page, [
    () => {
      page.box({ x: bar.x, below: page.size * 0.3, width: bar.width, height }, GROUND);
      if (percent > 0)
        page.box({ x: bar.x, below: page.size * 0.3, width: (bar.width * percent) / 100, height }, colour);
    },
    () => page.tag('TH', () => page.write({ text: label }, name.x, name.width)),
    () => page.tag('TD', () => page.write({ text: `${percent}%`, bold: true }, share.x, share.width)),
    () => page.tag('TD', () => page.write({ text: String(count), quiet: true }, figure.x, figure.width)),
  ]);
}

/** Names of the colours of a stack, in one line or more. */
export function drawLegend(page: PdfPaper, entries: readonly { label: string; colour: string }[]): void {
  const { height } = columnsOf(page);
  const width = (page.right - page.left) / Math.max(1, Math.min(7, entries.length));
  inRow(
    page,
    entries.map(({ label, colour }, at) => () => {
      const x = page.left + width * (at % 7);
      page.box({ x, below: page.size * 0.3, width: height, height }, colour);
      page.write({ text: label }, x + height * 1.5, width - height * 2);
    }),
    null,
  );
}

/** One row of a matrix: its label, its counts as parts of one bar, and a figure. */
export function drawStack(
  page: PdfPaper,
  { label, value, counts }: { label: string; value: string; counts: readonly number[] },
): void {
  const { label: name, bar, share, count, height } = columnsOf(page);
  const all = counts.reduce((sum, one) => sum + one, 0);
  inRow(page, [
    () => {
      let x = bar.x;
      for (const [at, one] of counts.entries()) {
        const width = all === 0 ? 0 : (bar.width * one) / all;
        page.box({ x, below: page.size * 0.3, width, height }, stepColour(at));
        x += width;
      }
    },
    () => page.tag('TH', () => page.write({ text: label }, name.x, name.width)),
    () => page.tag('TD', () => page.write({ text: value, bold: true }, share.x, share.width + count.width)),
  ]);
}

/** A table whose first column is the widest; it goes on on the next page under the same head. */
export function drawTable(
  page: PdfPaper,
  { head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] },
): void {
  const width = page.right - page.left;
  const first = width * (head.length > 5 ? 0.3 : 0.4);
  const other = (width - first) / Math.max(1, head.length - 1);
  const line = (cells: readonly string[], quiet: boolean): void => {
    inRow(
      page,
      cells.map((text, at) => () => {
        const x = at === 0 ? page.left : page.left + first + other * (at - 1);
        const role = quiet || at === 0 ? 'TH' : 'TD';
        page.tag(role, () => page.write({ text, quiet }, x, (at === 0 ? first : other) - page.size));
      }),
    );
    page.rule(false);
    page.y += page.size * 0.3;
  };
  page.group('Table', () => {
    line(head, true);
    for (const cells of rows) {
      if (!page.fits(page.size * 2)) {
        page.turn();
        page.decorate(() => line(head, true));
      }
      line(cells, false);
    }
  });
}

import { escapeText, type Ink } from './text.ts';

export type Figure =
  | {
      kind: 'bars';
      labels: readonly string[];
      values: readonly (readonly number[])[];
      names: readonly string[];
      unit: string;
    }
  | { kind: 'survival'; names: readonly string[]; ends: readonly number[]; unit: string }
  | { kind: 'forest'; rows: readonly (readonly [name: string, low: number, middle: number, high: number])[] }
  | { kind: 'dots'; slope: number; count: number; x: string; y: string }
  | { kind: 'flow'; steps: readonly string[] };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GREY = '#8fa09c';
const words = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="16" fill="#4a5957" ${more}>${escapeText(text)}</text>`;
const axes = ({ x, y, width, height }: Box): string =>
  `<path d="M${x + 44} ${y}V${y + height - 34}H${x + width}" fill="none" stroke="${GREY}" stroke-width="1.5"/>`;

/** Deterministic pseudo-random numbers. */
function* chance(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

export function figure(of: Figure, box: Box, ink: Ink): string {
  if (of.kind === 'bars') return bars(of, box, ink);
  if (of.kind === 'survival') return survival(of, box, ink);
  if (of.kind === 'forest') return forest(of, box, ink);
  return of.kind === 'dots' ? dots(of, box, ink) : flow(of, box, ink);
}

function bars({ labels, values, names, unit }: Extract<Figure, { kind: 'bars' }>, box: Box, ink: Ink): string {
  const most = Math.max(...values.flat()) * 1.15;
  const high = box.height - 62;
  const wide = (box.width - 60) / labels.length;
  const fills = [ink.ink, ink.mark, GREY];
  const columns = labels.flatMap((label, at) => {
    const left = box.x + 54 + at * wide;
    const each = (wide - 22) / values.length;
    const drawn = values.map((series, of) => {
      const value = series[at] ?? 0;
      const height = (value / most) * high;
      const top = box.y + box.height - 34 - height;
      return `<rect x="${(left + of * each).toFixed(1)}" y="${top.toFixed(1)}" width="${(each - 5).toFixed(1)}" height="${height.toFixed(1)}" rx="3" fill="${fills[of] ?? GREY}"/>${words(left + of * each + each / 2 - 2, top - 6, String(value), 'text-anchor="middle" font-weight="700"')}`;
    });
    return [...drawn, words(left + (wide - 22) / 2, box.y + box.height - 12, label, 'text-anchor="middle"')];
  });
  const legend = names.map(
    (name, at) =>
      `<rect x="${box.x + 60 + at * 170}" y="${box.y}" width="14" height="14" rx="3" fill="${fills[at] ?? GREY}"/>${words(box.x + 80 + at * 170, box.y + 13, name)}`,
  );
  return axes(box) + words(box.x, box.y + 13, unit) + columns.join('') + legend.join('');
}

function survival({ names, ends, unit }: Extract<Figure, { kind: 'survival' }>, box: Box, ink: Ink): string {
  const fills = [ink.ink, '#c4602b'];
  const [wide, high] = [box.width - 60, box.height - 50];
  const lines = ends.map((end, at) => {
    const random = chance(7 + at * 31);
    let path = `M${box.x + 44} ${box.y + 8}`;
    for (let step = 1; step <= 24; step += 1) {
      const share = 1 - (1 - end) * (1 - Math.exp(-step / 11)) * 1.12 - random.next().value * 0.008;
      path += `H${(box.x + 44 + (step / 24) * wide).toFixed(1)}V${(box.y + 8 + (1 - Math.max(end, share)) * high * 1.6).toFixed(1)}`;
    }
    return `<path d="${path}" fill="none" stroke="${fills[at] ?? GREY}" stroke-width="3.5"/>${words(box.x + 60, box.y + high - 34 + at * 24, `${names[at] ?? ''} ${(end * 100).toFixed(1)}%`, `font-weight="700" style="fill:${fills[at] ?? GREY}"`)}`;
  });
  const marks = [0, 6, 12, 18, 24].map((month) =>
    words(box.x + 44 + (month / 24) * wide, box.y + box.height - 12, String(month), 'text-anchor="middle"'),
  );
  return `${axes(box) + words(box.x, box.y + 16, '100')}${lines.join('')}${marks.join('')}${words(box.x + box.width, box.y + box.height + 6, unit, 'text-anchor="end"')}`;
}

function forest({ rows }: Extract<Figure, { kind: 'forest' }>, box: Box, ink: Ink): string {
  const [from, wide] = [box.x + 210, box.width - 310];
  const at = (value: number): number => from + (Math.log(value / 0.4) / Math.log(2.5 / 0.4)) * wide;
  const line = box.height / (rows.length + 1);
  const drawn = rows.map(([name, low, middle, high], row) => {
    const y = box.y + 16 + row * line;
    return `${words(box.x, y + 5, name)}<path d="M${at(low).toFixed(1)} ${y}H${at(high).toFixed(1)}" stroke="${ink.ink}" stroke-width="3"/><rect x="${(at(middle) - 7).toFixed(1)}" y="${y - 7}" width="14" height="14" fill="${ink.ink}"/>${words(box.x + box.width, y + 5, `${middle.toFixed(2)}`, 'text-anchor="end" font-weight="700"')}`;
  });
  return `<path d="M${at(1).toFixed(1)} ${box.y}V${box.y + box.height - 26}" stroke="${GREY}" stroke-dasharray="5 5"/>${drawn.join('')}${[0.5, 1, 2].map((value) => words(at(value), box.y + box.height - 6, String(value), 'text-anchor="middle"')).join('')}`;
}

function dots({ slope, count, x, y }: Extract<Figure, { kind: 'dots' }>, box: Box, ink: Ink): string {
  const random = chance(count);
  const [wide, high] = [box.width - 60, box.height - 50];
  const points = Array.from({ length: count }, () => {
    const across = random.next().value;
    const up = 0.5 + slope * (across - 0.5) + (random.next().value + random.next().value - 1) * 0.22;
    return `<circle cx="${(box.x + 48 + across * wide).toFixed(1)}" cy="${(box.y + (1 - Math.min(0.98, Math.max(0.02, up))) * high).toFixed(1)}" r="4.5" fill="${ink.ink}" fill-opacity="0.55"/>`;
  });
  const end = (across: number): number => box.y + (0.5 - slope * (across - 0.5)) * high;
  const trend = `<path d="M${box.x + 48} ${end(0).toFixed(1)}L${box.x + 48 + wide} ${end(1).toFixed(1)}" stroke="#c4602b" stroke-width="3"/>`;
  return `${axes(box)}${points.join('')}${trend}${words(box.x + box.width, box.y + box.height - 10, x, 'text-anchor="end"')}${words(box.x + 52, box.y + 14, y)}`;
}

function flow({ steps }: Extract<Figure, { kind: 'flow' }>, box: Box, ink: Ink): string {
  const line = box.height / steps.length;
  return steps
    .map((step, at) => {
      const y = box.y + at * line;
      const arrow =
        at === 0
          ? ''
          : `<path d="M${box.x + box.width / 2} ${y - 13}v11m-6 -7l6 7l6 -7" fill="none" stroke="${GREY}" stroke-width="2.5"/>`;
      return `${arrow}<rect x="${box.x + 30}" y="${y}" width="${box.width - 60}" height="${line - 16}" rx="10" fill="${at % 2 === 0 ? ink.soft : '#fff'}" stroke="${ink.mark}" stroke-width="1.5"/>${words(box.x + box.width / 2, y + (line - 16) / 2 + 6, step, 'text-anchor="middle" style="font-size:18px;fill:#12211f"')}`;
    })
    .join('');
}

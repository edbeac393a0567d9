/** Motif of a cover. Contains no words, because it serves an article in both languages. */
export type Motif = 'trace' | 'lake' | 'bars' | 'faces' | 'rooms' | 'pages';

const WIDTH = 960;
const HEIGHT = 540;
const inks = {
  trace: ['#0b6f66', '#e3f4f1', '#33b5a6'],
  lake: ['#1f4e6b', '#e4eff6', '#7fb3cf'],
  bars: ['#4a49c4', '#ebeafb', '#9c9bea'],
  faces: ['#7a3d70', '#f6eaf3', '#c98fbd'],
  rooms: ['#8c5420', '#fbf1e5', '#deac72'],
  pages: ['#35603a', '#e9f3e8', '#8dbb8e'],
} as const satisfies Record<Motif, readonly [deep: string, ground: string, light: string]>;

/** Deterministic by position. */
const wave = (at: number, step: number): number => Math.sin(at * 12.9 + step * 2.4);
const across = (count: number, draw: (step: number) => string): string =>
  Array.from({ length: count }, (_, step) => draw(step)).join('');

/** Height of the trace at a part (0 to 1) of one beat. */
const beat = (part: number): number => {
  const bump = (place: number, wide: number, high: number): number => high * Math.exp(-(((part - place) / wide) ** 2));
  return (
    bump(0.18, 0.035, 18) +
    bump(0.34, 0.012, -22) +
    bump(0.37, 0.014, 170) +
    bump(0.41, 0.014, -46) +
    bump(0.64, 0.06, 34)
  );
};

const drawings: Record<Motif, (at: number, deep: string, light: string) => string> = {
  trace: (_at, deep, light) => {
    const points = (lift: number, shift: number) =>
      Array.from({ length: 321 }, (_, step) => {
        const part = step / 96 + shift;
        return `${step * 3},${(lift - beat(part - Math.floor(part))).toFixed(1)}`;
      }).join(' ');
    return `<polyline points="${points(430, 0.4)}" fill="none" stroke="${light}" stroke-width="5" opacity=".55"/>
<polyline points="${points(350, 0)}" fill="none" stroke="${deep}" stroke-width="9" stroke-linejoin="round"/>`;
  },
  lake: (at, deep, light) => {
    const hill = (base: number, high: number, step: number) =>
      `M0 540V${base}C${200 + 40 * wave(at, step)} ${base - high} ${340 + 30 * wave(at, step + 1)} ${base - high} 520 ${base - high * 0.3}S820 ${base - high * 0.9} 960 ${base - 20}V540Z`;
    return `<circle cx="${700 + 60 * wave(at, 0)}" cy="150" r="58" fill="${light}" opacity=".7"/>
<path d="${hill(330, 150, 1)}" fill="${light}" opacity=".6"/><path d="${hill(390, 110, 3)}" fill="${deep}" opacity=".75"/>
<rect y="420" width="960" height="120" fill="${deep}"/>${across(7, (step) => `<path d="M${90 + step * 120} ${452 + (step % 3) * 26}h70" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`)}`;
  },
  bars: (at, deep, light) =>
    `${across(9, (step) => {
      const high = 110 + step * 22 + 46 * wave(at, step);
      return `<rect x="${110 + step * 84}" y="${(440 - high).toFixed(0)}" width="52" height="${high.toFixed(0)}" rx="8" fill="${step === 6 ? deep : light}"/>`;
    })}<path d="M80 440H880" stroke="${deep}" stroke-width="6" stroke-linecap="round"/>`,
  faces: (at, deep, light) =>
    across(5, (step) => {
      const x = 150 + step * 165;
      const y = 312 + 14 * wave(at, step);
      const fill = step % 2 === 0 ? deep : light;
      return `<circle cx="${x}" cy="${y.toFixed(0)}" r="54" fill="${fill}"/><path d="M${x - 96} 540c0-110 40-166 96-166s96 56 96 166z" fill="${fill}"/>`;
    }),
  rooms: (at, deep, light) =>
    `<path d="M120 540V210L480 90l360 120v330z" fill="${light}" opacity=".55"/>${across(12, (step) => {
      const lit = (step * 7 + at) % 3 === 0;
      return `<rect x="${186 + (step % 6) * 102}" y="${250 + Math.floor(step / 6) * 116}" width="66" height="80" rx="6" fill="${lit ? deep : '#ffffff'}"/>`;
    })}<path d="M80 540H880" stroke="${deep}" stroke-width="12"/>`,
  pages: (at, deep, light) =>
    across(3, (step) => {
      const turn = (step - 1) * 9 + 2 * wave(at, step);
      return `<g transform="translate(${330 + step * 150} 285) rotate(${turn.toFixed(1)})"><rect x="-120" y="-165" width="240" height="330" rx="12" fill="#fff" stroke="${light}" stroke-width="5"/>
<rect x="-88" y="-128" width="120" height="20" rx="6" fill="${deep}"/>${across(7, (row) => `<rect x="-88" y="${-84 + row * 34}" width="${(150 + 24 * wave(at + step, row)).toFixed(0)}" height="11" rx="5" fill="${light}"/>`)}</g>`;
    }),
};

/** Draws the picture of an article or a special topic as SVG; `at` varies the motif. */
export function drawCover(motif: Motif, at: number): string {
  const [deep, ground, light] = inks[motif];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${drawings[motif](at, deep, light)}</svg>`;
}

/** Appearance of an invented person. */
export interface Look {
  hair: keyof typeof hairs;
  colour: string;
  skin: string;
  wear: keyof typeof wears;
  ground: string;
  glasses?: boolean;
  beard?: boolean;
  /** Shape of the face. */
  face?: 'round' | 'long';
}

const portraitSize = { width: 400, height: 500 } as const;

/** Darkens a colour, for flat shadows. */
function shade(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * by));
  return `#${parts.map((part) => Math.min(255, part).toString(16).padStart(2, '0')).join('')}`;
}

/** Hair behind the head, and hair on it. The centre of the face is at 200, 190. */
const hairs = {
  side: {
    behind: 'M125 196c-6-64 22-106 75-106s81 42 75 106z',
    before:
      'M121 186c-10-62 16-106 76-110 62-6 104 34 83 112-6-24-14-44-24-56-28 8-68 4-98-16-4 24-24 36-30 46-3 8-5 16-7 24z',
  },
  short: {
    behind: 'M125 196c-6-64 22-106 75-106s81 42 75 106z',
    before: 'M122 184c-8-66 22-106 78-106s86 40 78 106c-5-20-10-36-18-48-32-12-86-12-120 0-8 12-13 28-18 48z',
  },
  crop: {
    behind: 'M128 190c-6-60 20-98 72-98s78 38 72 98z',
    before: 'M126 170c-2-54 24-86 74-86s76 32 74 86c-6-16-12-26-20-34-30-8-78-8-108 0-8 8-14 18-20 34z',
  },
  receding: {
    behind: 'M124 214c-12-30-10-66 8-84 16-10 120-10 136 0 18 18 20 54 8 84z',
    before: '',
  },
  bob: {
    behind: 'M104 262c-10-116 22-186 96-186s106 70 96 186c-14 14-42 14-56 4h-80c-14 10-42 10-56-4z',
    before: 'M124 190c-4-58 20-100 76-100s80 42 76 100c-10-30-34-50-66-58-22 24-66 30-86 58z',
  },
  bun: {
    behind: 'M160 66a40 34 0 1 1 80 0a40 34 0 1 1-80 0zM118 190c-8-74 26-116 82-116s90 42 82 116z',
    before: 'M122 192c-6-64 22-108 78-108s84 44 78 108c-8-34-36-62-78-66-42 4-70 32-78 66z',
  },
  long: {
    behind: 'M102 380c-10-30 4-86 2-150-2-100 36-154 96-154s98 54 96 154c-2 64 12 120 2 150z',
    before: 'M122 198c-6-66 20-110 74-112 58-2 88 44 82 112-6-28-20-50-38-62-30 0-66-10-80-24-6 34-30 52-38 86z',
  },
  wavy: {
    behind:
      'M108 300c-24-22-8-52-14-82-12-34 6-64 14-92 14-36 48-54 92-54s78 18 92 54c8 28 26 58 14 92-6 30 10 60-14 82-20 14-46 6-60-6h-64c-14 12-40 20-60 6z',
    before: 'M124 188c-8-60 22-102 72-102 56 0 88 40 80 102-12-22-18-44-40-58-34 12-96 10-112 58z',
  },
  coils: {
    behind:
      'M200 52c26-8 50 4 62 22 24 4 36 26 34 46 14 18 10 44-4 58 0 20-14 36-30 38H138c-16-2-30-18-30-38-14-14-18-40-4-58-2-20 10-42 34-46 12-18 36-30 62-22z',
    before: 'M126 178c-2-50 24-84 74-84s76 34 74 84c-14-34-40-50-74-50s-60 16-74 50z',
  },
} as const;

const body = 'M36 560v-60c2-74 24-112 70-128l58-20h72l58 20c46 16 68 54 70 128v60z';
const lapels = (fill: string): string =>
  `<path fill="${fill}" d="M158 354l42 96-48 110H60l70-196zM242 354l-42 96 48 110h92l-70-196z"/>`;
const neckline = (fill: string): string => `<path fill="${fill}" d="M156 354l44 30 44-30 10 30-54 68-54-68z"/>`;
const tie = (fill: string): string =>
  `<path fill="${fill}" d="M188 390l12-8 12 8-6 14 8 36-14 16-14-16 8-36z"/><path fill="#fff" d="M156 352l44 34-22 26-32-50zM244 352l-44 34 22 26 32-50z"/>`;

const wears = {
  coat: `<path fill="#f4f7f8" d="${body}"/>${neckline('#9fc3d6')}${lapels('#e3eaec')}`,
  coatTie: `<path fill="#f4f7f8" d="${body}"/>${neckline('#dce8ef')}${tie('#2f5f73')}${lapels('#e3eaec')}`,
  suit: `<path fill="#2d3b4c" d="${body}"/>${neckline('#f3f5f7')}${tie('#7a2f3d')}${lapels('#26323f')}`,
  suitOpen: `<path fill="#3c4a44" d="${body}"/>${neckline('#eef2f0')}${lapels('#333f3a')}`,
  blazer: `<path fill="#34566b" d="${body}"/>${neckline('#f6efe6')}${lapels('#2c4a5d')}`,
  blouse: `<path fill="#7b4a63" d="${body}"/>${neckline('#6a3f55')}`,
  tunic: `<path fill="#bfdde6" d="${body}"/><path fill="#a9cdd8" d="M154 354l46 46 46-46 12 14-58 62-58-62z"/>`,
} as const;

/** Draws a flat portrait: background, hair behind, shoulders, face, hair. Returns SVG of a fictitious person. */
export function drawPortrait({ hair, colour, skin, wear, ground, glasses, beard, face = 'long' }: Look): string {
  const { width, height } = portraitSize;
  const shadow = shade(skin, 0.88);
  const wide = face === 'round' ? 74 : 69;
  const chin = face === 'round' ? 286 : 294;
  const head = `M${200 - wide} 178c0-56 30-84 ${wide}-84s${wide} 28 ${wide} 84c0 64-28 ${chin - 178}-${wide} ${chin - 178}s-${wide}-${chin - 242}-${wide}-${chin - 178}z`;
  const ink = shade(skin, 0.3);
  const brow = shade(colour, 0.9);
  const ears = `<path fill="${shadow}" d="M${200 - wide - 10} 196a12 20 0 1 1 24 0a12 20 0 1 1-24 0zM${200 + wide - 14} 196a12 20 0 1 1 24 0a12 20 0 1 1-24 0z"/>`;
  const eyes = [172, 228]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="196" rx="6" ry="7" fill="${ink}"/><path d="M${x - 15} 176q15-9 30 0" fill="none" stroke="${brow}" stroke-width="5" stroke-linecap="round"/>`,
    )
    .join('');
  const rest = `<path d="M202 200l-7 28q4 5 11 3" fill="none" stroke="${shade(skin, 0.74)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M178 251q22 15 44 0" fill="none" stroke="${shade(skin, 0.5)}" stroke-width="5" stroke-linecap="round"/>`;
  const frames = glasses
    ? `<g fill="none" stroke="#3a3f45" stroke-width="4"><rect x="148" y="180" width="46" height="34" rx="14"/><rect x="206" y="180" width="46" height="34" rx="14"/><path d="M194 194q6-5 12 0M148 192l-18-4M252 192l18-4"/></g>`
    : '';
  const jaw = beard
    ? `<path fill="${colour}" d="M${200 - wide} 206c2 60 28 ${chin - 200} ${wide} ${chin - 200}s${wide - 2}-${chin - 262} ${wide}-${chin - 200}c-8 22-20 28-34 26-10-4-60-4-70 0-14 2-26-4-34-26z"/>`
    : '';
  const { behind, before } = hairs[hair];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 500"><rect width="400" height="500" fill="${ground}"/><path fill="${shade(colour, 0.82)}" d="${behind}"/><path fill="${shadow}" d="M164 262h72v96l-36 30-36-30z"/><g transform="matrix(1.08 0 0 1.08-16-62)">${wears[wear]}<path fill="${shadow}" d="M164 348l36 34 36-34v-20h-72z"/></g>${ears}<path fill="${skin}" d="${head}"/>${jaw}${eyes}${rest}<path fill="${colour}" d="${before}"/>${frames}</svg>`;
}

/**
 * A conference gives one colour; what text, fills and pressed states need is computed: same hue, darkened until it can be read.
 */
export interface BrandColours {
  '--brand': string;
  '--brand-ink': string;
  '--brand-deep': string;
  '--brand-soft': string;
}

/** The colour of a conference that has chosen none. */
export const DEFAULT_BRAND = '#33D0C2';
const READABLE = 4.5;

type Rgb = readonly [number, number, number];

function parse(colour: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const digits = short ? short.slice(1).map((one) => one + one) : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.map((one) => Number.parseInt(one, 16));
  return [red, green, blue];
}

function mix(colour: Rgb, other: Rgb, share: number): Rgb {
  return [0, 1, 2].map((at) => Math.round((colour[at] ?? 0) * (1 - share) + (other[at] ?? 0) * share)) as unknown as Rgb;
}

function hex(colour: Rgb): string {
  return `#${colour.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours after WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((colour) => luminance(parse(colour) ?? [0, 0, 0])).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The variables to set on the root's style. A colour that is none of `#rgb` and `#rrggbb` gives the default. */
export function brandColours(brand: string | undefined): BrandColours {
  if (!brand || brand.toLowerCase() === DEFAULT_BRAND.toLowerCase() || !parse(brand)) {
    return { '--brand': DEFAULT_BRAND, '--brand-ink': '#0b6f66', '--brand-deep': '#07514b', '--brand-soft': '#e3f7f4' };
  }
  const base = parse(brand) ?? [0, 0, 0];
  const soft = hex(mix(base, [255, 255, 255], 0.87));
  let ink = base;
  while (contrast(hex(ink), '#ffffff') < READABLE || contrast(hex(ink), soft) < READABLE) ink = mix(ink, [0, 0, 0], 0.04);
  return { '--brand': hex(base), '--brand-ink': hex(ink), '--brand-deep': hex(mix(ink, [0, 0, 0], 0.3)), '--brand-soft': soft };
}

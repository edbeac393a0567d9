/**
 * Derives the colours of a conference from its one colour: text, fills and pressed states use the same hue, darkened until readable,
 * or lightened on dark pages. `tokens.css` uses them, with defaults where they are absent.
 */
export type BrandColours = Readonly<Record<`--${string}`, string>>;

/** Default colour of a conference. */
export const DEFAULT_BRAND = '#33D0C2';
const READABLE = 4.5;

type Rgb = readonly [number, number, number];

function parse(colour: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const digits = short
    ? short.slice(1).map((one) => one + one)
    : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.map((one) => Number.parseInt(one, 16));
  return [red, green, blue];
}

function mix(colour: Rgb, other: Rgb, share: number): Rgb {
  return [0, 1, 2].map((at) =>
    Math.round((colour[at] ?? 0) * (1 - share) + (other[at] ?? 0) * share),
  ) as unknown as Rgb;
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

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((colour) => luminance(parse(colour) ?? [0, 0, 0]))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes in `other` until the colour is readable on all backgrounds. */
function readable(colour: Rgb, other: Rgb, grounds: readonly string[]): Rgb {
  let ink = colour;
  // after sixty steps the colour is within a fortieth of the other, which is readable
  for (let step = 0; step < 60 && grounds.some((ground) => contrast(hex(ink), ground) < READABLE); step += 1)
    ink = mix(ink, other, 0.06);
  return ink;
}

/** Mixes a share (0 to 1) of `other` into a colour; returns the colour unchanged when either is not a colour. */
export function mixed(colour: string, other: string, share: number): string {
  const [one, two] = [parse(colour), parse(other)];
  return one && two ? hex(mix(one, two, share)) : colour;
}

/** The colour darkened, or lightened on dark backgrounds, until it is readable on all of them. */
export function inkOn(colour: string, grounds: readonly string[], scheme: 'light' | 'dark'): string {
  const base = parse(colour);
  return base ? hex(readable(base, scheme === 'dark' ? white : black, grounds)) : colour;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
/** Dark theme: card, page, and text on bright buttons; the same values as in tokens.css. */
const dark = { surface: '#141d1b', ground: [11, 18, 17] as Rgb, onFill: '#062925' };

/** CSS variables for the root element. A colour other than `#rgb` and `#rrggbb` gives the default. */
export function brandColours(brand: string | undefined): BrandColours {
  const base = brand === undefined ? undefined : parse(brand);
  if (!base || hex(base) === DEFAULT_BRAND.toLowerCase()) return { '--brand': DEFAULT_BRAND };
  const soft = hex(mix(base, white, 0.87));
  const ink = readable(base, black, ['#ffffff', soft]);
  const softDark = hex(mix(base, dark.ground, 0.8));
  return {
    '--brand': hex(base),
    '--own-on-mark': contrast(hex(base), dark.onFill) >= READABLE ? dark.onFill : '#ffffff',
    '--own-ink': hex(ink),
    '--own-deep': hex(mix(ink, black, 0.3)),
    '--own-soft': soft,
    '--own-ink-dark': hex(readable(base, white, [dark.surface, softDark])),
    '--own-fill-dark': hex(readable(base, white, [dark.onFill])),
    '--own-soft-dark': softDark,
  };
}

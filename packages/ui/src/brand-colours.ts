/**
 * A conference gives one colour; what text, fills and pressed states need is computed: same hue, darkened until it can be read,
 * on a dark page lightened. `tokens.css` reads these and has the default's own values where they are absent.
 */
export type BrandColours = Readonly<Record<`--${string}`, string>>;

/** The colour of a conference that has chosen none. */
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

/** Contrast of two `#rrggbb` colours after WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((colour) => luminance(parse(colour) ?? [0, 0, 0]))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes `other` in until the colour can be read on all of the grounds. */
function readable(colour: Rgb, other: Rgb, grounds: readonly string[]): Rgb {
  let ink = colour;
  // sixty steps end within a fortieth of the other colour, which can be read
  for (let step = 0; step < 60 && grounds.some((ground) => contrast(hex(ink), ground) < READABLE); step += 1)
    ink = mix(ink, other, 0.06);
  return ink;
}

/** A colour mixed with so much of another one, 0 to 1; itself where one of them is no colour. */
export function mixed(colour: string, other: string, share: number): string {
  const [one, two] = [parse(colour), parse(other)];
  return one && two ? hex(mix(one, two, share)) : colour;
}

/** The colour darkened, or on dark grounds lightened, until it can be read on all of the grounds. */
export function inkOn(colour: string, grounds: readonly string[], scheme: 'light' | 'dark'): string {
  const base = parse(colour);
  return base ? hex(readable(base, scheme === 'dark' ? white : black, grounds)) : colour;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
/** The dark theme's card, its page, and the text on its bright buttons; as in tokens.css. */
const dark = { surface: '#141d1b', ground: [11, 18, 17] as Rgb, onFill: '#062925' };

/** The variables to set on the style of the root element. A colour that is none of `#rgb` and `#rrggbb` gives the default. */
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

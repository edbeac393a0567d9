import type { TicketRole } from './ticket-roles.ts';

/** Papers of badges, in millimetres. `roll`: labels of a desk printer. */
export const badgePapers = {
  a6: { width: 105, height: 148 },
  a7: { width: 74, height: 105 },
  roll: { width: 62, height: 100 },
} as const;
export type BadgePaper = keyof typeof badgePapers;

/** The stripe of each role; its word stands on it in white, so that the role is never told by colour alone. */
export const roleColours: Readonly<Record<TicketRole, string>> = {
  attendee: '#07514b',
  speaker: '#8a2a0f',
  chair: '#5b1f7a',
  faculty: '#1d4f86',
  staff: '#3b3b3b',
  exhibitor: '#7a5200',
  press: '#9c1456',
  guest: '#465a18',
};

/** Contrast of white on a colour, 1 to 21 (WCAG 2.2). */
export function contrastOfWhite(colour: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) + 0.05);
}

export interface FittedText {
  lines: string[];
  size: number;
  /** False: even the smallest size is too wide. It is printed smaller, never cut, and staff are shown whose it is. */
  fits: boolean;
}

/** Ways to set a text on one line or two: Latin names break between words, Chinese names stay whole. */
function settings(text: string): string[][] {
  const words = text.split(/\s+/).filter(Boolean);
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return [[words.join(' ')], ...ways];
}

/** The largest type that fits a width, on one line or on two where that is larger. `measure`: the width at size 1. */
export function fitText(
  text: string,
  { width, most, least, measure }: { width: number; most: number; least: number; measure: (text: string) => number },
): FittedText {
  const sized = settings(text).map((lines) => {
    const widest = Math.max(1e-9, ...lines.map((line) => measure(line)));
    return { lines, size: Math.min(most, width / widest) };
  });
  const best = sized.reduce((one, other) => (other.size > one.size * 1.2 ? other : one));
  return { ...best, fits: best.size >= least };
}

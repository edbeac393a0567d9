/** The numbers of the home templates. */
export const templateNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type TemplateNumber = (typeof templateNumbers)[number];

/** The template of a number; the first one for a number that no template has. */
export const templateOf = (number: number): TemplateNumber => templateNumbers.find((one) => one === number) ?? 1;

/**
 * Tiles that each template draws at most, as its mock-up has them; the rest is on a page of its own. The organiser's order is the
 * order of importance.
 */
export const tilesDrawn: Readonly<Record<TemplateNumber, number>> = {
  1: 9,
  2: 8,
  3: 8,
  4: 8,
  5: 8,
  6: 8,
  7: 4,
  8: 8,
  9: 11,
  10: 9,
  11: 8,
  12: 8,
  13: 4,
};

/** Names of the icons a tile can have; the phone has a drawing for each. */
export const tileIconNames = [
  'award',
  'bedDouble',
  'bell',
  'bookOpen',
  'calendarDays',
  'camera',
  'circlePlay',
  'clipboardPen',
  'fileText',
  'gift',
  'idCard',
  'image',
  'info',
  'layoutGrid',
  'logIn',
  'mapPin',
  'mic',
  'newspaper',
  'phone',
  'presentation',
  'qrCode',
  'radio',
  'receipt',
  'search',
  'store',
  'trainFront',
  'userRound',
  'users',
] as const;

/**
 * True for a URL allowed in a tile, banner or popup: a path of this app, or an absolute https URL. Blocks scripts and other schemes.
 */
export function isHomeAddress(to: string): boolean {
  return to === '' || /^\/(?![/\\])[^\s\\]*$/.test(to) || /^https:\/\/[^\s\\/]+(\/\S*)?$/.test(to);
}

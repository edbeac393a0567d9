/** The home templates that are drawn; a conference that asks for another one shows the first. */
export const drawnTemplates = [1, 13] as const;

/** The names of the icons that a tile can have; the phone has a drawing for each. */
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

/** Whether an address may stand behind a tile, banner or popup: one of ours, or a full one of the web. Nothing else runs or opens. */
export function isHomeAddress(to: string): boolean {
  return to === '' || /^\/(?![/\\])[^\s\\]*$/.test(to) || /^https:\/\/[^\s\\/]+(\/\S*)?$/.test(to);
}

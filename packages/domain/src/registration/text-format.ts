import { isPlainDate } from '../plain-date.ts';

/** Formats of a line of text that a pattern alone cannot check; organisers select one by name in the field's format. */
export const textFormats = ['idCard', 'passport', 'document', 'time'] as const;
export type TextFormat = (typeof textFormats)[number];

/** The format with this name; null: the format is something else, such as a pattern. */
export const textFormatNamed = (format: string): TextFormat | null => textFormats.find((one) => one === format) ?? null;

const checks: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  idCard: isIdCard,
  passport: isPassport,
  // 18 digits or characters are an ID number, so its check character counts.
  document: (text) => (/^\d{15,}/.test(text) ? isIdCard(text) : isPassport(text)),
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
};

/** Names of the faults, each with a text that says what is accepted. */
export const formatFaults = {
  idCard: 'id_card',
  passport: 'passport',
  document: 'document',
  time: 'time',
} as const satisfies Record<TextFormat, string>;

/** True when a text is valid in a format. */
export const hasFormat = (text: string, format: TextFormat): boolean => checks[format](text);

/** Weights and check characters of GB 11643-1999, which are those of ISO 7064 MOD 11-2. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** The check character of the first 17 digits of a Chinese ID number. */
export const idCheckCharacter = (digits: string): string =>
  checkCharacters.charAt(weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0) % 11);

/** A Chinese ID number: region, a date of birth that exists, a sequence number, and the right check character. */
function isIdCard(text: string): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false;
  const birth = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  return isPlainDate(birth) && idCheckCharacter(text) === text.charAt(17).toUpperCase();
}

/** The number of a passport of any country: 5 to 20 Latin letters and digits with at least one digit, as machines read it. */
function isPassport(text: string): boolean {
  return /^[A-Za-z\d]{5,20}$/.test(text) && /\d/.test(text);
}

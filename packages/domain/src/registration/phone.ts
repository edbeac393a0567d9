import { readAddress } from '../accounts/address.ts';

/**
 * `standard` is the specification's pattern (V7), limited to the number ranges of its time. `china` accepts every range in use (1,
 * then 3 to 9), `international` also + and a country code.
 */
export const phonePatterns = ['standard', 'china', 'international'] as const;
export type PhonePattern = (typeof phonePatterns)[number];

/** V7: optional 0, 86 or 17951; 13x, 15x but not 154, 18x, 145, 147, 17x; 8 digits. */
const standard = /^(0|86|17951)?(13\d|15[0-35-9]|18\d|14[57]|17\d)\d{8}$/;

/** Organisers select the pattern by name in the field's format; any other word means the standard one. */
export function phonePatternNamed(format: string): PhonePattern {
  return format === 'china' || format === 'international' ? format : 'standard';
}

/** True for a number that fits the pattern; `china` takes mainland numbers in any notation, `international` those of every country. */
export function isPhone(text: string, pattern: PhonePattern = 'standard'): boolean {
  if (pattern === 'standard') return standard.test(text.trim());
  const address = text.length <= 40 ? readAddress(text) : null;
  if (address?.channel !== 'phone') return false;
  return pattern === 'international' || !address.value.startsWith('+');
}

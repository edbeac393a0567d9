import { readAddress } from '../accounts/address.ts';

/** V8: word characters, dashes or dots, @, domain parts. Unambiguous, so it cannot backtrack. */
const standard = /^[\w.-]+@[\w-]+(\.[\w-]+)+$/;
const longest = 254;

/** `standard` is the specification's pattern (V8); `international` also accepts a + before the @. */
export const emailPatterns = ['standard', 'international'] as const;
type EmailPattern = (typeof emailPatterns)[number];

/** Organisers select the pattern by name in the field's format; any other word means the standard one. */
export const emailPatternNamed = (format: string): EmailPattern =>
  format === 'international' ? 'international' : 'standard';

/** True for an address of at most 254 characters that fits the pattern. */
export function isEmail(text: string, pattern: EmailPattern = 'standard'): boolean {
  if (text.length > longest) return false;
  return pattern === 'standard' ? standard.test(text) : readAddress(text)?.channel === 'email';
}

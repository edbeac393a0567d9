import { emailPatternNamed, isEmail } from '../email.ts';
import type { FieldFault, FieldDefinition, FieldKindRules, Matches } from '../field-definition.ts';
import { isPhone, phonePatternNamed } from '../phone.ts';
import type { PhonePattern } from '../phone.ts';
import { formatFaults, hasFormat, textFormatNamed } from '../text-format.ts';

/** Characters. */
export const longestText = 1000;

/** One line or paragraph. The codes `phone` and `email` have their own check (V7, V8) unless the organiser sets a regex. */
export const text: FieldKindRules = {
  hint: 'enter',
  check: (item, value, { matches }) => {
    if (value.length > longestText) return { reason: 'too_long', limit: longestText };
    return item.cfgRegex === '' ? checkFormat(item, value, matches) : null;
  },
};

function checkFormat({ cfgCode, cfgFormat }: FieldDefinition, value: string, matches: Matches): FieldFault | null {
  if (cfgCode === 'phone') return phoneFault(value, phonePatternNamed(cfgFormat));
  if (cfgCode === 'email') return isEmail(value, emailPatternNamed(cfgFormat)) ? null : { reason: 'email' };
  const named = textFormatNamed(cfgFormat);
  if (named !== null) return hasFormat(value, named) ? null : { reason: formatFaults[named] };
  return isPattern(cfgFormat) && !matches(cfgFormat, value) ? { reason: 'pattern' } : null;
}

/** The specification allows the format to contain a regex "in some cases"; a plain number is a length hint of old forms. */
const isPattern = (format: string): boolean => format !== '' && !/^\d+$/.test(format);

/** True where a regex decides which texts the field accepts. */
export const hasPattern = ({ cfgCode, cfgFormat, cfgRegex }: FieldDefinition): boolean =>
  cfgRegex !== '' ||
  (cfgCode !== 'phone' && cfgCode !== 'email' && textFormatNamed(cfgFormat) === null && isPattern(cfgFormat));

const phoneFault = (value: string, pattern: PhonePattern): FieldFault | null =>
  isPhone(value, pattern) ? null : { reason: pattern === 'international' ? 'phone_international' : 'phone' };

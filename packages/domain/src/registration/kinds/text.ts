import { isEmail } from '../email.ts';
import type { FieldFault, FieldDefinition, FieldKindRules } from '../field-definition.ts';
import { isPhone, phonePatternNamed } from '../phone.ts';
import { matchesPattern } from '../safe-pattern.ts';
import { oneValue } from './one-value.ts';

export const longestText = 1000;

/** One line or paragraph. The codes `phone` and `email` have their own check (V7, V8) unless the organiser sets a regex. */
export const text: FieldKindRules = {
  ...oneValue,
  hint: 'enter',
  check: (item, value) => {
    if (value.length > longestText) return { reason: 'too_long', limit: longestText };
    return item.cfgRegex === '' ? checkFormat(item, value) : null;
  },
};

function checkFormat({ cfgCode, cfgFormat }: FieldDefinition, value: string): FieldFault | null {
  if (cfgCode === 'phone') return isPhone(value, phonePatternNamed(cfgFormat)) ? null : { reason: 'phone' };
  if (cfgCode === 'email') return isEmail(value) ? null : { reason: 'email' };
  // The specification allows the format to contain a regex "in some cases"; a plain number is a length hint of old forms.
  const isPattern = cfgFormat !== '' && !/^\d+$/.test(cfgFormat);
  return isPattern && !matchesPattern(cfgFormat, value) ? { reason: 'pattern' } : null;
}

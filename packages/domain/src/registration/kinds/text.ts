import { isEmail } from '../email.ts';
import type { FieldFault, FieldItem, FieldKindRules } from '../field-item.ts';
import { isPhone, phonePatternNamed } from '../phone.ts';
import { matchesPattern } from '../safe-pattern.ts';
import { oneValue } from './one-value.ts';

export const longestText = 1000;

/** One line or paragraph. The codes `phone` and `email` bring their own check (V7, V8) unless the organiser set a regex. */
export const text: FieldKindRules = {
  ...oneValue,
  hint: 'enter',
  check: (item, value) => {
    if (value.length > longestText) return { reason: 'too_long', limit: longestText };
    return item.cfgRegex === '' ? checkFormat(item, value) : null;
  },
};

function checkFormat({ cfgCode, cfgFormat }: FieldItem, value: string): FieldFault | null {
  if (cfgCode === 'phone') return isPhone(value, phonePatternNamed(cfgFormat)) ? null : { reason: 'phone' };
  if (cfgCode === 'email') return isEmail(value) ? null : { reason: 'email' };
  // The specification lets the format stand in for a regex "in some cases"; a bare figure is a length hint of old forms.
  const isPattern = cfgFormat !== '' && !/^\d+$/.test(cfgFormat);
  return isPattern && !matchesPattern(cfgFormat, value) ? { reason: 'pattern' } : null;
}

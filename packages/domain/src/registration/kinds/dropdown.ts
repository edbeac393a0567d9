import type { FieldKindRules } from '../field-item.ts';
import { checkOption, oneValue } from './one-value.ts';

export const dropdown: FieldKindRules = { ...oneValue, hint: 'choose', check: checkOption };

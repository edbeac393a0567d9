import type { FieldKindRules } from '../field-definition.ts';
import { checkOption, oneValue } from './one-value.ts';

export const dropdown: FieldKindRules = { ...oneValue, hint: 'choose', check: checkOption };

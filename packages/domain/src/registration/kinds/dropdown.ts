import type { FieldKindRules } from '../field-definition.ts';
import { checkOption } from './option.ts';

export const dropdown: FieldKindRules = { hint: 'choose', check: checkOption };

import type { FieldKindRules } from '../field-definition.ts';
import { checkOption } from './option.ts';

/** One of a few options, all visible on the page. */
export const single: FieldKindRules = { hint: 'choose', check: checkOption };

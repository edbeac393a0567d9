import type { FieldKindRules } from '../field-definition.ts';
import { checkOption, oneValue } from './one-value.ts';

/** One of a few options, all visible on the page. */
export const single: FieldKindRules = { ...oneValue, hint: 'choose', check: checkOption };

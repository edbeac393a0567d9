import type { FieldKindRules } from '../field-item.ts';
import { checkOption, oneValue } from './one-value.ts';

/** One of a few options that all stand on the page. */
export const single: FieldKindRules = { ...oneValue, hint: 'choose', check: checkOption };

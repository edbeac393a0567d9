import type { FieldKindRules } from '../field-item.ts';
import { text } from './text.ts';

/** A text with suggestions (L4). What is not among them may be typed all the same: no list has every hospital. */
export const autocomplete: FieldKindRules = { ...text };

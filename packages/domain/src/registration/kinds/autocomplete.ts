import type { FieldKindRules } from '../field-definition.ts';
import { text } from './text.ts';

/** A text with suggestions (L4). Other values are allowed: no list contains every hospital. */
export const autocomplete: FieldKindRules = { ...text };

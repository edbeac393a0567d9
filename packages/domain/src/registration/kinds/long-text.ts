import type { FieldDefinition, FieldKindRules } from '../field-definition.ts';

/** Greatest number of characters of any long text; answers are not longer on the wire. */
export const longestLongText = 4000;
const usualLength = 1000;

/** Greatest number of characters of this field. */
export const lengthOf = ({ cfgSettings }: Pick<FieldDefinition, 'cfgSettings'>): number =>
  Math.min(longestLongText, Math.max(1, Math.floor(cfgSettings?.most ?? usualLength)));

/** Paragraphs. Characters are counted as the person sees them typed: a line break is one. */
export const longText: FieldKindRules = {
  hint: 'enter',
  check: (item, value) => (value.length > lengthOf(item) ? { reason: 'too_long', limit: lengthOf(item) } : null),
};

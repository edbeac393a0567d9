import type { FieldKindRules } from '../field-definition.ts';

/** A heading, an explanation or a page break: it is shown and has no answer, whatever is sent for it. */
export const part: FieldKindRules = {
  check: () => null,
  hint: 'enter',
};

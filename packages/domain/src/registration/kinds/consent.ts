import type { FieldDefinition, FieldKindRules } from '../field-definition.ts';

/** Version of the text to which a consent refers. */
export const consentVersion = ({ cfgSettings }: Pick<FieldDefinition, 'cfgSettings'>): string =>
  cfgSettings?.version ?? '';

/**
 * Consent to a text. The value is the version of the text; form versions never change, so the text stays with the answer. Consent to
 * an earlier version does not count as one to this.
 */
export const consent: FieldKindRules = {
  hint: 'choose',
  check: (item, value) => (value === consentVersion(item) ? null : { reason: 'consent' }),
};

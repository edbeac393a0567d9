import type { formsFields as zh } from '../../zh/forms/fields.ts';
import type { Texts } from '../../texts.ts';

export const formsFields = {
  forms: 'Form',
  formNote: 'Note below the form',
  hiddenFields: 'Hidden fields',
  placeholders: 'Answers in their place',
  fields: 'Fields',
  revision: 'State of the draft',
  number: 'Version',
  label: 'Label',
  hint: 'Hint',
  options: 'Options',
  value: 'Stored value',
  zh: 'Chinese',
  en: 'English',
  pattern: 'Pattern',
  required: 'Required',
  showWhen: 'Condition',
  oneOf: 'Answers',
  formIds: 'Forms',
  serves: 'For whom',
  copyOf: 'Begins with',
  formId: 'Form',
} as const satisfies Texts<typeof zh>;

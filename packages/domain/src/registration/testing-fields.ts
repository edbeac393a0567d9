import type { FieldDefinition } from './field-definition.ts';

/** Test helper: a form field, an optional text by default. */
export function field(change: Partial<FieldDefinition> = {}): FieldDefinition {
  return {
    cfgCode: 'field',
    cfgType: 'T',
    cfgContent: '',
    cfgFormat: '',
    cfgRegex: '',
    cfgNeedFl: '0',
    arrTmp: [],
    showWhen: null,
    ...change,
  };
}

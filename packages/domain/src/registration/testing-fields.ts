import type { FieldItem } from './field-item.ts';

/** A field of a form for tests: an optional text unless said otherwise. */
export function field(change: Partial<FieldItem> = {}): FieldItem {
  return {
    cfgCode: 'field',
    cfgName: 'Field',
    cfgType: 'T',
    cfgValue: null,
    cfgContent: '',
    cfgFormat: '',
    cfgRegex: '',
    cfgHint: '',
    cfgNeedFl: '0',
    arrTmp: [],
    optionLabels: [],
    showWhen: null,
    ...change,
  };
}

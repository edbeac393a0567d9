import type { FormField } from '@meetingapp/contract/forms.ts';
import type { FieldItem } from '@meetingapp/contract/registration.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';

/** A field as the phone gets it. Options keep their stored value; labels follow the language. */
export function itemOf(field: FormField, language: Language, entered = ''): FieldItem {
  const options = field.options.map((option) => option.value);
  return {
    cfgCode: field.code,
    cfgName: field.label[language],
    cfgType: field.kind,
    cfgValue: field.kind === 'MS' ? (entered === '' ? [] : entered.split('|')) : entered === '' ? null : entered,
    cfgContent: options.join('|'),
    cfgFormat: field.format,
    cfgRegex: field.pattern,
    cfgHint: field.hint[language],
    cfgNeedFl: field.required ? '1' : '0',
    arrTmp: options,
    optionLabels: field.options.map((option) => option[language]),
    showWhen: field.showWhen,
  };
}

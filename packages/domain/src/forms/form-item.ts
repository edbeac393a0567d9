import type { FormField } from '@meetingapp/contract/forms.ts';
import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { FieldDefinition } from '../registration/field-definition.ts';

/** The definition of a field for validation: stored values only, no text in any language. */
export function definitionOf(field: Omit<FormField, 'label' | 'hint'>): FieldDefinition {
  const options = field.options.map((option) => option.value);
  return {
    cfgCode: field.code,
    cfgType: field.kind,
    cfgContent: options.join('|'),
    cfgFormat: field.format,
    cfgRegex: field.pattern,
    cfgNeedFl: field.required ? '1' : '0',
    arrTmp: options,
    showWhen: field.showWhen,
    ...(field.settings ? { cfgSettings: limitsOf(field.settings) } : {}),
  };
}

const limitsOf = ({ unit: _, text: __, ...limits }: NonNullable<FormField['settings']>) => limits;

/** A field as the phone receives it. Options have their stored value; labels follow the language. */
export function itemOf(field: FormField, language: Language, entered = ''): FieldItem {
  return {
    ...definitionOf(field),
    cfgName: field.label[language],
    cfgValue: enteredValue(field, entered),
    cfgHint: field.hint[language],
    optionLabels: field.options.map((option) => option[language]),
    ...(field.settings ? { cfgSettings: settingsOf(field.settings, language) } : {}),
  };
}

/** A stored answer as the phone receives it; empty: none. */
export function enteredValue({ kind }: Pick<FormField, 'kind'>, entered: string): FieldItem['cfgValue'] {
  if (kind === 'MS') return entered === '' ? [] : entered.split('|');
  return entered === '' ? null : entered;
}

const settingsOf = (settings: NonNullable<FormField['settings']>, language: Language) => ({
  ...limitsOf(settings),
  ...(settings.unit ? { unit: settings.unit[language] } : {}),
  ...(settings.text ? { text: settings.text[language] } : {}),
});

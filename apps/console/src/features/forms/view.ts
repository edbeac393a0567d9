import type { FormField } from '@meetingapp/contract/forms.ts';
import type { FieldType } from '@meetingapp/contract/registration/form.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { kindOf, type FieldKind } from '@meetingapp/domain/registration/field-kinds.ts';
import { forms as en } from '@meetingapp/locales/en/forms/console.ts';
import { forms as zh } from '@meetingapp/locales/zh/forms/console.ts';
import type { TextFormat } from '@meetingapp/domain/registration/text-format.ts';
import { calendar, camera, clock, copy, info } from '@meetingapp/ui/icons/icons.ts';
import { chevronsUpDown, letters, squareCheck } from '@meetingapp/ui/icons/icons-forms.ts';
import {
  circleDot,
  fileText,
  hash,
  hospital,
  idCard,
  mail,
  mapPin,
  shieldCheck,
} from '@meetingapp/ui/icons/icons-topics.ts';
import { paperclip } from '@meetingapp/ui/icons/icons-programme.ts';
import { pencil, smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';

export const kindOfField = ({ kind, code }: Pick<FormField, 'kind' | 'code'>): FieldKind =>
  kindOf({ cfgType: kind, cfgCode: code });

export const kindIcons: Readonly<Record<FieldKind, string>> = {
  text: letters,
  dropdown: chevronsUpDown,
  date: calendar,
  single: circleDot,
  multiple: squareCheck,
  province: mapPin,
  city: mapPin,
  picture: camera,
  autocomplete: hospital,
  longText: fileText,
  number: hash,
  consent: shieldCheck,
  signature: pencil,
  file: paperclip,
  heading: letters,
  explanation: info,
  page: copy,
};

/** Storage type of each field kind. */
const typeOfKind: Readonly<Record<FieldKind, FieldType>> = {
  text: 'T',
  dropdown: 'DDL',
  date: 'DATE',
  single: 'S',
  multiple: 'MS',
  province: 'P',
  city: 'C',
  picture: 'PIC',
  autocomplete: 'AC',
  longText: 'LT',
  number: 'NUM',
  consent: 'CON',
  signature: 'SIG',
  file: 'FILE',
  heading: 'H',
  explanation: 'EXP',
  page: 'PAGE',
};

/** Only one phone and one e-mail field per form: the product identifies people by them. */
export const presets = { phone: smartphone, email: mail } as const;
export type Preset = keyof typeof presets;

/** Lines of text that are checked, offered as fields of their own. */
export const formats = { document: idCard, time: clock } as const satisfies Partial<Record<TextFormat, string>>;
export type FormatPreset = keyof typeof formats;

export const palette = {
  text: ['text', 'longText', 'number'],
  choice: ['single', 'multiple', 'dropdown', 'province', 'city', 'autocomplete'],
  other: ['date', 'picture', 'file', 'consent', 'signature'],
  parts: ['heading', 'explanation', 'page'],
} as const satisfies Record<string, readonly FieldKind[]>;

const nothing = { zh: '', en: '' };

/** Name of a new field, in both languages; a form with such a name cannot be published. */
export const newLabel = { zh: zh.newLabel, en: en.newLabel };

export function newField(kind: FieldKind, label: FormField['label'], code: string): FormField {
  const chosen = kind === 'single' || kind === 'multiple' || kind === 'dropdown';
  return {
    code,
    kind: typeOfKind[kind],
    label,
    hint: nothing,
    options: chosen ? [{ value: '', ...nothing }] : [],
    format: '',
    pattern: '',
    required: false,
    showWhen: null,
  };
}

/** The label of a field in a language; its code while it has none. */
export const labelOf = (fields: readonly FormField[], code: string, language: Language): string =>
  fields.find((field) => field.code === code)?.label[language].trim() || code;

/** A code that no field of these lists uses. */
export function freeCode(...lists: (readonly Pick<FormField, 'code'>[])[]): string {
  const taken = new Set(lists.flatMap((list) => list.map(({ code }) => code)));
  let number = 1;
  while (taken.has(`field${number}`)) number += 1;
  return `field${number}`;
}

/** True for a field with a condition, which is indented under the field it depends on. */
export const isUnder = (field: FormField): boolean => field.showWhen !== null;

export const lacksEnglish = ({ label, hint, options, settings }: FormField): boolean =>
  [label, hint, ...options, settings?.unit ?? nothing, settings?.text ?? nothing].some(
    ({ zh, en }) => zh.trim() !== '' && en.trim() === '',
  );

/** Options after an edit of one text. The stored value follows the Chinese text until it is published or edited by hand. */
export function withOption(
  options: FormField['options'],
  at: number,
  change: Partial<FormField['options'][number]>,
  published: readonly string[],
): FormField['options'] {
  return options.map((option, index) => {
    if (index !== at) return option;
    const follows = option.value === option.zh && !published.includes(option.value) && change.zh !== undefined;
    return { ...option, ...(follows ? { value: (change.zh ?? '').replaceAll('|', '/') } : {}), ...change };
  });
}

/** One option per pasted line; "医师 / Physician" and tabs separate the languages. */
export function pastedOptions(text: string): FormField['options'] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [zh = '', en = ''] = line.split(/\t|\s\/\s/).map((part) => part.trim());
      return { value: zh.replaceAll('|', '/'), zh, en };
    });
}

/** Common patterns for text fields. */
export const usualPatterns = {
  phone: '^1[3-9]\\d{9}$',
  email: '^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$',
  digits: '^\\d+$',
  idCard: '^\\d{17}[\\dXx]$',
  postcode: '^\\d{6}$',
  letters: "^[A-Za-z][A-Za-z .'-]*$",
} as const;

const inBoth = (name: keyof typeof zh.presets) => ({ zh: zh.presets[name], en: en.presets[name] });

/** Fields of every new form. */
export const starter: readonly FormField[] = [
  { ...newField('text', inBoth('name'), 'name'), required: true },
  { ...newField('text', inBoth('phone'), 'phone'), required: true, pattern: usualPatterns.phone },
  newField('text', inBoth('email'), 'email'),
];

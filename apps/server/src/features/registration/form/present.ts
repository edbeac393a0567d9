import type { ShownAnswer, SignForm } from '@meetingapp/contract/registration/form.ts';
import type { Branch, FieldItem, FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { enteredValue, itemOf } from '@meetingapp/domain/forms/form-item.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { fileOf } from '@meetingapp/domain/registration/kinds/file.ts';
import { typedName } from '@meetingapp/domain/registration/kinds/signature.ts';
import { registration as en } from '@meetingapp/locales/en/registration/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { registration as zh } from '@meetingapp/locales/zh/registration/server.ts';
import { FIRST_FORM, isOpen, type AskedForm } from '../configuration/queries-forms.ts';
import { formFieldOf, type BranchRow, type FieldRow } from '../configuration/queries.ts';
import { shownDivision } from '../lookup/queries-divisions.ts';

const texts = { zh: zh.answers, en: en.answers };
const firstForm = { zh: zh.firstForm, en: en.firstForm };

/** Fields without an answer, made once for the rows of a form version, which are read once. */
const unanswered = { zh: new WeakMap<FieldRow, FieldItem>(), en: new WeakMap<FieldRow, FieldItem>() };

/** A field as the form shows it, with what the person entered before. Options keep their stored value; labels follow the language. */
export function presentField(row: FieldRow, language: Language, entered: string | undefined): FieldItem {
  const item = unanswered[language].get(row) ?? itemOf(formFieldOf(row), language);
  unanswered[language].set(row, item);
  return entered ? { ...item, cfgValue: enteredValue(row, entered) } : item;
}

/** The form that is asked and the others that are offered beside it; nothing where there is one. */
export function presentSignForm(
  { formId, serves, further }: Extract<AskedForm, { ok: true }>,
  language: Language,
): { sign_form?: SignForm } {
  const offered = further.filter((one) => isOpen(one) && one.serves !== 'link' && one.formId !== formId);
  if (formId === FIRST_FORM && offered.length === 0) return {};
  const first = { formId: FIRST_FORM, title: firstForm[language], members: false };
  const own = further.find((one) => one.formId === formId);
  const others = offered.map((one) => ({
    formId: one.formId,
    title: pickLanguage(one.title, language),
    members: one.serves === 'members',
  }));
  return {
    sign_form: {
      formId,
      title: own ? pickLanguage(own.title, language) : first.title,
      members: serves === 'members',
      others: own ? [first, ...others] : others,
    },
  };
}

/** Forms to choose from, the first one, 0, included; nothing where there is only that one. */
export const presentFormNames = (
  further: readonly { id: number; title: Bilingual }[],
  language: Language,
): { id: number; title: string }[] =>
  further.length === 0
    ? []
    : [
        { id: FIRST_FORM, title: firstForm[language] },
        ...further.map(({ id, title }) => ({ id, title: pickLanguage(title, language) })),
      ];

export function presentBranch(row: BranchRow, language: Language): Branch {
  return { cfgId: row.id, cfgTitle: row.title[language], left: row.left };
}

/** Answers as text: labels of fields and options, without hidden fields. */
export function presentAnswers(
  fields: readonly FieldRow[],
  answers: Record<string, string>,
  flow: FlowSettings,
  language: Language,
): ShownAnswer[] {
  return fields
    .filter(
      (field) =>
        (answers[field.code] ?? '') !== '' &&
        !(flow.hiddenFields.includes(field.code) && field.code in flow.placeholders),
    )
    .map((field) => ({
      code: field.code,
      label: field.label[language],
      ...shownOf(field, answers[field.code] ?? '', language),
    }));
}

function shownOf(
  field: FieldRow,
  value: string,
  language: Language,
): Pick<ShownAnswer, 'value' | 'text' | 'ink' | 'file'> {
  const words = texts[language];
  if (field.kind === 'LT') return { value };
  if (field.kind === 'NUM') return { value: [value, field.settings?.unit?.[language] ?? ''].join(' ').trim() };
  if (field.kind === 'CON')
    return {
      value: format(words.consented, { version: value }),
      // The text of another version stands in the form in which it was given.
      ...(value === field.settings?.version ? { text: field.settings.text?.[language] ?? '' } : {}),
    };
  if (field.kind === 'SIG') {
    const name = typedName(value);
    return name === null ? { value: words.signed, ink: value } : { value: format(words.signedAs, { name }) };
  }
  if (field.kind === 'FILE') {
    const file = fileOf(value);
    return file ? { value: file.name, file: file.reference } : { value: words.fileGone };
  }
  const labels = value.split('|').map((one) => labelOf(field, one, language));
  return { value: joinList(labels, language) };
}

function labelOf(field: FieldRow, value: string, language: Language): string {
  if (field.kind === 'P' || field.kind === 'C') return shownDivision(value, language);
  return field.options.find((option) => option.value === value)?.[language] ?? value;
}

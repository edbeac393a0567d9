import { exponentOf } from '@meetingapp/domain/exponent.ts';
import type { DeskMethod } from '@meetingapp/contract/orders/order.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { definitionOf } from '@meetingapp/domain/forms/form-item.ts';
import { hasAnswer, isOwnAnswer } from '@meetingapp/domain/registration/field-kinds.ts';
import type { ImportField } from '@meetingapp/domain/registration/import/answer.ts';
import type { Rules } from '@meetingapp/domain/registration/import/row-outcome.ts';
import type { Reading } from '@meetingapp/domain/registration/import/row.ts';
import type { ImportColumns, ImportPart } from '@meetingapp/domain/registration/import/targets.ts';
import { importParts } from '@meetingapp/domain/registration/import/targets.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { registrationConsole as listEn } from '@meetingapp/locales/en/registration/console.ts';
import { registrationImport as en } from '@meetingapp/locales/en/registration/import.ts';
import { registrationConsole as listZh } from '@meetingapp/locales/zh/registration/console.ts';
import { registrationImport as zh } from '@meetingapp/locales/zh/registration/import.ts';
import { registration as serverEn } from '@meetingapp/locales/en/registration/server.ts';
import { registration as serverZh } from '@meetingapp/locales/zh/registration/server.ts';
import { amountOf, dayOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { KindTarget, ValueText } from '../../../jobs/import-kind.ts';
import {
  definitionsOf,
  findBranches,
  findFees,
  findForm,
  formFieldOf,
  settingForStaff,
  type FieldRow,
  type FormRow,
} from '../configuration/queries.ts';
import { FIRST_FORM, furtherForms, isOpen } from '../configuration/queries-forms.ts';
import { formsOfList } from '../list/queries-forms.ts';
import { cityIn, divisionsInEnglish } from '../lookup/queries-divisions.ts';
import { personOf } from '../record/queries-person.ts';

const texts = { zh, en };
const firstForm = { zh: serverZh.firstForm, en: serverEn.firstForm };
const methods = { zh: listZh.pane.methods, en: listEn.pane.methods };
/** The language of a list is independent of that of the person who imports it. */
const inBoth = (word: (words: typeof zh | typeof en) => string) => [zh, en].flatMap((words) => word(words).split('|'));

type Part = keyof (typeof zh)['columns'];
const partOf = (id: ImportPart) => id.slice(1) as Part;
const usualQuestions = ['name', 'phone', 'email', 'company'] as const;

/** Everything that decides about the rows of a list, as the conference is now. */
export async function importRules(db: Database, cid: number, columns: ImportColumns, movesMoney: boolean, now: Date) {
  const [setting, forms, named, branches, fees] = await Promise.all([
    settingForStaff(db, cid),
    importForms(db, cid),
    formsOfList(db, cid),
    findBranches(db, cid),
    findFees(db, cid),
  ]);
  if (!setting || forms.length === 0) return null;
  const today = dayIn(setting.zone, now);
  const withNames = (row: { id: number; title: { zh: string; en: string } }) => ({
    id: row.id,
    names: [row.title.zh, row.title.en],
  });
  const reading: Reading = {
    columns,
    fields: fieldsByCode(fieldsOfForms(forms)),
    forms: [{ id: FIRST_FORM, title: firstForm }, ...named].map((one) => {
      const open = forms.find(({ formId }) => formId === one.id);
      return { ...withNames(one), fields: open ? fieldsByCode(open.form.fields) : null };
    }),
    branches: branches.map(withNames),
    fees: fees.filter((fee) => !fee.closed).map((fee) => ({ ...withNames(fee), branchId: fee.branch_id })),
    paidWords: Object.fromEntries(
      (['none', 'cash', 'pos', 'elsewhere'] as const).map((way) => [way, inBoth((words) => words.paidWords[way])]),
    ) as Record<DeskMethod | 'none', string[]>,
    dayOf: (text) => dayOf({ kind: 'text', text }),
    placeOf: (text) => placeNames().get(text.trim().toLowerCase()) ?? text.trim(),
    currencies: [setting.currency, ...setting.currencies],
    amountOf: (text, currency) => amountOf({ kind: 'text', text }, exponentOf(currency)),
    reachable: (answers) => hidesContact(setting.flow.hiddenFields) || contactsOf(answers) !== '',
  };
  const contactsOf = (answers: Readonly<Record<string, string>>) => {
    const { phone, email } = personOf(answers, setting);
    return phone || email;
  };
  const rules: Rules = {
    forms: new Map(forms.map(({ formId, form }) => [formId, definitionsOf(form.fields)])),
    flow: setting.flow,
    currency: setting.currency,
    cityIn: cityIn(),
    today,
    hasBranches: branches.length > 0,
    hasFees: fees.length > 0,
    movesMoney,
    branchName: (id) => branches.find((one) => one.id === id)?.title.zh ?? '',
  };
  const asksMember = fees.some(({ rule }) => JSON.stringify(rule).includes('"member"'));
  return { cid, setting, forms, branches, fees, reading, rules, asksMember, today, now };
}
export type ImportRules = NonNullable<Awaited<ReturnType<typeof importRules>>>;

/** The version of an open form that new registrations answer; null: the form is closed. */
export const versionOf = ({ forms }: ImportRules, formId: number): number | null =>
  forms.find((one) => one.formId === formId)?.form.versionId ?? null;

let latin: Map<string, string> | undefined;
/** Provinces and cities by their names in Latin letters. */
const placeNames = () =>
  (latin ??= new Map(
    divisionsInEnglish().map(({ dictName, dictShown }) => [(dictShown ?? dictName).toLowerCase(), dictName]),
  ));

/** A registration form that is open; 0 is the first. */
export interface ImportForm {
  formId: number;
  form: FormRow;
}

/** The registration forms that are open, the first one first. */
async function importForms(db: Database, cid: number): Promise<ImportForm[]> {
  const [first, further] = [await findForm(db, cid), await furtherForms(db, cid)];
  const opened = further.filter(isOpen).flatMap(({ formId, form }) => (form ? [{ formId, form }] : []));
  return [...(first ? [{ formId: FIRST_FORM, form: first }] : []), ...opened];
}

/** The fields of several forms, each code once. */
const fieldsOfForms = (forms: readonly ImportForm[]): FieldRow[] =>
  [
    ...new Map(
      forms
        .flatMap(({ form }) => form.fields)
        .toReversed()
        .map((field) => [field.code, field]),
    ).values(),
  ].toReversed();

/** The fields for which a list can have a column, as `fieldsOfForms`. */
const importFields = async (db: Database, cid: number): Promise<FieldRow[]> =>
  fieldsOfForms(await importForms(db, cid));

const fieldsByCode = (fields: readonly FieldRow[]) =>
  new Map(typed(fields).map((field) => [field.code, importField(field)]));

const hidesContact = (hidden: readonly string[]) => hidden.includes('phone') && hidden.includes('email');

/** Fields that a list can have a column for. */
const typed = (fields: readonly FieldRow[]) => fields.filter(({ kind }) => hasAnswer(kind) && kind !== 'SIG');

const importField = (field: FieldRow): ImportField => ({
  item: definitionOf(formFieldOf(field)),
  labels: field.options.map(({ zh: chinese, en: english }) => [chinese, english]),
});

/** The possible meanings of a column, each with all recognised titles and its name in one language. */
export async function importTargets(db: Database, cid: number, language: Language): Promise<KindTarget[]> {
  const [setting, forms, named, branches, fees] = await Promise.all([
    settingForStaff(db, cid),
    importForms(db, cid),
    formsOfList(db, cid),
    findBranches(db, cid),
    findFees(db, cid),
  ]);
  const currencies = setting ? [setting.currency, ...setting.currencies] : [];
  const [first] = forms;
  const usual = (code: string) => usualQuestions.find((one) => one === code);
  const questions = typed(fieldsOfForms(forms)).map((field) => {
    const known = usual(field.code);
    return {
      id: field.code,
      names: [field.label.zh, field.label.en, ...(known ? inBoth((words) => words.names[known]) : []), field.code],
      label: field.label[language],
      // A picture or a file cannot be typed.
      inExample: field.kind !== 'PIC' && field.kind !== 'FILE',
      // A question of another form concerns only its rows.
      required:
        first?.form.fields.includes(field) === true &&
        forms.length === 1 &&
        field.required &&
        field.show_when === null &&
        !isOwnAnswer(importField(field).item),
    };
  });
  const lacking = [
    ...(branches.length > 0 ? [] : ['@branch']),
    ...(named.length > 0 ? [] : ['@form']),
    ...(currencies.length > 1 ? [] : ['@currency']),
  ];
  const offered = importParts.filter((id) => !lacking.includes(id));
  const parts = offered.map((id) => ({
    id: id as string,
    names: inBoth((words) => words.names[partOf(id)]),
    label: texts[language].columns[partOf(id)],
    question: false,
    required: (id === '@branch' && branches.length > 1) || (id === '@fee' && fees.length > 1),
    money: id === '@paid' || id === '@amount',
    // Only registered people have a number.
    inExample: id !== '@number',
    ...(id === '@paid' ? { choices: texts[language].paidChoices } : {}),
    ...(id === '@currency' ? { choices: joinList(currencies, language) } : {}),
  }));
  return [...questions, ...parts];
}

/** A row as an example. */
export async function exampleOf(db: Database, cid: number, language: Language): Promise<Record<string, string>> {
  const [setting, fields, branches, fees] = await Promise.all([
    settingForStaff(db, cid),
    importFields(db, cid),
    findBranches(db, cid),
    findFees(db, cid),
  ]);
  const examples: Record<string, string> = {
    ...texts[language].example,
    '@form': firstForm[language],
    '@branch': branches[0]?.title[language] ?? '',
    '@fee': fees[0]?.title[language] ?? '',
    '@currency': setting?.currency ?? '',
    '@paid': texts[language].paidWords.none.split('|')[0] ?? '',
  };
  for (const { code, kind, options, settings } of fields)
    examples[code] ??=
      options[0]?.[language] ?? (kind === 'DATE' ? '2027-05-01' : kind === 'CON' ? (settings?.version ?? '') : '');
  return examples;
}

/** Stored answers and payments as texts. */
export async function answerTexts(db: Database, cid: number, language: Language): Promise<ValueText> {
  const fields = await importFields(db, cid);
  return (code, value) => {
    if (code === '@paid') return (methods[language] as Record<string, string>)[value] ?? value;
    const options = fields.find((field) => field.code === code)?.options ?? [];
    const labelOf = (one: string) => options.find((option) => option.value === one)?.[language] ?? one;
    return options.length === 0 ? value : joinList(value.split('|').map(labelOf), language);
  };
}

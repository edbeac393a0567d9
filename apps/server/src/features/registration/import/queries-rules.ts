import type { DeskMethod } from '@meetingapp/contract/orders/order.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { definitionOf } from '@meetingapp/domain/forms/form-item.ts';
import { hasAnswer, isOwnAnswer } from '@meetingapp/domain/registration/field-kinds.ts';
import type { ImportField } from '@meetingapp/domain/registration/import/answer.ts';
import type { Rules } from '@meetingapp/domain/registration/import/row-outcome.ts';
import type { Reading } from '@meetingapp/domain/registration/import/row.ts';
import type { ImportColumns, ImportPart, ImportTarget } from '@meetingapp/domain/registration/import/targets.ts';
import { importParts } from '@meetingapp/domain/registration/import/targets.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { registrationImport as en } from '@meetingapp/locales/en/registration/import.ts';
import { registrationImport as zh } from '@meetingapp/locales/zh/registration/import.ts';
import { amountOf, dayOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Database } from '../../../db/connection/database.ts';
import {
  definitionsOf,
  findBranches,
  findFees,
  findForm,
  formFieldOf,
  settingForStaff,
  type FieldRow,
} from '../configuration/queries.ts';
import { cityIn, divisionsInEnglish } from '../lookup/queries-divisions.ts';
import { personOf } from '../record/queries-person.ts';

const texts = { zh, en };
/** The language of a list is independent of that of the person who imports it. */
const inBoth = (word: (words: typeof zh | typeof en) => string) => [zh, en].flatMap((words) => word(words).split('|'));

type Part = keyof (typeof zh)['parts'];
const partOf = (id: ImportPart) => id.slice(1) as Part;
const usualQuestions = ['name', 'phone', 'email', 'company'] as const;

/** Everything that decides about the rows of a list, as the conference is now. */
export async function importRules(db: Database, cid: number, columns: ImportColumns, movesMoney: boolean, now: Date) {
  const [setting, form, branches, fees] = await Promise.all([
    settingForStaff(db, cid),
    findForm(db, cid),
    findBranches(db, cid),
    findFees(db, cid),
  ]);
  if (!setting || !form) return null;
  const items = definitionsOf(form.fields);
  const today = dayIn(setting.zone, now);
  const named = (row: { id: number; title: { zh: string; en: string } }) => ({
    id: row.id,
    names: [row.title.zh, row.title.en],
  });
  const reading: Reading = {
    columns,
    fields: new Map(typed(form.fields).map((field) => [field.code, importField(field)])),
    branches: branches.map(named),
    fees: fees.filter((fee) => !fee.closed).map((fee) => ({ ...named(fee), branchId: fee.branch_id })),
    paidWords: Object.fromEntries(
      (['none', 'cash', 'pos', 'elsewhere'] as const).map((way) => [way, inBoth((words) => words.paidWords[way])]),
    ) as Record<DeskMethod | 'none', string[]>,
    dayOf: (text) => dayOf({ kind: 'text', text }),
    placeOf: (text) => placeNames().get(text.trim().toLowerCase()) ?? text.trim(),
    amountOf: (text) => amountOf({ kind: 'text', text }),
    reachable: (answers) => hidesContact(setting.flow.hiddenFields) || contactsOf(answers) !== '',
  };
  const contactsOf = (answers: Readonly<Record<string, string>>) => {
    const { phone, email } = personOf(answers, setting);
    return phone || email;
  };
  const rules: Rules = {
    items,
    flow: setting.flow,
    cityIn: cityIn(),
    today,
    hasBranches: branches.length > 0,
    hasFees: fees.length > 0,
    movesMoney,
    branchName: (id) => branches.find((one) => one.id === id)?.title.zh ?? '',
  };
  const asksMember = fees.some(({ rule }) => JSON.stringify(rule).includes('"member"'));
  return { cid, setting, form, branches, fees, reading, rules, asksMember, today, now };
}
export type ImportRules = NonNullable<Awaited<ReturnType<typeof importRules>>>;

let latin: Map<string, string> | undefined;
/** Provinces and cities by their names in Latin letters. */
const placeNames = () =>
  (latin ??= new Map(
    divisionsInEnglish().map(({ dictName, dictShown }) => [(dictShown ?? dictName).toLowerCase(), dictName]),
  ));

const hidesContact = (hidden: readonly string[]) => hidden.includes('phone') && hidden.includes('email');

/** Fields that a list can have a column for. */
const typed = (fields: readonly FieldRow[]) => fields.filter(({ kind }) => hasAnswer(kind) && kind !== 'SIG');

const importField = (field: FieldRow): ImportField => ({
  item: definitionOf(formFieldOf(field)),
  labels: field.options.map(({ zh: chinese, en: english }) => [chinese, english]),
});

/** The possible meanings of a column, each with all recognised titles and its name in one language. */
export async function importTargets(db: Database, cid: number, language: Language) {
  const [form, branches, fees] = await Promise.all([findForm(db, cid), findBranches(db, cid), findFees(db, cid)]);
  const usual = (code: string) => usualQuestions.find((one) => one === code);
  const questions = typed(form?.fields ?? []).map((field) => {
    const known = usual(field.code);
    return {
      id: field.code,
      names: [field.label.zh, field.label.en, ...(known ? inBoth((words) => words.names[known]) : []), field.code],
      label: field.label[language],
      question: true,
      required: field.required && field.show_when === null && !isOwnAnswer(importField(field).item),
    };
  });
  const offered = importParts.filter((id) => id !== '@branch' || branches.length > 0);
  const parts = offered.map((id) => ({
    id: id as string,
    names: inBoth((words) => words.names[partOf(id)]),
    label: texts[language].parts[partOf(id)],
    question: false,
    required: (id === '@branch' && branches.length > 1) || (id === '@fee' && fees.length > 1),
  }));
  return [...questions, ...parts] satisfies (ImportTarget & object)[];
}
export type KnownTarget = Awaited<ReturnType<typeof importTargets>>[number];

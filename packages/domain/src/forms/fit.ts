import type { FormField, MisfitReason } from '@meetingapp/contract/forms.ts';
import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import { checkForm } from '../registration/check-form.ts';
import type { FaultReason, FieldDefinition, FormFacts } from '../registration/field-definition.ts';
import { answersOf, valueOf } from '../registration/flow-settings.ts';
import { toWire } from '../registration/field-values.ts';
import { definitionOf } from './form-item.ts';

export interface Misfit {
  code: string;
  reason: MisfitReason;
}

const reasons: Readonly<Record<FaultReason, MisfitReason>> = {
  required: 'required',
  pattern: 'pattern',
  phone: 'pattern',
  phone_international: 'pattern',
  email: 'pattern',
  too_long: 'length',
  too_many: 'length',
  not_an_option: 'option',
  city_of_province: 'option',
  date_invalid: 'date',
  date_range: 'date',
  date_past: 'date',
  date_future: 'date',
  not_a_picture: 'pattern',
  id_card: 'pattern',
  passport: 'pattern',
  document: 'pattern',
  time: 'pattern',
  number_form: 'pattern',
  number_least: 'length',
  number_most: 'length',
  number_step: 'length',
  consent: 'consent',
  signature: 'pattern',
  file_gone: 'pattern',
};

/**
 * Which answers of one person do not fit a changed form: those that it would refuse, and those to questions that it no longer asks. An
 * answer that a changed condition hides counts as no longer asked.
 * @param before fields of the version in use; the answers were given under it or an earlier one
 * @param answers as stored, by code
 */
export function misfitsOf(
  before: readonly FormField[],
  after: readonly FormField[],
  answers: Readonly<Record<string, string>>,
  flow: FlowSettings,
  facts: FormFacts,
): Misfit[] {
  const items = after.map(definitionOf);
  const kept = answersOf(items, answers, flow);
  const refused = checkForm(items, kept, flow, facts).map(({ field, reason }) => ({
    code: field,
    reason: reasons[reason],
  }));
  const dropped = before.filter(({ code }) => (answers[code] ?? '') !== '' && isGone(items, kept, code));
  return [...refused, ...dropped.map(({ code }) => ({ code, reason: 'dropped' as const }))].filter(
    (one, index, all) => all.findIndex(({ code }) => code === one.code) === index,
  );
}

function isGone(items: readonly FieldDefinition[], kept: ReturnType<typeof answersOf>, code: string): boolean {
  const item = items.find(({ cfgCode }) => cfgCode === code);
  return item === undefined || toWire(item, valueOf(kept, code)) === '';
}

/** Misfits of one kind, with the first people who have it. */
export interface CountedMisfit<Person> extends Misfit {
  count: number;
  people: Person[];
}

/** Adds one person's misfits to those by field and reason; at most `most` people are named with each. */
export function addMisfits<Person>(
  counts: Map<string, CountedMisfit<Person>>,
  misfits: readonly Misfit[],
  person: Person,
  most: number,
): void {
  for (const { code, reason } of misfits) {
    const key = `${code} ${reason}`;
    const { count, people } = counts.get(key) ?? { count: 0, people: [] };
    counts.set(key, { code, reason, count: count + 1, people: people.length < most ? [...people, person] : people });
  }
}

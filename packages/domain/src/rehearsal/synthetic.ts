import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import { checkForm, type FormFault } from '../registration/check-form.ts';
import type { FieldDefinition, FormFacts } from '../registration/field-definition.ts';
import { optionsOf } from '../registration/field-definition.ts';
import { kindOf, type FieldKind } from '../registration/field-kinds.ts';
import { answersOf, visibleFields } from '../registration/flow-settings.ts';
import { consentVersion } from '../registration/kinds/consent.ts';
import { dateLimits } from '../registration/kinds/date.ts';
import { hasPattern } from '../registration/kinds/text.ts';
import { TYPED } from '../registration/kinds/signature.ts';
import { shortestMatch } from '../registration/pattern/can-match.ts';
import { matchesPattern } from '../registration/safe-pattern.ts';
import { idCheckCharacter, textFormatNamed } from '../registration/text-format.ts';

/** Reserved by RFC 2606: no mail server has such an address. */
export const syntheticMailEnding = '@rehearsal.example';
/** Block of numbers of one rehearsal, at most 10,000 people. That no account has one of them is a check of the gate. */
export const syntheticPhoneStart = (rehearsal: number): string => `1709${String(rehearsal % 1000).padStart(3, '0')}`;

export interface SyntheticPerson {
  name: string;
  phone: string;
  email: string;
}

/** What invented people are called and write; lists are separated by `|`. */
export interface SyntheticWords {
  families: string;
  given: string;
  /** With `{family}` and `{given}`. */
  name: string;
  hospital: string;
  text: string;
}

/** An invented person: the same for the same numbers. */
export function syntheticPerson(words: SyntheticWords, rehearsal: number, index: number): SyntheticPerson {
  const [families, given] = [words.families.split('|'), words.given.split('|')];
  const name = words.name
    .replace('{family}', families[index % families.length] ?? '')
    .replace('{given}', given[Math.floor(index / families.length) % given.length] ?? '');
  const phone = syntheticPhoneStart(rehearsal) + String(index).padStart(4, '0');
  return { name, phone, email: `p${rehearsal}.${index}${syntheticMailEnding}` };
}

/** What answers are made from besides the form. */
export interface SyntheticFacts extends FormFacts {
  /** A province and a city in it. */
  place: { province: string; city: string };
  words: SyntheticWords;
}

/** Answers of an invented person to a form: required and optional fields alike, as far as they can be invented. */
export function syntheticAnswers(
  items: readonly FieldDefinition[],
  flow: FlowSettings,
  { person, index, facts }: { person: SyntheticPerson; index: number; facts: SyntheticFacts },
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const item of items) values[item.cfgCode] = valueFor(item, person, index, facts);
  // Which fields are shown depends on the values of others; those that are hidden have no answer.
  const shown = new Set(visibleFields(items, flow, values).map(({ cfgCode }) => cfgCode));
  return answersOf(items, Object.fromEntries(Object.entries(values).filter(([code]) => shown.has(code))), flow);
}

/** Why the answers of invented people would be refused, such as a required file or a pattern of the organiser. */
export const syntheticFaults = (
  items: readonly FieldDefinition[],
  flow: FlowSettings,
  answers: Readonly<Record<string, string>>,
  facts: FormFacts,
): FormFault[] => checkForm(items, answers, flow, facts);

function valueFor(item: FieldDefinition, person: SyntheticPerson, index: number, facts: SyntheticFacts): string {
  const { cfgCode } = item;
  if (cfgCode === 'name') return matching(item, person.name);
  if (cfgCode === 'phone' || cfgCode === 'email') return person[cfgCode];
  const options = optionsOf(item);
  const option = options[index % Math.max(1, options.length)];
  if (option !== undefined) return option;
  const kind = kindOf(item);
  const made: Partial<Record<FieldKind, string>> = {
    province: facts.place.province,
    city: facts.place.city,
    date: dayWithin(item.cfgFormat, facts.today),
    number: String(item.cfgSettings?.least ?? 0),
    consent: consentVersion(item),
    signature: TYPED + person.name,
    picture: '',
    file: '',
  };
  return made[kind] ?? matching(item, textFor(item, index, facts.words));
}

/** The text where the organiser's pattern accepts it, otherwise a shortest one that it accepts. */
function matching(item: FieldDefinition, text: string): string {
  const pattern = item.cfgRegex || (hasPattern(item) ? item.cfgFormat : '');
  return pattern === '' || matchesPattern(pattern, text) ? text : (shortestMatch(pattern) ?? text);
}

function dayWithin(format: string, today: string): string {
  const { first, last } = dateLimits(format, today);
  const likely = '2010-07-01';
  return likely >= first && likely <= last ? likely : first;
}

/** Region 999999 does not exist, so that an ID number with a right check character is nobody's. */
function textFor({ cfgFormat, cfgCode }: FieldDefinition, index: number, words: SyntheticWords): string {
  const digits = `99999919800101${String(index % 1000).padStart(3, '0')}`;
  const format = textFormatNamed(cfgFormat);
  if (format === null) return cfgCode === 'company' ? words.hospital : words.text;
  const number = `R${String(index).padStart(7, '0')}`;
  return { idCard: digits + idCheckCharacter(digits), passport: number, document: number, time: '09:00' }[format];
}

import type { FeeRule, RuleField } from '@meetingapp/contract/fees/console.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '../bilingual.ts';
import type { FeeCondition } from '../registration/fees/rule.ts';

/** Words for building sentences: the texts of `fee-reasons` in one language. Placeholders are written as `{label}`. */
export interface RuleWords {
  is: string;
  isNot: string;
  atLeast: string;
  lessThan: string;
  member: string;
  notMember: string;
  or: string;
  nothing: string;
  joinAll: string;
  joinAny: string;
  brackets: string;
  sentence: string;
  everyone: string;
  nobody: string;
  facts: Readonly<Record<string, string>>;
}

/** Language, words, and the names of codes and values. */
export interface RuleNames {
  language: Language;
  words: RuleWords;
  fields: readonly Pick<RuleField, 'code' | 'label' | 'options'>[];
  branches: readonly { id: number; title: Bilingual }[];
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

/** One condition as text, or its negation. */
export function conditionText(condition: FeeCondition, negated: boolean, names: RuleNames): string {
  const { words } = names;
  const code = codeIn(condition);
  const values = valuesIn(condition);
  if (code === 'member' && !('atLeast' in condition))
    return values.includes('1') !== negated ? words.member : words.notMember;
  const value = values.map((one) => valueText(code, one, names)).join(words.or);
  const label = labelText(code, names);
  if ('atLeast' in condition) return filled(negated ? words.lessThan : words.atLeast, { label, value });
  return filled(negated ? words.isNot : words.is, { label, value: value || words.nothing });
}

/** Who may choose a fee, as one sentence. */
export function ruleSentence(rule: FeeRule | null, names: RuleNames): string {
  const { words } = names;
  if (rule === null) return words.everyone;
  const text = partText(rule, false, names, true);
  return filled(words.sentence, { text: text.charAt(0).toUpperCase() + text.slice(1) });
}

function partText(rule: FeeRule, negated: boolean, names: RuleNames, outermost: boolean): string {
  const { words } = names;
  if ('not' in rule) return partText(rule.not, !negated, names, outermost);
  if (!('all' in rule || 'any' in rule)) return conditionText(rule, negated, names);
  const all = 'all' in rule;
  const parts = all ? rule.all : rule.any;
  // An empty `all` holds for everyone; an empty `any` for no one.
  if (parts.length === 0) return all !== negated ? words.everyone : words.nobody;
  const only = parts.length === 1;
  const said = parts.map((part) => partText(part, negated, names, only && outermost));
  if (only) return said[0] ?? '';
  // Not all: at least one is false. Not any: every one is false.
  const joined = said.join(all !== negated ? words.joinAll : words.joinAny);
  return outermost ? joined : filled(words.brackets, { text: joined });
}

/** The label of a field or a fact in one language; its code when it has none. */
export function labelText(code: string, { fields, words, language }: RuleNames): string {
  const field = fields.find((one) => one.code === code);
  return (
    pickLanguage(field?.label, language) || (Object.hasOwn(words.facts, code) ? (words.facts[code] ?? code) : code)
  );
}

/** The label of an option or a branch in one language; the value itself when it has none. */
export function valueText(code: string, value: string, { fields, branches, language }: RuleNames): string {
  if (code === 'branch')
    return pickLanguage(branches.find((one) => String(one.id) === value)?.title, language) || value;
  const option = fields.find((one) => one.code === code)?.options.find((one) => one.value === value);
  return pickLanguage(option, language) || value;
}

function codeIn(condition: FeeCondition): string {
  if ('equals' in condition) return condition.equals.code;
  return 'oneOf' in condition ? condition.oneOf.code : condition.atLeast.code;
}

function valuesIn(condition: FeeCondition): string[] {
  if ('equals' in condition) return [condition.equals.value];
  return 'oneOf' in condition ? condition.oneOf.values : [String(condition.atLeast.value)];
}

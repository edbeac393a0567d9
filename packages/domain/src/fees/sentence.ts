import type { FeeRule, RuleField } from '@meetingapp/contract/fees.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { FeeCondition } from '../registration/fees/rule.ts';

/** The words that sentences are made of: the texts of `fee-reasons` in one language. Gaps are written as `{label}`. */
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

/** In which words, and what codes and values are called. */
export interface RuleNames {
  language: Language;
  words: RuleWords;
  fields: readonly Pick<RuleField, 'code' | 'label' | 'options'>[];
  branches: readonly { id: number; title: Bilingual }[];
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

/** One condition in words, or its opposite. */
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

/** Who may have a fee, as one sentence. */
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
  // None of nothing is asked of anybody; one of nothing nobody can have.
  if (parts.length === 0) return all !== negated ? words.everyone : words.nobody;
  const only = parts.length === 1;
  const said = parts.map((part) => partText(part, negated, names, only && outermost));
  if (only) return said[0] ?? '';
  // Not all of them: one is not so. Not one of them: none is so.
  const joined = said.join(all !== negated ? words.joinAll : words.joinAny);
  return outermost ? joined : filled(words.brackets, { text: joined });
}

export function labelText(code: string, { fields, words, language }: RuleNames): string {
  const field = fields.find((one) => one.code === code);
  return either(field?.label, language) || (Object.hasOwn(words.facts, code) ? (words.facts[code] ?? code) : code);
}

export function valueText(code: string, value: string, { fields, branches, language }: RuleNames): string {
  if (code === 'branch') return either(branches.find((one) => String(one.id) === value)?.title, language) || value;
  const option = fields.find((one) => one.code === code)?.options.find((one) => one.value === value);
  return either(option, language) || value;
}

/** What has no English yet is said in Chinese. */
const either = (text: Bilingual | undefined, language: Language) => text?.[language] || text?.zh || '';

function codeIn(condition: FeeCondition): string {
  if ('equals' in condition) return condition.equals.code;
  return 'oneOf' in condition ? condition.oneOf.code : condition.atLeast.code;
}

function valuesIn(condition: FeeCondition): string[] {
  if ('equals' in condition) return [condition.equals.value];
  return 'oneOf' in condition ? condition.oneOf.values : [String(condition.atLeast.value)];
}

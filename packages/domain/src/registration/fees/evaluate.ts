import type { FeeCondition, FeeRule, Facts } from './rule.ts';

/** Result of one condition of a rule. */
export interface Reason {
  condition: FeeCondition;
  /** True when the rule requires the opposite ("is not a member"). */
  negated: boolean;
  /** True when the rule's requirement is met. */
  holds: boolean;
  /** The person's value; empty when there is none. */
  actual: string;
}

export interface Verdict {
  holds: boolean;
  /** All conditions in the rule's order, met or not. */
  why: Reason[];
}

/** Evaluates a rule for one person, with reasons. Null rule: everyone is eligible. */
export function evaluate(rule: FeeRule | null, facts: Facts): Verdict {
  const why: Reason[] = [];
  return { holds: rule === null || walk(rule, facts, false, why), why };
}

/** `negated`: the condition is under an odd number of `not`s. Visits every condition, even after the result is known. */
function walk(rule: FeeRule, facts: Facts, negated: boolean, why: Reason[]): boolean {
  if ('all' in rule) return every(rule.all.map((child) => walk(child, facts, negated, why)));
  if ('any' in rule) return rule.any.map((child) => walk(child, facts, negated, why)).includes(true);
  if ('not' in rule) return !walk(rule.not, facts, !negated, why);
  const met = isMet(rule, facts);
  why.push({ condition: rule, negated, holds: met !== negated, actual: actualOf(rule, facts) });
  return met;
}

const every = (results: boolean[]) => !results.includes(false);

function isMet(condition: FeeCondition, facts: Facts): boolean {
  const actual = actualOf(condition, facts);
  if ('equals' in condition) return choices(actual).includes(condition.equals.value);
  if ('oneOf' in condition) return choices(actual).some((choice) => condition.oneOf.values.includes(choice));
  return actual.trim() !== '' && Number(actual) >= condition.atLeast.value;
}

/** A multi-select answer has several values. */
const choices = (answer: string) => (answer === '' ? [] : answer.split('|'));

/** The code of the field or fact that a condition is about. */
export function codeOf(condition: FeeCondition): string {
  if ('equals' in condition) return condition.equals.code;
  return 'oneOf' in condition ? condition.oneOf.code : condition.atLeast.code;
}

/** Codes are written by staff: `constructor` must be unknown like any other missing code. */
function actualOf(condition: FeeCondition, facts: Facts): string {
  const code = codeOf(condition);
  return Object.hasOwn(facts, code) ? (facts[code] ?? '') : '';
}

/**
 * The smallest set of conditions whose reversal would change the verdict: "what would change it". The first such set in the rule's
 * order; empty when nothing can (no rule).
 */
export function wouldChange(rule: FeeRule | null, facts: Facts): Reason[] {
  if (rule === null) return [];
  return fewest(rule, facts, false, !evaluate(rule, facts).holds) ?? [];
}

/** Conditions to reverse so that a part of the rule has the wanted result; null when impossible. */
function fewest(rule: FeeRule, facts: Facts, negated: boolean, wanted: boolean): Reason[] | null {
  if ('not' in rule) return fewest(rule.not, facts, !negated, !wanted);
  if ('all' in rule || 'any' in rule) {
    const parts = 'all' in rule ? rule.all : rule.any;
    const each = parts.map((part) => fewest(part, facts, negated, wanted));
    // `all` is true, and `any` false, only when every part is.
    return 'all' in rule === wanted ? together(each) : shortest(each);
  }
  const why: Reason[] = [];
  return walk(rule, facts, negated, why) === wanted ? [] : why;
}

function together(sets: readonly (Reason[] | null)[]): Reason[] | null {
  const possible = sets.filter((set) => set !== null);
  return possible.length === sets.length ? possible.flat() : null;
}

function shortest(sets: readonly (Reason[] | null)[]): Reason[] | null {
  return sets.reduce((best, set) => (set !== null && (best === null || set.length < best.length) ? set : best), null);
}

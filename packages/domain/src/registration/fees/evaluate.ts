import type { FeeCondition, FeeRule, Facts } from './rule.ts';

/** How one condition of a rule turned out. */
export interface Reason {
  condition: FeeCondition;
  /** True where the rule asks for the opposite ("is not a member"). */
  negated: boolean;
  /** Whether what the rule asks for is so. */
  holds: boolean;
  /** What the person has there; empty when nothing. */
  actual: string;
}

export interface Verdict {
  holds: boolean;
  /** Every condition, in the rule's order: which held and which did not. */
  why: Reason[];
}

/** Decides a rule for one person, and says why. No rule: everyone. */
export function evaluate(rule: FeeRule | null, facts: Facts): Verdict {
  const why: Reason[] = [];
  return { holds: rule === null || walk(rule, facts, false, why), why };
}

/** `negated` says under how many `not`s (odd) a condition stands; every condition is visited, also after the decision. */
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
  if ('equals' in condition) return choices(facts[condition.equals.code]).includes(condition.equals.value);
  if ('oneOf' in condition)
    return choices(facts[condition.oneOf.code]).some((choice) => condition.oneOf.values.includes(choice));
  const actual = facts[condition.atLeast.code] ?? '';
  return actual.trim() !== '' && Number(actual) >= condition.atLeast.value;
}

/** A multi-select answer is several values at once. */
const choices = (answer: string | undefined) => (answer === undefined || answer === '' ? [] : answer.split('|'));

export function codeOf(condition: FeeCondition): string {
  if ('equals' in condition) return condition.equals.code;
  return 'oneOf' in condition ? condition.oneOf.code : condition.atLeast.code;
}

const actualOf = (condition: FeeCondition, facts: Facts) => facts[codeOf(condition)] ?? '';

/** The conditions whose change alone would turn the verdict: "what would change it". */
export function wouldChange(rule: FeeRule | null, facts: Facts): Reason[] {
  if (rule === null) return [];
  const { holds, why } = evaluate(rule, facts);
  return why.filter((_, index) => decide(rule, why, index).holds !== holds);
}

/** The verdict if the condition at one place of the rule came out the other way. */
function decide(rule: FeeRule, why: Reason[], flipped: number): { holds: boolean } {
  let next = 0;
  const visit = (node: FeeRule): boolean => {
    if ('all' in node) return every(node.all.map(visit));
    if ('any' in node) return node.any.map(visit).includes(true);
    if ('not' in node) return !visit(node.not);
    const reason = why[next] as Reason;
    const met = reason.holds !== reason.negated;
    next += 1;
    return next - 1 === flipped ? !met : met;
  };
  return { holds: visit(rule) };
}

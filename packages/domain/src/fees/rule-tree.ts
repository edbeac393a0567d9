import type { FeeRule } from '../registration/fees/rule.ts';

/** Where a part stands in a rule: which child of which child; the whole rule is at []. */
export type RulePath = readonly number[];

/** The parts directly below one. */
export function childrenOf(rule: FeeRule): FeeRule[] {
  if ('all' in rule) return rule.all;
  if ('any' in rule) return rule.any;
  return 'not' in rule ? [rule.not] : [];
}

/** Puts another part in the place of one; null takes it away, and with it a `not` that would be left with nothing. */
export function replaceAt(rule: FeeRule, path: RulePath, part: FeeRule | null): FeeRule | null {
  const [index, ...rest] = path;
  if (index === undefined) return part;
  const children = childrenOf(rule);
  const child = children[index];
  if (child === undefined) return rule;
  const next = replaceAt(child, rest, part);
  if ('not' in rule) return next === null ? null : { not: next };
  const kept = children.flatMap((one, place) => (place !== index ? [one] : next === null ? [] : [next]));
  return 'all' in rule ? { all: kept } : { any: kept };
}

/** Adds a part at the end of a group; beside a single condition it makes a group of both. */
export function addTo(rule: FeeRule | null, path: RulePath, part: FeeRule): FeeRule {
  if (rule === null) return 'all' in part || 'any' in part ? part : { all: [part] };
  const group = partAt(rule, path);
  if (group === null) return rule;
  const grown: FeeRule =
    'all' in group
      ? { all: [...group.all, part] }
      : 'any' in group
        ? { any: [...group.any, part] }
        : { all: [group, part] };
  return replaceAt(rule, path, grown) ?? grown;
}

export function partAt(rule: FeeRule, path: RulePath): FeeRule | null {
  return path.reduce<FeeRule | null>((part, index) => (part && childrenOf(part)[index]) ?? null, rule);
}

/** The codes that a rule asks about, each once. */
export function codesOf(rule: FeeRule): string[] {
  if ('equals' in rule) return [rule.equals.code];
  if ('oneOf' in rule) return [rule.oneOf.code];
  if ('atLeast' in rule) return [rule.atLeast.code];
  return [...new Set(childrenOf(rule).flatMap(codesOf))];
}

/** Nothing is left open: no group without parts, no condition without a value. */
export function isCompleteRule(rule: FeeRule): boolean {
  if ('equals' in rule) return rule.equals.code !== '' && rule.equals.value !== '';
  if ('oneOf' in rule) return rule.oneOf.code !== '' && rule.oneOf.values.length > 0;
  if ('atLeast' in rule) return rule.atLeast.code !== '';
  const children = childrenOf(rule);
  return children.length > 0 && children.every(isCompleteRule);
}

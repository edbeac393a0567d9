import type { FeeRule } from '../registration/fees/rule.ts';

/** Position of a part in a rule: child indexes from the root; the whole rule is []. */
export type RulePath = readonly number[];

/** The direct children of a part. */
export function childrenOf(rule: FeeRule): FeeRule[] {
  if ('all' in rule) return rule.all;
  if ('any' in rule) return rule.any;
  return 'not' in rule ? [rule.not] : [];
}

/** Replaces a part; null removes it, and also a `not` that would be left empty. */
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

/** Appends a part to a group; next to a single condition it creates a group of both. */
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

/** The part at a path; null when there is none. The empty path is the rule itself. */
export function partAt(rule: FeeRule, path: RulePath): FeeRule | null {
  return path.reduce<FeeRule | null>((part, index) => (part && childrenOf(part)[index]) ?? null, rule);
}

/** The codes a rule refers to, each once. */
export function codesOf(rule: FeeRule): string[] {
  if ('equals' in rule) return [rule.equals.code];
  if ('oneOf' in rule) return [rule.oneOf.code];
  if ('atLeast' in rule) return [rule.atLeast.code];
  return [...new Set(childrenOf(rule).flatMap(codesOf))];
}

/** True when no group is without parts and no condition without a value. */
export function isCompleteRule(rule: FeeRule): boolean {
  if ('equals' in rule) return rule.equals.code !== '' && rule.equals.value !== '';
  if ('oneOf' in rule) return rule.oneOf.code !== '' && rule.oneOf.values.length > 0;
  if ('atLeast' in rule) return rule.atLeast.code !== '';
  const children = childrenOf(rule);
  return children.length > 0 && children.every(isCompleteRule);
}

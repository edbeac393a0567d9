import type { FeeRule } from '@meetingapp/contract/fees/console.ts';

export type { FeeRule };

/** A condition at a leaf of the tree. */
export type FeeCondition = Exclude<FeeRule, { all: FeeRule[] } | { any: FeeRule[] } | { not: FeeRule }>;

/** Facts of a person: answers by field code (several choices joined by |), plus branch, member and group. */
export type Facts = Readonly<Record<string, string>>;

const deepest = 8;
const largest = 200;

/** Staff build rules in the console, but the wire is untrusted: refuses a tree that is too deep or too large. */
export function isSoundRule(rule: unknown): rule is FeeRule {
  let count = 0;
  const sound = (node: unknown, depth: number): boolean => {
    count += 1;
    if (depth > deepest || count > largest || typeof node !== 'object' || node === null) return false;
    const entries = Object.entries(node);
    const [kind, inner] = entries[0] ?? [];
    if (entries.length !== 1) return false;
    if (kind === 'all' || kind === 'any')
      return Array.isArray(inner) && inner.every((child) => sound(child, depth + 1));
    if (kind === 'not') return sound(inner, depth + 1);
    return isCondition(kind, inner);
  };
  return sound(rule, 1);
}

function isCondition(kind: string | undefined, inner: unknown): boolean {
  if (typeof inner !== 'object' || inner === null) return false;
  const { code, value, values } = inner as { code?: unknown; value?: unknown; values?: unknown };
  if (typeof code !== 'string') return false;
  if (kind === 'equals') return typeof value === 'string';
  if (kind === 'oneOf')
    return Array.isArray(values) && values.length <= largest && values.every((one) => typeof one === 'string');
  return kind === 'atLeast' && typeof value === 'number' && Number.isFinite(value);
}

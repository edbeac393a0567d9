import { evaluate } from '../registration/fees/evaluate.ts';
import { quote, type FeeKind } from '../registration/fees/quote.ts';
import type { Facts, FeeRule } from '../registration/fees/rule.ts';

/** Number of people with the same facts. */
export interface People {
  facts: Facts;
  branchId: number | null;
  people: number;
}

/** How many people each part of a rule matches: the whole first, then its parts in reading order (depth first). */
export function countMatches(rule: FeeRule, groups: readonly Pick<People, 'facts' | 'people'>[]): number[] {
  return partsOf(rule).map((part) =>
    groups.reduce((sum, { facts, people }) => (evaluate(part, facts).holds ? sum + people : sum), 0),
  );
}

/** All parts of a rule, the whole first: the order of `countMatches`. */
export function partsOf(rule: FeeRule): FeeRule[] {
  if ('all' in rule) return [rule, ...rule.all.flatMap(partsOf)];
  if ('any' in rule) return [rule, ...rule.any.flatMap(partsOf)];
  return 'not' in rule ? [rule, ...partsOf(rule.not)] : [rule];
}

interface Change {
  from: number | null;
  to: number | null;
  people: number;
}

/** Changes of one fee's price per group of people; null: not available. Ignores capacity. */
export function priceChanges(
  groups: readonly People[],
  before: FeeKind | null,
  after: FeeKind | null,
  now: Date,
): Change[] {
  const changes = new Map<string, Change>();
  for (const { facts, branchId, people } of groups) {
    const from = priceFor(before, facts, branchId, now);
    const to = priceFor(after, facts, branchId, now);
    if (from === to) continue;
    const key = `${from}>${to}`;
    const known = changes.get(key);
    changes.set(key, { from, to, people: people + (known?.people ?? 0) });
  }
  return [...changes.values()].sort((one, other) => other.people - one.people);
}

/** Null when the fee is not available. */
export function priceFor(fee: FeeKind | null, facts: Facts, branchId: number | null, now: Date): number | null {
  const [priced] = fee ? quote([{ ...fee, left: null }], facts, branchId, now) : [];
  return priced?.hindrance === null ? (priced.window?.amount ?? null) : null;
}

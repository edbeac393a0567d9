import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../registration/fees/evaluate.ts';
import { quote } from '../registration/fees/quote.ts';
import { isSoundRule, type FeeRule } from '../registration/fees/rule.ts';
import { countMatches, partsOf, priceChanges, priceFor } from './people.ts';
import { addTo, childrenOf, codesOf, isCompleteRule, partAt, replaceAt, type RulePath } from './rule-tree.ts';
import { moveEdge, windowFaults } from './windows.ts';

const code = fc.constantFrom('identity', 'member', 'branch', 'group', 'title');
const value = fc.constantFrom('a', 'b', '1', '10', '');
const { rule: anyRule } = fc.letrec<{ rule: FeeRule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ equals: fc.record({ code, value }) }),
    fc.record({ oneOf: fc.record({ code, values: fc.array(value, { maxLength: 3 }) }) }),
    fc.record({ atLeast: fc.record({ code, value: fc.integer({ min: 0, max: 20 }) }) }),
    fc.record({ all: fc.array(tie('rule'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('rule'), { maxLength: 3 }) }),
    fc.record({ not: tie('rule') }),
  ),
}));
const facts = fc.dictionary(code, value);
const day = (at: number) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString();

describe('[O3] the periods of a fee', () => {
  it('can touch and leave gaps, and must not overlap or end before they begin', () => {
    const span = (from: number, until: number) => ({ from: day(from), until: day(until) });
    expect(windowFaults([span(10, 20), span(0, 10), span(30, 31)])).toEqual([]);
    expect(windowFaults([span(0, 11), span(10, 20)])).toEqual([
      { index: 0, reason: 'windows_overlap' },
      { index: 1, reason: 'windows_overlap' },
    ]);
    expect(windowFaults([span(5, 5), span(9, 7)]).map(({ reason }) => reason)).toEqual([
      'window_empty',
      'window_empty',
    ]);
    expect(windowFaults([{ from: 'x', until: day(1) }])).toEqual([{ index: 0, reason: 'window_empty' }]);
  });

  it('never overlap however an edge is dragged, and an adjacent period moves along', () => {
    const windows = [
      { from: day(0), until: day(10) },
      { from: day(10), until: day(20) },
      { from: day(25), until: day(30) },
    ];
    expect(moveEdge(windows, 0, 'until', day(12)).slice(0, 2)).toEqual([
      { from: day(0), until: day(12) },
      { from: day(12), until: day(20) },
    ]);
    expect(moveEdge(windows, 1, 'until', day(26))).toEqual(windows);
    fc.assert(
      fc.property(fc.nat(2), fc.constantFrom('from' as const, 'until' as const), fc.integer(), (index, edge, to) => {
        const moved = moveEdge(windows, index, edge, day(to % 60));
        expect(windowFaults(moved)).toEqual([]);
      }),
    );
  });
});

describe('[O3] the rule editor', () => {
  it('keeps the other parts when one is replaced, removed or added', () => {
    const paths = (rule: FeeRule, path: RulePath = []): RulePath[] => [
      path,
      ...childrenOf(rule).flatMap((child, index) => paths(child, [...path, index])),
    ];
    fc.assert(
      fc.property(anyRule, anyRule, fc.nat(), (rule, part, at) => {
        const all = paths(rule);
        const path = all[at % all.length] ?? [];
        const replaced = replaceAt(rule, path, part);
        expect(replaced && partAt(replaced, path)).toEqual(part);
        expect(replaceAt(rule, path, partAt(rule, path))).toEqual(rule);
        expect(partsOf(addTo(rule, path, part)).length).toBeGreaterThan(partsOf(rule).length);
        const less = replaceAt(rule, path, null);
        expect(less === null ? 0 : partsOf(less).length).toBeLessThan(partsOf(rule).length);
      }),
    );
  });

  it('reports a rule complete only when no condition is open', () => {
    expect(isCompleteRule({ all: [{ equals: { code: 'a', value: '1' } }] })).toBe(true);
    for (const open of [
      { all: [] },
      { not: { any: [] } },
      { equals: { code: 'a', value: '' } },
      { oneOf: { code: 'a', values: [] } },
      { atLeast: { code: '', value: 1 } },
    ] satisfies FeeRule[])
      expect(isCompleteRule(open)).toBe(false);
    fc.assert(fc.property(anyRule, isSoundRule));
  });

  it('counts for each condition the people it matches alone, by the wizard’s evaluation', () => {
    fc.assert(
      fc.property(anyRule, fc.array(fc.record({ facts, people: fc.nat(9) }), { maxLength: 5 }), (rule, groups) => {
        const counts = countMatches(rule, groups);
        const parts = partsOf(rule);
        expect(counts).toHaveLength(parts.length);
        for (const [index, part] of parts.entries())
          expect(counts[index]).toBe(
            groups.filter((one) => evaluate(part, one.facts).holds).reduce((sum, { people }) => sum + people, 0),
          );
      }),
    );
  });

  it('depends only on the answers it names, so that people can be counted by those alone', () => {
    fc.assert(
      fc.property(anyRule, facts, (rule, all) => {
        const asked = Object.fromEntries(Object.entries(all).filter(([name]) => codesOf(rule).includes(name)));
        expect(evaluate(rule, asked).holds).toBe(evaluate(rule, all).holds);
      }),
    );
  });
});

describe('[O4] the effect of a change on people', () => {
  const now = new Date(day(5));
  const windows = [{ from: new Date(day(0)), until: new Date(day(10)), amount: 1000 }];
  const fee = { branchId: null, rule: null, windows, left: 0 };

  it('is shown as old and new price, also when the fee is no longer available', () => {
    const member: FeeRule = { equals: { code: 'member', value: '1' } };
    const groups = [
      { facts: { member: '1' }, branchId: null, people: 3 },
      { facts: { member: '0' }, branchId: null, people: 5 },
    ];
    expect(priceChanges(groups, fee, { ...fee, rule: member }, now)).toEqual([{ from: 1000, to: null, people: 5 }]);
    const dearer = { ...fee, windows: [{ ...windows[0]!, amount: 1200 }] };
    expect(priceChanges(groups, fee, dearer, now)).toEqual([{ from: 1000, to: 1200, people: 8 }]);
    expect(priceChanges(groups, fee, { ...fee, left: null }, now)).toEqual([]);
  });

  it('matches what the wizard would charge', () => {
    fc.assert(
      fc.property(anyRule, facts, fc.integer({ min: -5, max: 20 }), (rule, all, at) => {
        const when = new Date(day(at));
        const [priced] = quote([{ ...fee, rule, left: null }], all, null, when);
        const expected = priced?.hindrance === null ? priced.window?.amount : null;
        expect(priceFor({ ...fee, rule }, all, null, when)).toBe(expected ?? null);
      }),
    );
  });
});

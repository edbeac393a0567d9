import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, wouldChange } from './evaluate.ts';
import { isSoundRule, type FeeRule } from './rule.ts';

const physician: FeeRule = { oneOf: { code: 'identity', values: ['physician', 'nurse'] } };
const member: FeeRule = { equals: { code: 'member', value: '1' } };
const group: FeeRule = { atLeast: { code: 'group', value: 10 } };

describe('eligibility for a fee', () => {
  it('depends on answers, branch, membership and the size of a group', () => {
    const rule: FeeRule = {
      all: [physician, { any: [member, group] }, { not: { equals: { code: 'branch', value: '7' } } }],
    };
    const holds = (facts: Record<string, string>) => evaluate(rule, facts).holds;
    expect(holds({ identity: 'physician', member: '1', branch: '3' })).toBe(true);
    expect(holds({ identity: 'nurse', member: '0', group: '10', branch: '' })).toBe(true);
    expect(holds({ identity: 'physician', member: '0', group: '9' })).toBe(false);
    expect(holds({ identity: 'physician', member: '1', branch: '7' })).toBe(false);
    expect(holds({ identity: 'student', member: '1' })).toBe(false);
  });

  it('checks each choice of a multi-select', () => {
    expect(evaluate({ equals: { code: 'topics', value: 'b' } }, { topics: 'a|b' }).holds).toBe(true);
    expect(evaluate({ equals: { code: 'topics', value: 'a|b' } }, { topics: 'a|b' }).holds).toBe(false);
  });

  it('treats an empty or non-numeric answer as not enough', () => {
    for (const age of ['', ' ', 'many'])
      expect(evaluate({ atLeast: { code: 'age', value: 0 } }, { age }).holds).toBe(false);
    expect(evaluate({ equals: { code: 'constructor', value: 'x' } }, {}).holds).toBe(false);
  });

  it('is everyone without a rule', () => expect(evaluate(null, {})).toEqual({ holds: true, why: [] }));

  it('is explained with every condition, the person’s value, and the opposite requirement', () => {
    const { holds, why } = evaluate({ all: [physician, { not: member }] }, { identity: 'physician', member: '1' });
    expect(holds).toBe(false);
    expect(why).toEqual([
      { condition: physician, negated: false, holds: true, actual: 'physician' },
      { condition: member, negated: true, holds: false, actual: '1' },
    ]);
  });
});

it('suggests the shortest change that would alter it', () => {
  const rule: FeeRule = { any: [{ all: [physician, member, group] }, { all: [physician, member] }] };
  const codes = (facts: Record<string, string>) => wouldChange(rule, facts).map(({ condition }) => condition);
  expect(codes({})).toEqual([physician, member]);
  expect(codes({ identity: 'nurse' })).toEqual([member]);
  expect(wouldChange({ all: [physician, member] }, { identity: 'nurse', member: '1' })).toHaveLength(1);
  expect(wouldChange(null, {})).toEqual([]);
});

const leaf = fc.integer({ min: 0, max: 5 }).map((at): FeeRule => ({ equals: { code: `f${at}`, value: '1' } }));
const { tree } = fc.letrec<{ tree: FeeRule }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('tree'), { maxLength: 3 }).map((all): FeeRule => ({ all })),
    fc.array(tie('tree'), { maxLength: 3 }).map((any): FeeRule => ({ any })),
    tie('tree').map((not): FeeRule => ({ not })),
  ),
}));
const facts = fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'f5'), fc.constantFrom('0', '1'));

/** The rule with a distinct code for each condition, so that each can be reversed independently. */
function apart(rule: FeeRule, known: Record<string, string>): { rule: FeeRule; facts: Record<string, string> } {
  const own: Record<string, string> = {};
  const visit = (node: FeeRule): FeeRule => {
    if ('all' in node) return { all: node.all.map(visit) };
    if ('any' in node) return { any: node.any.map(visit) };
    if ('not' in node) return { not: visit(node.not) };
    const code = `c${Object.keys(own).length}`;
    own[code] = known['equals' in node ? node.equals.code : ''] ?? '0';
    return { equals: { code, value: '1' } };
  };
  return { rule: visit(rule), facts: own };
}

it('a suggested change alters the verdict, and nothing less does', () => {
  fc.assert(
    fc.property(tree, facts, (some, known) => {
      const { rule, facts: before } = apart(some, known);
      const verdict = evaluate(rule, before).holds;
      const codes = wouldChange(rule, before).map(({ condition }) =>
        'equals' in condition ? condition.equals.code : '',
      );
      const turned = (which: readonly string[]) =>
        evaluate(rule, {
          ...before,
          ...Object.fromEntries(which.map((code) => [code, before[code] === '1' ? '0' : '1'])),
        }).holds;
      if (codes.length > 0) expect(turned(codes)).toBe(!verdict);
      for (const left of codes) expect(turned(codes.filter((code) => code !== left))).toBe(verdict);
    }),
    { numRuns: 1000 },
  );
});

it('“not” inverts every verdict, and “all” and “any” are dual', () => {
  fc.assert(
    fc.property(tree, tree, facts, (one, other, known) => {
      const holds = (rule: FeeRule) => evaluate(rule, known).holds;
      expect(holds({ not: one })).toBe(!holds(one));
      expect(holds({ not: { all: [one, other] } })).toBe(holds({ any: [{ not: one }, { not: other }] }));
    }),
  );
});

describe('a rule from the wire', () => {
  it('is accepted when it is valid', () => {
    fc.assert(fc.property(tree, (rule) => isSoundRule(JSON.parse(JSON.stringify(rule)))));
  });

  it.each([
    null,
    [],
    'all',
    {},
    { all: 'x' },
    { all: [physician], any: [] },
    { equals: { code: 1, value: 'x' } },
    { equals: { code: 'a', value: 1 } },
    { oneOf: { code: 'a', values: [1] } },
    { atLeast: { code: 'a', value: null } },
    { more: { code: 'a', value: 1 } },
    { not: null },
  ])('is refused when it is invalid: %j', (rule) => expect(isSoundRule(rule)).toBe(false));

  it('is refused when it is too deep or too large', () => {
    const deep = Array.from({ length: 5000 }).reduce<unknown>((inner) => ({ not: inner }), member);
    expect(isSoundRule(deep)).toBe(false);
    expect(isSoundRule({ any: Array.from({ length: 500 }, () => member) })).toBe(false);
    expect(isSoundRule({ oneOf: { code: 'a', values: Array.from({ length: 500 }, String) } })).toBe(false);
  });
});

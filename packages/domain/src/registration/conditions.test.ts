import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionHow, conditionsOf, showWhenOf } from './conditions.ts';
import { ordinaryFlow, visibleFields } from './flow-settings.ts';
import { field } from './testing-fields.ts';

const codes = ['a', 'b', 'c'] as const;
const condition = fc.record({
  code: fc.constantFrom(...codes),
  oneOf: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1, maxLength: 3 }),
});
const how = fc.constantFrom('all' as const, 'any' as const);

describe('[O2] conditions over several fields', () => {
  it('show a field when all of them hold, or any, exactly', () => {
    const answers = fc.record({
      a: fc.constantFrom('1', '2'),
      b: fc.constantFrom('1', '3'),
      c: fc.constantFrom('', '2'),
    });
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 10 }), how, answers, (conditions, joined, values) => {
        const items = [
          ...codes.map((cfgCode) => field({ cfgCode })),
          field({ cfgCode: 'z', showWhen: showWhenOf(conditions, joined) }),
        ];
        const holds = conditions.map(({ code, oneOf }) => oneOf.some((one) => one === values[code]));
        const shown = visibleFields(items, ordinaryFlow, values).some(({ cfgCode }) => cfgCode === 'z');
        return shown === (joined === 'all' ? holds.every(Boolean) : holds.some(Boolean));
      }),
    );
  });

  it('do not hold over a field that is hidden itself, whatever it contained', () => {
    const items = [
      field({ cfgCode: 'a' }),
      field({ cfgCode: 'b', showWhen: { code: 'a', oneOf: ['2'] } }),
      field({
        cfgCode: 'z',
        showWhen: { code: 'a', oneOf: ['1'], more: { how: 'all', conditions: [{ code: 'b', oneOf: ['1'] }] } },
      }),
    ];
    const shown = visibleFields(items, ordinaryFlow, { a: '1', b: '1' }).map(({ cfgCode }) => cfgCode);
    expect(shown).toEqual(['a']);
  });

  it('end with a circle in them', () => {
    const items = [
      field({ cfgCode: 'a', showWhen: { code: 'b', oneOf: ['1'] } }),
      field({
        cfgCode: 'b',
        showWhen: { code: 'a', oneOf: ['1'], more: { how: 'any', conditions: [{ code: 'b', oneOf: ['1'] }] } },
      }),
    ];
    expect(visibleFields(items, ordinaryFlow, { a: '1', b: '1' })).toEqual([]);
  });

  it('are stored and read without loss; one condition is stored as before', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 10 }), how, (conditions, joined) => {
        const stored = showWhenOf(conditions, joined);
        expect(conditionsOf(stored)).toEqual(conditions);
        if (conditions.length > 1) expect(conditionHow(stored)).toBe(joined);
        if (conditions.length === 1) expect(stored).toEqual(conditions[0]);
      }),
    );
  });
});

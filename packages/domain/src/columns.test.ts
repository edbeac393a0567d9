import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromColumns, toColumns, type Json } from './columns.ts';

it('lists of equal objects are written by columns, others as they are', () => {
  expect(
    toColumns({
      tiles: [
        { key: 'a', roles: [] },
        { key: 'b', roles: ['x'] },
      ],
    }),
  ).toEqual({
    tiles: { '=': { key: ['a', 'b'], roles: [[], ['x']] } },
  });
  for (const same of [[{ a: 1 }], [{ a: 1 }, { b: 1 }], [{ a: 1 }, 2], [{}, {}], [1, 2], null, 'a'])
    expect(toColumns(same)).toEqual(same);
});

it('every answer arrives as it was, with its keys in their order, also one that has the key of columns', () => {
  const key = fc.constantFrom('a', 'b', '=', '==', '=a');
  const { data } = fc.letrec<{ data: Json }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(null, true, 0, '', '=', '<'),
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(key, tie('data'), { noNullPrototype: true }),
      fc.array(fc.record({ b: tie('data'), a: tie('data') }, { noNullPrototype: true }), { maxLength: 4 }),
    ),
  }));
  fc.assert(
    fc.property(data, (one) => {
      const sent = JSON.parse(JSON.stringify(toColumns(one))) as Json;
      expect(JSON.stringify(fromColumns(sent))).toBe(JSON.stringify(one));
    }),
    { numRuns: 500 },
  );
});

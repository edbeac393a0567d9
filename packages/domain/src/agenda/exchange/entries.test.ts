import fc from 'fast-check';
import { expect, it } from 'vitest';
import { affiliationsOf, joinAffiliations, joinEntries, joinPeople, splitEntries, splitPeople } from './entries.ts';

const language = fc.constantFrom('zh' as const, 'en' as const);
const textOf = (...letters: string[]) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1 }).map((all) => all.join(''));
const name = textOf('a', 'B', '王', ' ', ';', '；', '、', '"', '#', '1', ':', '：', ',', '(', '\n')
  .map((text) => text.trim())
  .filter((text) => text !== '');

it('[X3] entries of a cell come back as they were, whatever separators, quotes and numbers they contain', () => {
  fc.assert(
    fc.property(fc.array(name), language, (all, of) => {
      expect(splitEntries(joinEntries(all, of))).toEqual(all);
    }),
    { numRuns: 2000 },
  );
});

it('[X3] people of a cell come back with their numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name, id: fc.integer({ min: 1, max: 999_999 }) })), language, (all, of) => {
      expect(splitPeople(joinPeople(all, of))).toEqual(all);
    }),
    { numRuns: 2000 },
  );
});

it('[X3] each person of a row comes back with the own affiliation', () => {
  const plain = textOf('a', 'B', '王', ';', '、', '"', '1', ',');
  const people = fc.uniqueArray(fc.record({ name: plain, affiliation: plain }), { selector: (one) => one.name });
  fc.assert(
    fc.property(people, language, (all, of) => {
      const text = joinAffiliations(all, of);
      expect(
        affiliationsOf(
          text,
          all.map((one) => one.name),
        ),
      ).toEqual(all.map((one) => one.affiliation));
    }),
    { numRuns: 1000 },
  );
});

it('[X3] reads what people type: full-width separators, a quotation mark in a name, one affiliation without a name', () => {
  expect(splitEntries('林知远；Amara Okafor、 "Smith; John" ')).toEqual(['林知远', 'Amara Okafor', 'Smith; John']);
  expect(splitEntries('Robert "Bob" Ray; 15" screen; "open')).toEqual(['Robert "Bob" Ray', '15" screen', '"open']);
  expect(splitPeople('王敏＃12; 李强 #7; C# Smith')).toEqual([
    { name: '王敏', id: 12 },
    { name: '李强', id: 7 },
    { name: 'C# Smith', id: null },
  ]);
  expect(affiliationsOf('京海医院', ['王敏'])).toEqual(['京海医院']);
  expect(affiliationsOf('王敏：京海医院；王敏：湖山医院', ['王敏', '李强', '王敏'])).toEqual([
    '京海医院',
    '',
    '湖山医院',
  ]);
});

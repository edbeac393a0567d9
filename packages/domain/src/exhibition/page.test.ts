import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import { changedParts, halfTranslated, pageParts } from './page.ts';

const text = fc.record({ zh: fc.string({ maxLength: 4 }), en: fc.string({ maxLength: 4 }) });
const named = fc.record({ name: text, address: fc.constantFrom('/a', '/b') });
const page: fc.Arbitrary<StandPage> = fc.record({
  name: text,
  field: text,
  introduction: text,
  logo: fc.option(fc.constantFrom('/files/a.jpg', '/files/b.jpg')),
  stand: fc.record({
    products: fc.array(fc.record({ key: fc.string(), name: text, text, picture: fc.constant(null) }), { maxLength: 2 }),
    files: fc.array(named, { maxLength: 2 }),
    films: fc.array(named, { maxLength: 2 }),
    contacts: fc.array(fc.record({ name: text, duty: text }), { maxLength: 2 }),
  }),
});

/** The same value with the keys of all objects in another order, as a database returns them. */
function turned<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toReversed())
        : inner,
    ),
  ) as T;
}

it('[S88] a page equals itself in any order of keys, and differs in exactly the part that was changed', () => {
  fc.assert(
    fc.property(page, text, fc.constantFrom('name', 'field', 'introduction'), (one, other, part) => {
      expect(changedParts(one, turned(one))).toEqual([]);
      const changed = { ...one, [part]: { zh: `${one[part].zh}x`, en: other.en } };
      expect(changedParts(one, changed)).toEqual([part]);
      expect(changedParts(changed, one)).toEqual([part]);
    }),
  );
});

it('[S88] parts that differ come in the order of the page', () => {
  fc.assert(
    fc.property(page, page, (one, other) => {
      const parts = changedParts(one, other);
      expect(parts).toEqual(pageParts.filter((part) => parts.includes(part)));
    }),
  );
});

it('[S88] a text in one language only is named; both and none are not', () => {
  fc.assert(
    fc.property(page, (one) => {
      const full = { ...one, introduction: { zh: '介绍', en: 'Introduction' } };
      expect(halfTranslated(full)).not.toContain('introduction');
      expect(halfTranslated({ ...one, introduction: { zh: '', en: ' ' } })).not.toContain('introduction');
      expect(halfTranslated({ ...one, introduction: { zh: '介绍', en: '' } })).toContain('introduction');
    }),
  );
});

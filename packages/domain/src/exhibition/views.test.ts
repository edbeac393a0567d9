import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { possibleViews, viewKey, viewPlaces, type Viewed } from './views.ts';

const exhibitors: Viewed[] = [
  { id: 1, places: ['home', 'live'], products: ['mh3'] },
  { id: 2, places: [], products: [] },
];
const someView = fc.record({
  exhibitorId: fc.integer({ min: 1, max: 3 }),
  place: fc.constantFrom(...viewPlaces),
  product: fc.constantFrom('', 'mh3', 'other'),
});

describe('[O13] views that count', () => {
  it('are of a place where the logo shows, of the stand, or of a product that is there', () => {
    const views = viewPlaces.flatMap((place) =>
      [1, 2, 3].flatMap((exhibitorId) => ['', 'mh3', 'other'].map((product) => ({ exhibitorId, place, product }))),
    );
    expect(possibleViews(views, exhibitors).map(viewKey)).toEqual([
      '1.home.',
      '1.live.',
      '1.product.mh3',
      '1.stand.',
      '2.stand.',
    ]);
  });

  it('are each there once and in one order, however they are sent', () => {
    fc.assert(
      fc.property(fc.array(someView), (views) => {
        const found = possibleViews(views, exhibitors).map(viewKey);
        expect(found).toEqual([...new Set(found)].toSorted());
        expect(possibleViews([...views, ...views].toReversed(), exhibitors).map(viewKey)).toEqual(found);
      }),
    );
  });
});

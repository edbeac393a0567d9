import * as v from 'valibot';

/** Position of an option in the list as this person sees it, from 0: ids would tell the right order. */
const Place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const Places = v.pipe(v.array(Place), v.maxLength(12));
const Coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

const simple = [
  v.object({ kind: v.literal('single'), place: Place }),
  v.object({ kind: v.literal('multiple'), places: Places }),
  v.object({ kind: v.literal('boolean'), value: v.boolean() }),
  v.object({ kind: v.literal('ordering'), places: Places }),
  /** For each option in the order shown: the place of its match; null: not matched yet. */
  v.object({ kind: v.literal('matching'), places: v.pipe(v.array(v.nullable(Place)), v.maxLength(12)) }),
  /** Ten thousandths of the picture's width and height. */
  v.object({ kind: v.literal('spot'), x: Coordinate, y: Coordinate }),
  v.object({ kind: v.literal('number'), text: v.pipe(v.string(), v.maxLength(24)) }),
] as const;

export const SimpleAnswer = v.variant('kind', [...simple]);
export type SimpleAnswer = v.InferOutput<typeof SimpleAnswer>;

/** What a person answered, in terms of what that person was shown. Of a case: one answer per part; null: not answered yet. */
export const Answer = v.variant('kind', [
  ...simple,
  v.object({ kind: v.literal('case'), parts: v.pipe(v.array(v.nullable(SimpleAnswer)), v.maxLength(12)) }),
]);
export type Answer = v.InferOutput<typeof Answer>;

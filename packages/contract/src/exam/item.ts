import * as v from 'valibot';
import { Bilingual, inBoth } from '../shapes.ts';

/** Kinds of a question; a `case` is a text with several questions of the other kinds. */
export const itemKinds = ['single', 'multiple', 'boolean', 'ordering', 'matching', 'spot', 'number', 'case'] as const;
export type ItemKind = (typeof itemKinds)[number];

const Key = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/i));
const Words = inBoth(500, 1000);

/** One possible answer. `id` is unique within its list and never shown. */
export const Option = v.object({ id: Key, text: Words });
export type Option = v.InferOutput<typeof Option>;
const Options = v.pipe(v.array(Option), v.minLength(2), v.maxLength(12));

/** Ten thousandths of the picture's width or height, from its upper left corner. */
const Coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** Part of a picture, with the percentage of the mark that a point in it gets. */
export const Region = v.variant('shape', [
  v.object({
    shape: v.literal('ellipse'),
    x: Coordinate,
    y: Coordinate,
    rx: Coordinate,
    ry: Coordinate,
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  v.object({
    shape: v.literal('polygon'),
    points: v.pipe(v.array(v.object({ x: Coordinate, y: Coordinate })), v.minLength(3), v.maxLength(40)),
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
]);
export type Region = v.InferOutput<typeof Region>;

const Address = v.pipe(v.string(), v.maxLength(500), v.regex(/^(\/files\/|https:\/\/)\S+$/));

/** `alt` describes the picture without telling the answer. */
export const Picture = v.object({
  address: Address,
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
  alt: inBoth(300, 600),
});
export type Picture = v.InferOutput<typeof Picture>;

/** A decimal number with at most nine digits on either side of the point. */
export const decimalPattern = /^-?\d{1,9}(\.\d{1,9})?$/;
const Decimal = v.pipe(v.string(), v.regex(decimalPattern));

const simple = {
  single: v.object({ kind: v.literal('single'), options: Options, right: Key }),
  /** With `partial`, each right choice earns and each wrong choice loses one share; otherwise all or nothing. */
  multiple: v.object({
    kind: v.literal('multiple'),
    options: Options,
    right: v.pipe(v.array(Key), v.minLength(1), v.maxLength(12)),
    partial: v.boolean(),
  }),
  boolean: v.object({ kind: v.literal('boolean'), right: v.boolean() }),
  /** The options are stored in their right order. With `partial`, each pair of neighbours in the right order earns a share. */
  ordering: v.object({ kind: v.literal('ordering'), options: Options, partial: v.boolean() }),
  /** `right`: for each option the id of its match. A match may belong to several options or to none. */
  matching: v.object({
    kind: v.literal('matching'),
    options: Options,
    matches: Options,
    right: v.record(Key, Key),
    partial: v.boolean(),
  }),
  /** A point in several regions gets the highest percentage. */
  spot: v.object({
    kind: v.literal('spot'),
    picture: Picture,
    regions: v.pipe(v.array(Region), v.minLength(1), v.maxLength(12)),
  }),
  /** Right within `tolerance` on either side, the limits included. */
  number: v.object({
    kind: v.literal('number'),
    right: Decimal,
    tolerance: Decimal,
    unit: v.pipe(v.string(), v.maxLength(20)),
  }),
};

export const SimpleQuestion = v.variant('kind', [
  simple.single,
  simple.multiple,
  simple.boolean,
  simple.ordering,
  simple.matching,
  simple.spot,
  simple.number,
]);
export type SimpleQuestion = v.InferOutput<typeof SimpleQuestion>;

export const CasePart = v.object({ id: Key, stem: inBoth(2000, 4000), question: SimpleQuestion });
export type CasePart = v.InferOutput<typeof CasePart>;

export const Question = v.variant('kind', [
  simple.single,
  simple.multiple,
  simple.boolean,
  simple.ordering,
  simple.matching,
  simple.spot,
  simple.number,
  v.object({ kind: v.literal('case'), parts: v.pipe(v.array(CasePart), v.minLength(1), v.maxLength(12)) }),
]);
export type Question = v.InferOutput<typeof Question>;

/** A picture or film beside the question. */
export const ItemMedia = v.variant('kind', [
  v.object({ kind: v.literal('picture'), ...Picture.entries }),
  v.object({ kind: v.literal('video'), address: Address, alt: inBoth(300, 600) }),
]);
export type ItemMedia = v.InferOutput<typeof ItemMedia>;

/** Everything of an item that people see or that decides about marks. Never altered once used in an exam. */
export const ItemContent = v.object({
  stem: inBoth(4000, 8000),
  media: v.nullable(ItemMedia),
  question: Question,
  /** Why the right answer is right; shown afterwards where the exam allows it. */
  reason: inBoth(2000, 4000),
});
export type ItemContent = v.InferOutput<typeof ItemContent>;

/** 1 (easy) to 5 (hard), as its author estimates it. */
export const Difficulty = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

export const Topic = v.object({ id: v.number(), name: Bilingual });
export type Topic = v.InferOutput<typeof Topic>;

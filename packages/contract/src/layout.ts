import * as v from 'valibot';
import { inBoth, trimmed } from './shapes.ts';

/** Longest side of a page in its unit: millimetres of paper, or pixels of a picture. */
const LONGEST_SIDE = 4000;
const Length = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_SIDE));
const Side = v.pipe(v.number(), v.minValue(1), v.maxValue(LONGEST_SIDE));
const Size = v.pipe(v.number(), v.minValue(4), v.maxValue(400));
/** A colour as `#rrggbb`. */
export const LayoutColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'colour_invalid'));

/** Where a field lies, in the unit of the page, from its upper left corner. */
export const LayoutBox = v.object({ x: Length, y: Length, width: Side, height: Side });
export type LayoutBox = v.InferOutput<typeof LayoutBox>;

const common = {
  /** Names the field within its layout. */
  id: v.pipe(trimmed(20), v.minLength(1, 'required')),
  /** What the list of fields shows; also the alternative text of a picture or QR code. */
  label: inBoth(60),
  box: LayoutBox,
} as const;

export const TextField = v.object({
  kind: v.literal('text'),
  ...common,
  /** With placeholders such as `{name}`. */
  text: inBoth(600),
  /** What the text is for a screen reader. */
  role: v.picklist(['heading', 'paragraph']),
  /** Points on paper, pixels in a picture. The text shrinks from `size` to `smallest` until it fits. */
  size: Size,
  smallest: Size,
  /** Most lines; the text wraps only where more than one is allowed. */
  lines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  bold: v.boolean(),
  align: v.picklist(['left', 'centre', 'right']),
  colour: LayoutColour,
});

/** `picture`: address of a stored picture, or a placeholder such as `{seal}`. */
export const PictureField = v.object({ kind: v.literal('picture'), ...common, picture: trimmed(300) });

/** `value`: what the code says, with placeholders. */
export const QrField = v.object({ kind: v.literal('qr'), ...common, value: trimmed(300), colour: LayoutColour });

/** Rows come with the values, under the name `source`; the first column is left, the last right. */
export const TableField = v.object({
  kind: v.literal('table'),
  ...common,
  source: trimmed(30),
  size: Size,
  smallest: Size,
  colour: LayoutColour,
});

export const LayoutField = v.variant('kind', [TextField, PictureField, QrField, TableField]);
export type LayoutField = v.InferOutput<typeof LayoutField>;

/** Fields placed on a page. Their order is the order in which a screen reader reads them. */
export const Layout = v.object({
  unit: v.picklist(['mm', 'px']),
  width: Side,
  height: Side,
  paper: LayoutColour,
  /** Lines around the page. */
  frame: v.picklist(['none', 'single', 'double']),
  frameColour: LayoutColour,
  /** Address of a stored picture below all fields; empty: none. */
  background: trimmed(300),
  fields: v.pipe(v.array(LayoutField), v.maxLength(40)),
});
export type Layout = v.InferOutput<typeof Layout>;

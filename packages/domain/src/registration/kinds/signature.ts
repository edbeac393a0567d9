import type { FieldKindRules } from '../field-definition.ts';

/** A point of a drawn signature: thousandths of the pad's width from its left and upper edge. */
export interface SignaturePoint {
  x: number;
  y: number;
}
export type SignatureStrokes = readonly (readonly SignaturePoint[])[];

/** Characters of a drawn signature at most; answers are not longer on the wire. */
export const longestSignature = 4000;
const longestName = 60;
/** Begins a typed name, the way for people who cannot draw. */
const TYPED = '=';
const BASE = 36;
const WIDEST = 1000;
/** Least length of all strokes, in thousandths of the pad's width: a tap or a dash is not a signature. */
const LEAST_INK = 120;
const drawn = /^[0-9a-z]{8,}(\.[0-9a-z]{8,})*$/;

/** The name of a signature that was typed; null for a drawn one. */
export const typedName = (value: string): string | null => (value.startsWith(TYPED) ? value.slice(TYPED.length) : null);
export const ofTypedName = (name: string): string => (name.trim() === '' ? '' : TYPED + name);

/** Points as four characters each, strokes separated by a dot; simplified as far as needed to fit. Empty without strokes. */
export function ofStrokes(strokes: SignatureStrokes): string {
  const kept = strokes.filter((stroke) => stroke.length > 1);
  for (let tolerance = 2; ; tolerance *= 2) {
    const text = kept.map((stroke) => simplified(stroke, tolerance).map(pointText).join('')).join('.');
    if (text.length <= longestSignature || tolerance > WIDEST) return text.slice(0, longestSignature);
  }
}

/** The strokes of a drawn signature; empty for anything else. */
export function strokesOf(value: string): SignatureStrokes {
  if (!drawn.test(value)) return [];
  return value.split('.').map((stroke) =>
    Array.from({ length: Math.floor(stroke.length / 4) }, (_, at) => ({
      x: Number.parseInt(stroke.slice(at * 4, at * 4 + 2), BASE),
      y: Number.parseInt(stroke.slice(at * 4 + 2, at * 4 + 4), BASE),
    })),
  );
}

/** A drawn signature as the path of an SVG that is 1000 units wide. */
export const signaturePath = (value: string): string =>
  strokesOf(value)
    .map((stroke) => stroke.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''))
    .join('');

/** A signature drawn with a finger, or a typed name. */
export const signature: FieldKindRules = {
  hint: 'enter',
  check: (_, value) => (isSignature(value) ? null : { reason: 'signature' }),
};

function isSignature(value: string): boolean {
  const name = typedName(value);
  if (name !== null) return name.trim() !== '' && name.length <= longestName && !name.includes('|');
  if (value.length > longestSignature || !drawn.test(value)) return false;
  const whole = value.split('.').every((stroke) => stroke.length % 4 === 0);
  const strokes = strokesOf(value);
  return whole && strokes.every((stroke) => stroke.every(({ x, y }) => x <= WIDEST && y <= WIDEST)) && hasInk(strokes);
}

function hasInk(strokes: SignatureStrokes): boolean {
  let length = 0;
  for (const stroke of strokes)
    for (const [at, { x, y }] of stroke.entries()) {
      const before = stroke[at - 1];
      if (before) length += Math.hypot(x - before.x, y - before.y);
    }
  return length >= LEAST_INK;
}

const coordinate = (value: number): string =>
  Math.min(WIDEST, Math.max(0, Math.round(value)))
    .toString(BASE)
    .padStart(2, '0');
const pointText = ({ x, y }: SignaturePoint): string => coordinate(x) + coordinate(y);

/** Keeps the points that lie farther than the tolerance from the line between their neighbours (Ramer, Douglas, Peucker). */
function simplified(stroke: readonly SignaturePoint[], tolerance: number): readonly SignaturePoint[] {
  const [first, last] = [stroke[0], stroke.at(-1)];
  if (!first || !last || stroke.length < 3) return stroke;
  let [farthest, distance] = [0, 0];
  for (const [at, point] of stroke.entries()) {
    const here = distanceTo(point, first, last);
    if (here > distance) [farthest, distance] = [at, here];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplified(stroke.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(stroke.slice(farthest), tolerance),
  ];
}

function distanceTo(point: SignaturePoint, from: SignaturePoint, to: SignaturePoint): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs((point.x - from.x) * y - (point.y - from.y) * x) / length;
}

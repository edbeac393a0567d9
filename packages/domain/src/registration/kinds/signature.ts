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
export const TYPED = '=';
export const BASE = 36;
export const WIDEST = 1000;
/** Least length of all strokes, in thousandths of the pad's width: a tap or a dash is not a signature. */
const LEAST_INK = 120;
const drawn = /^[0-9a-z]{8,}(\.[0-9a-z]{8,})*$/;

/** The name of a signature that was typed; null for a drawn one. */
export const typedName = (value: string): string | null => (value.startsWith(TYPED) ? value.slice(TYPED.length) : null);
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

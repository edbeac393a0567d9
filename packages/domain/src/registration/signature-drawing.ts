import {
  BASE,
  longestSignature,
  strokesOf,
  TYPED,
  WIDEST,
  type SignaturePoint,
  type SignatureStrokes,
} from './kinds/signature.ts';

/** The value of a typed name; empty without one. */
export const ofTypedName = (name: string): string => (name.trim() === '' ? '' : TYPED + name);

/** Points as four characters each, strokes separated by a dot; simplified as far as needed to fit. Empty without strokes. */
export function ofStrokes(strokes: SignatureStrokes): string {
  const kept = strokes.filter((stroke) => stroke.length > 1);
  for (let tolerance = 2; ; tolerance *= 2) {
    const text = kept.map((stroke) => simplified(stroke, tolerance).map(pointText).join('')).join('.');
    if (text.length <= longestSignature || tolerance > WIDEST) return text.slice(0, longestSignature);
  }
}

/** A drawn signature as the path of an SVG that is 1000 units wide. */
export const signaturePath = (value: string): string =>
  strokesOf(value)
    .map((stroke) => stroke.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''))
    .join('');

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

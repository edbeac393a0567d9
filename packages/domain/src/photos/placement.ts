import type { PixelSize } from './template-sizes.ts';

export interface Point {
  x: number;
  y: number;
}

/** A rectangle, from its upper left corner. */
export interface Box extends Point, PixelSize {}

/** Position of a photo in the window of a template. */
export interface Placement {
  /** Displacement of the photo's centre from the window's, in pixels of the template. */
  x: number;
  y: number;
  /** Pixels of the template per pixel of the photo. */
  scale: number;
  /** Degrees clockwise, above -180 and up to 180. */
  turn: number;
}

/** Largest zoom, relative to the scale at which an upright photo just covers the window. */
export const MOST_ZOOM = 6;

/** A scale up to this factor above the smallest counts as the smallest. */
const TIGHT = 1.001;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** A vector turned clockwise, as the y axis points down. */
function turned({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The same angle, above -180 and up to 180 degrees. */
export function plainTurn(degrees: number): number {
  const rest = (((degrees + 180) % 360) + 360) % 360;
  return rest === 0 ? 180 : rest - 180;
}

/** Half the width and height that a window has along the axes of a photo with this turn. */
function reach({ width, height }: PixelSize, turn: number): Point {
  const [cos, sin] = [Math.abs(Math.cos(radians(turn))), Math.abs(Math.sin(radians(turn)))];
  return { x: (width * cos + height * sin) / 2, y: (width * sin + height * cos) / 2 };
}

/** The smallest scale at which a photo with this turn covers the window. */
export function coverScale(photo: PixelSize, window: PixelSize, turn = 0): number {
  const half = reach(window, turn);
  return Math.max((2 * half.x) / photo.width, (2 * half.y) / photo.height);
}

/** The nearest placement at which the photo covers the whole window, so that no edge of it shows. */
export function heldPlacement(placement: Placement, photo: PixelSize, window: PixelSize): Placement {
  const turn = plainTurn(placement.turn);
  const least = coverScale(photo, window, turn);
  const scale = between(least, placement.scale, Math.max(least, coverScale(photo, window) * MOST_ZOOM));
  const half = reach(window, turn);
  const along = turned(placement, -turn);
  const free = {
    x: Math.max(0, (photo.width * scale) / 2 - half.x),
    y: Math.max(0, (photo.height * scale) / 2 - half.y),
  };
  const held = { x: between(-free.x, along.x, free.x), y: between(-free.y, along.y, free.y) };
  return { ...turned(held, turn), scale, turn };
}

/** The photo in the middle of the window, just covering it. */
export const firstPlacement = (photo: PixelSize, window: PixelSize): Placement => ({
  x: 0,
  y: 0,
  scale: coverScale(photo, window),
  turn: 0,
});

export interface Gesture {
  /** Movement, in pixels of the template. */
  by?: Point;
  /** Factor of the scale. */
  times?: number;
  /** Degrees clockwise. */
  turn?: number;
  /** The point that stays where it is, from the centre of the window. */
  at?: Point;
}

/** The placement after a gesture of one finger (`by`) or two (all of them). */
export function afterGesture(
  placement: Placement,
  { by = { x: 0, y: 0 }, times = 1, turn = 0, at = { x: 0, y: 0 } }: Gesture,
  photo: PixelSize,
  window: PixelSize,
): Placement {
  const turnedTo = placement.turn + turn;
  // A photo that just covers the window goes on doing so while it turns.
  const tight = times === 1 && placement.scale <= coverScale(photo, window, placement.turn) * TIGHT;
  const scaleTo = tight ? coverScale(photo, window, turnedTo) : placement.scale * times;
  const wanted = { ...placement, scale: scaleTo, turn: turnedTo };
  // The scale is bounded first: the point stays under the fingers also at the bounds.
  const { scale } = heldPlacement(wanted, photo, window);
  const from = turned({ x: placement.x - at.x, y: placement.y - at.y }, turn);
  const factor = scale / placement.scale;
  const moved = { x: at.x + from.x * factor + by.x, y: at.y + from.y * factor + by.y };
  return heldPlacement({ ...wanted, ...moved, scale }, photo, window);
}

/** Where a rectangle of the photo lies on the template: the upright box around it. `window`: with its place on the template. */
export function onTemplate(part: Box, placement: Placement, photo: PixelSize, window: Box): Box {
  const corners = [
    { x: part.x, y: part.y },
    { x: part.x + part.width, y: part.y },
    { x: part.x, y: part.y + part.height },
    { x: part.x + part.width, y: part.y + part.height },
  ].map(({ x, y }) => {
    const from = { x: (x - photo.width / 2) * placement.scale, y: (y - photo.height / 2) * placement.scale };
    const at = turned(from, placement.turn);
    return {
      x: window.x + window.width / 2 + placement.x + at.x,
      y: window.y + window.height / 2 + placement.y + at.y,
    };
  });
  return boxAround(corners);
}

/** The smallest upright box around points. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

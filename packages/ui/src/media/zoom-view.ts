/** Position of the content in its box: scaled by `scale` from its corner, then moved by `x` and `y`. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The visible box, and the position of the content in it at scale 1. */
export interface ZoomBox {
  width: number;
  height: number;
  sheet: Point & { width: number; height: number };
}

export const whole: ZoomView = { scale: 1, x: 0, y: 0 };

/** Clamps movement on one axis: an edge of the content never enters the box; content smaller than the box is centred. */
function along(box: number, from: number, size: number, scale: number, moved: number): number {
  if (size * scale <= box) return box / 2 - scale * (from + size / 2);
  return Math.min(-scale * from, Math.max(box - scale * (from + size), moved));
}

export function heldView({ scale, x, y }: ZoomView, { width, height, sheet }: ZoomBox): ZoomView {
  if (scale === 1) return whole;
  return {
    scale,
    x: along(width, sheet.x, sheet.width, scale, x),
    y: along(height, sheet.y, sheet.height, scale, y),
  };
}

/** The view at `scale`, clamped between the whole content and `most`; `point` stays fixed as far as the edges allow. */
export function zoomedAt(view: ZoomView, point: Point, scale: number, most: number, box: ZoomBox): ZoomView {
  const next = Math.min(most, Math.max(1, scale));
  const by = next / view.scale;
  return heldView({ scale: next, x: point.x - by * (point.x - view.x), y: point.y - by * (point.y - view.y) }, box);
}

export const movedBy = (view: ZoomView, by: Point, box: ZoomBox): ZoomView =>
  heldView({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, box);

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

import type { Region } from '@meetingapp/contract/exam/item.ts';

/** A point of a picture in ten thousandths of its width and height. */
export interface Point {
  x: number;
  y: number;
}

const WHOLE = 10_000;
/** The smallest radius of an ellipse, and the least size at which a finger still meets it. */
const LEAST = 100;
const MOST_POINTS = 40;
const LEAST_POINTS = 3;

const between = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)));

/** The middle of a region: of an ellipse its centre, of a polygon that of the box around it. */
export function regionCentre(region: Region): Point {
  if (region.shape === 'ellipse') return { x: region.x, y: region.y };
  const middle = (values: number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return { x: middle(region.points.map(({ x }) => x)), y: middle(region.points.map(({ y }) => y)) };
}

/** A region moved within the picture; it keeps its shape. The centre of an ellipse stays inside, and so do all points of a polygon. */
export function movedRegion(region: Region, by: Point): Region {
  if (region.shape === 'ellipse')
    return { ...region, x: between(region.x + by.x, 0, WHOLE), y: between(region.y + by.y, 0, WHOLE) };
  const step = (pick: (point: Point) => number, wanted: number) => {
    const values = region.points.map(pick);
    return between(wanted, -Math.min(...values), WHOLE - Math.max(...values));
  };
  const [dx, dy] = [step(({ x }) => x, by.x), step(({ y }) => y, by.y)];
  return { ...region, points: region.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
}

/** Points by which the shape is changed: the right and upper end of an ellipse, or the corners of a polygon. */
export function handlesOf(region: Region): Point[] {
  if (region.shape === 'polygon') return region.points;
  const { x, y, rx, ry } = region;
  return [
    { x: Math.min(WHOLE, x + rx), y },
    { x, y: Math.max(0, y - ry) },
  ];
}

/** A region with one of its handles moved. */
export function reshapedRegion(region: Region, handle: number, by: Point): Region {
  if (region.shape === 'ellipse')
    return handle === 0
      ? { ...region, rx: between(region.rx + by.x, LEAST, WHOLE) }
      : { ...region, ry: between(region.ry - by.y, LEAST, WHOLE) };
  return {
    ...region,
    points: region.points.map((point, at) =>
      at === handle ? { x: between(point.x + by.x, 0, WHOLE), y: between(point.y + by.y, 0, WHOLE) } : point,
    ),
  };
}

/** A polygon with a corner more, in the middle of its longest side; unchanged with 40 corners, as is an ellipse. */
export function withCorner(region: Region): Region {
  if (region.shape === 'ellipse' || region.points.length >= MOST_POINTS) return region;
  const { points } = region;
  const sides = points.map((from, at) => ({ at, from, to: points[(at + 1) % points.length] ?? from }));
  const length = ({ from, to }: { from: Point; to: Point }) => Math.hypot(to.x - from.x, to.y - from.y);
  const longest = sides.reduce((one, other) => (length(other) > length(one) ? other : one));
  const middle = {
    x: Math.round((longest.from.x + longest.to.x) / 2),
    y: Math.round((longest.from.y + longest.to.y) / 2),
  };
  return { ...region, points: points.toSpliced(longest.at + 1, 0, middle) };
}

/** A polygon without one corner; unchanged with three corners, as is an ellipse. */
export const withoutCorner = (region: Region, at: number): Region =>
  region.shape === 'ellipse' || region.points.length <= LEAST_POINTS
    ? region
    : { ...region, points: region.points.toSpliced(at, 1) };

/** A new region in the middle of the picture. */
export const newRegion = (shape: Region['shape'], percent: number): Region =>
  shape === 'ellipse'
    ? { shape, x: WHOLE / 2, y: WHOLE / 2, rx: 800, ry: 800, percent }
    : {
        shape,
        points: [
          { x: 4000, y: 6000 },
          { x: 5000, y: 4000 },
          { x: 6000, y: 6000 },
        ],
        percent,
      };

import type { LayoutBox } from '@meetingapp/contract/layout.ts';

export interface PageSize {
  width: number;
  height: number;
}

/** Edges and corners by which a box is resized. */
export const handles = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Handle = (typeof handles)[number];

/** Smallest side of a field, in the unit of the page. */
const SMALLEST = 2;

/** Tenths of the unit. */
const rounded = (value: number): number => Math.round(value * 10) / 10;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The box as it may be: within the page, no side under the smallest one, in tenths of the unit. */
export function boxOnPage(box: LayoutBox, page: PageSize): LayoutBox {
  const width = rounded(within(box.width, SMALLEST, page.width));
  const height = rounded(within(box.height, SMALLEST, page.height));
  return {
    x: rounded(within(box.x, 0, page.width - width)),
    y: rounded(within(box.y, 0, page.height - height)),
    width,
    height,
  };
}

/** The box moved, as far as the page allows; `by` in the unit of the page. */
export const movedBox = (box: LayoutBox, by: { x: number; y: number }, page: PageSize): LayoutBox =>
  boxOnPage({ ...box, x: box.x + by.x, y: box.y + by.y }, page);

/** The box with an edge or corner moved; the opposite one stays where it is. */
export function resizedBox(box: LayoutBox, handle: Handle, by: { x: number; y: number }, page: PageSize): LayoutBox {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const left = handle.includes('w') ? within(box.x + by.x, 0, right - SMALLEST) : box.x;
  const top = handle.startsWith('n') ? within(box.y + by.y, 0, bottom - SMALLEST) : box.y;
  const end = handle.includes('e') ? within(right + by.x, box.x + SMALLEST, page.width) : right;
  const foot = handle.startsWith('s') ? within(bottom + by.y, box.y + SMALLEST, page.height) : bottom;
  return { x: rounded(left), y: rounded(top), width: rounded(end - left), height: rounded(foot - top) };
}

/** Lines to which a moving box snaps: its own edges or middle stand on them. */
export interface Snap {
  x: number | null;
  y: number | null;
}

/** Moves a box by at most `reach` onto edges and middles of the page and of other boxes; `lines` are those it stands on then. */
export function snappedBox(
  box: LayoutBox,
  others: readonly LayoutBox[],
  page: PageSize,
  reach: number,
): { box: LayoutBox; lines: Snap } {
  const across = nearest(
    [box.x, box.x + box.width / 2, box.x + box.width],
    [page.width / 2, ...others.flatMap(({ x, width }) => [x, x + width / 2, x + width])],
    reach,
  );
  const down = nearest(
    [box.y, box.y + box.height / 2, box.y + box.height],
    [page.height / 2, ...others.flatMap(({ y, height }) => [y, y + height / 2, y + height])],
    reach,
  );
  return {
    box: movedBox(box, { x: across?.by ?? 0, y: down?.by ?? 0 }, page),
    lines: { x: across?.line ?? null, y: down?.line ?? null },
  };
}

function nearest(own: readonly number[], lines: readonly number[], reach: number): { by: number; line: number } | null {
  let best: { by: number; line: number } | null = null;
  for (const line of lines)
    for (const at of own) {
      const by = line - at;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, line };
    }
  return best;
}

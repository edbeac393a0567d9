export const HOUR_PX = 78;

/** What the columns of the grid are. */
export type Columns = 'hall' | 'topic';

/** Rounds minutes to steps of five, with Alt to steps of one. */
export function snapped(minutes: number, { altKey }: { altKey: boolean }): number {
  const step = altKey ? 1 : 5;
  return Math.round(minutes / step) * step;
}

/** The hall or topic under the pointer; null for the column without one (0 in the page), undefined outside all columns. */
export function columnAt(
  clientX: number,
  region: ParentNode | null,
): { id: number | null; left: number; width: number } | undefined {
  for (const column of region?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
    const { left, right, width } = column.getBoundingClientRect();
    if (clientX >= left && clientX < right) return { id: Number(column.dataset['column']) || null, left, width };
  }
  return undefined;
}

export interface Ground {
  by: Columns;
  column: number | null;
  /** Minutes from the start of the shown day. */
  from: number;
  box: { left: number; top: number; width: number; height: number };
}

/** Place in the grid under the pointer for an item of `minutes` length; null outside the grid. */
export function groundAt(under: Element | null, event: PointerEvent, minutes: number): Ground | null {
  const grid = under?.closest<HTMLElement>('[data-grid]');
  const column = grid && columnAt(event.clientX, grid);
  if (!grid || !column) return null;
  const first = Number(grid.dataset['first']) * 60;
  const { top } = grid.getBoundingClientRect();
  const from = Math.max(0, snapped(first + ((event.clientY - top) * 60) / HOUR_PX, event));
  const box = {
    left: column.left + 3,
    top: top + ((from - first) * HOUR_PX) / 60,
    width: column.width - 6,
    height: Math.max(20, (minutes * HOUR_PX) / 60),
  };
  return { by: grid.dataset['grid'] as Columns, column: column.id, from, box };
}

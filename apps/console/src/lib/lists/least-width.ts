/** Least width of a column of free width: below it titles and names can no longer be recognised. */
export const READABLE_PX = 140;

/**
 * Width below which a table scrolls sideways, for its `scroll.x`: the fixed columns, and enough room for each of free width, which would
 * otherwise shrink to nothing in a narrow window.
 */
export const leastWidth = (columns: readonly { width?: unknown }[], free = READABLE_PX): number =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : free), 0);

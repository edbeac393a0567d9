import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_CELL, downTo, timeGrid } from './time-grid.ts';
import type { GridItem } from './time-grid.ts';

const at = (minutes: number) => new Date(Date.UTC(2027, 3, 16) + minutes * 60_000).toISOString();
const halls = [1, 2, null];
const anyItems: fc.Arbitrary<GridItem[]> = fc
  .array(fc.record({ hall: fc.constantFrom(...halls), from: fc.nat(600), minutes: fc.integer({ min: 1, max: 240 }) }))
  .map((items) => items.map(({ hall, from, minutes }, id) => ({ id, hall, from: at(from), to: at(from + minutes) })));

describe('the time grid by hall', () => {
  it('[S44] shows everything once, without overlaps, each large enough for a finger', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const { cells, rows } = timeGrid(items, halls);
        expect(cells.map(({ id }) => id).sort((one, other) => one - other)).toEqual(items.map(({ id }) => id));
        for (const cell of cells) {
          const height = rows.slice(cell.row, cell.end).reduce((sum, row) => sum + row.height, 0);
          expect(height).toBeGreaterThanOrEqual(LEAST_CELL - 0.001);
          for (const other of cells)
            if (other.id !== cell.id && other.column === cell.column)
              expect(other.row >= cell.end || other.end <= cell.row).toBe(true);
        }
      }),
    );
  });

  it('[S44] keeps each hall together, and starts each item at its time', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const grid = timeGrid(items, halls);
        for (const { id, column, row } of grid.cells) {
          const item = items[id];
          const hall = grid.halls.find((one) => column >= one.column && column < one.column + one.lanes);
          expect(hall?.hall).toBe(item?.hall);
          expect(grid.rows[row]?.from).toBe(Date.parse(item?.from ?? ''));
          expect(grid.rows[row]?.begins).toBe(true);
        }
      }),
    );
  });

  it('[S44] the current time moves down with the clock, and is hidden before and after', () => {
    const { rows } = timeGrid([{ id: 1, hall: 1, from: at(60), to: at(120) }], halls);
    const down = (minutes: number) => downTo(rows, Date.parse(at(minutes)));
    expect([down(59), down(60), down(90), down(120)]).toEqual([null, 0, 90, null]);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logoCells, MOST_BADGE_LOGOS, SPONSOR_LOGOS, withSponsorLogos } from './badge-logos.ts';
import type { Layout } from '@meetingapp/contract/layout.ts';

const boxes = fc.record({
  x: fc.integer({ min: 0, max: 50 }),
  y: fc.integer({ min: 0, max: 50 }),
  width: fc.integer({ min: 10, max: 100 }),
  height: fc.integer({ min: 5, max: 60 }),
});

it('[O13] logos lie within their box, none over another', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: 0, max: MOST_BADGE_LOGOS }), (box, count) => {
      const cells = logoCells(box, count);
      expect(cells).toHaveLength(count);
      for (const [at, cell] of cells.entries()) {
        expect(cell.x).toBeGreaterThanOrEqual(box.x);
        expect(cell.y).toBeGreaterThanOrEqual(box.y);
        expect(cell.x + cell.width).toBeLessThanOrEqual(box.x + box.width + 1e-9);
        expect(cell.y + cell.height).toBeLessThanOrEqual(box.y + box.height + 1e-9);
        for (const other of cells.slice(at + 1))
          expect(
            cell.x + cell.width <= other.x + 1e-9 ||
              other.x + other.width <= cell.x + 1e-9 ||
              cell.y + cell.height <= other.y + 1e-9,
          ).toBe(true);
      }
    }),
  );
});

it('[O13] a wide box has its logos side by side, a square one in rows', () => {
  const wide = logoCells({ x: 0, y: 0, width: 60, height: 10 }, 3);
  expect(new Set(wide.map(({ y }) => y)).size).toBe(1);
  const square = logoCells({ x: 0, y: 0, width: 40, height: 40 }, 4);
  expect(new Set(square.map(({ y }) => y)).size).toBe(4);
});

it('[O13] a field of logos becomes one picture per sponsor with its name, or nothing', () => {
  const label = { zh: '赞助商', en: 'Sponsors' };
  const field = { kind: 'picture' as const, id: 'sponsors', label, picture: SPONSOR_LOGOS };
  const layout: Layout = {
    unit: 'mm',
    width: 100,
    height: 100,
    paper: '#ffffff',
    frame: 'none',
    frameColour: '#000000',
    background: '',
    fields: [
      { ...field, box: { x: 0, y: 0, width: 60, height: 10 } },
      { ...field, id: 'own', picture: '/files/own', box: { x: 0, y: 20, width: 60, height: 10 } },
    ],
  };
  const logos = Array.from({ length: 14 }, (_, at) => ({ picture: `/files/${at}`, name: { zh: `展商${at}`, en: '' } }));
  const { fields } = withSponsorLogos(layout, logos);
  expect(fields).toHaveLength(MOST_BADGE_LOGOS + 1);
  expect(fields[0]).toMatchObject({ picture: '/files/0', label: { zh: '展商0' } });
  expect(withSponsorLogos(layout, []).fields.map(({ id }) => id)).toEqual(['own']);
});

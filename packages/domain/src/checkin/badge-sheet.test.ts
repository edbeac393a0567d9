import { describe, expect, it } from 'vitest';
import { badgePapers, type BadgePaper } from './badge.ts';
import {
  BLEED,
  perSheet,
  sheetMarks,
  sheetPaper,
  sheetPlaces,
  type SheetKind,
  type SheetPlace,
} from './badge-sheet.ts';

const papers = Object.keys(badgePapers) as BadgePaper[];
const kinds = papers.flatMap((paper) =>
  [false, true].flatMap((folded) => [false, true].map((bleed): SheetKind => ({ paper, folded, bleed }))),
);

/** The room that one side takes, with its bleed. */
function roomOf({ x, y, turn }: SheetPlace, { paper, folded, bleed }: SheetKind) {
  const around = bleed ? BLEED : 0;
  const width = badgePapers[paper].width + around * 2;
  const height = badgePapers[paper].height + around * (folded ? 1 : 2);
  return turn % 180 === 0 ? { x, y, width, height } : { x, y, width: height, height: width };
}

describe('[O16] badges on A4', () => {
  it('are turned where more fit that way; a folded one takes two places, and bleed takes room', () => {
    const counts = (folded: boolean, bleed: boolean) => papers.map((paper) => perSheet({ paper, folded, bleed }));
    expect(counts(false, false)).toEqual([4, 8, 8]);
    expect(counts(true, false)).toEqual([2, 4, 4]);
    expect(counts(false, true)).toEqual([2, 4, 4]);
    // Two sides of A6 with bleed are higher than A4.
    expect(counts(true, true)).toEqual([0, 2, 2]);
  });

  it('lie on the sheet and beside each other', () => {
    for (const kind of kinds) {
      const rooms = sheetPlaces(perSheet(kind), kind).map((place) => roomOf(place, kind));
      for (const [index, one] of rooms.entries()) {
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(sheetPaper.width);
        expect(one.y + one.height).toBeLessThanOrEqual(sheetPaper.height);
        for (const other of rooms.slice(index + 1))
          expect(
            one.x + one.width <= other.x + 1e-9 ||
              other.x + other.width <= one.x + 1e-9 ||
              one.y + one.height <= other.y + 1e-9 ||
              other.y + other.height <= one.y + 1e-9,
          ).toBe(true);
      }
    }
  });

  it('folded read right on both sides: the upper edges of front and back meet, and each is the other one turned by half', () => {
    for (const kind of kinds.filter(({ folded }) => folded)) {
      const [front, back] = sheetPlaces(1, kind);
      if (!front || !back) throw new Error('no sides');
      expect((back.turn - front.turn + 360) % 360).toBe(180);
      const room = roomOf(front, kind);
      // Upright: the front below the back. Turned clockwise, its upper edge is on the right.
      if (front.turn === 0) expect([front.x - back.x, front.y - back.y]).toEqual([0, room.height]);
      else expect([back.x - front.x, back.y - front.y]).toEqual([room.width, 0]);
    }
  });

  it('with bleed have a mark at both ends of each line where they are cut or folded, clear of every badge and on the sheet', () => {
    for (const kind of kinds) {
      const marks = sheetMarks(kind);
      if (!kind.bleed || perSheet(kind) === 0) {
        expect(marks).toEqual([]);
        continue;
      }
      const rooms = sheetPlaces(perSheet(kind), kind).map((place) => roomOf(place, kind));
      for (const { x1, y1, x2, y2 } of marks) {
        expect(Math.min(x1, x2, y1, y2)).toBeGreaterThan(0);
        expect(Math.max(x1, x2)).toBeLessThan(sheetPaper.width);
        expect(Math.max(y1, y2)).toBeLessThan(sheetPaper.height);
        for (const { x, y, width, height } of rooms)
          expect(x2 <= x || x1 >= x + width || y2 <= y || y1 >= y + height).toBe(true);
      }
      const { turn } = sheetPlaces(1, kind)[0] ?? { turn: 0 };
      const upright = marks.filter(({ x1, x2 }) => x1 === x2);
      const level = marks.filter(({ y1, y2 }) => y1 === y2);
      // The left edge of the first badge, and its fold.
      const [first] = rooms;
      if (first) expect(upright.some(({ x1 }) => Math.abs(x1 - first.x - BLEED) < 1e-9)).toBe(true);
      const folds = (turn % 180 === 0 ? level : upright).filter(({ fold }) => fold);
      expect(folds.length > 0).toBe(kind.folded);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { badgePapers, type BadgePaper } from './badge.ts';
import { perSheet, sheetPaper, sheetPlaces, type SheetPlace } from './badge-sheet.ts';

const papers = Object.keys(badgePapers) as BadgePaper[];

/** The room that one side takes. */
function roomOf({ x, y, turn }: SheetPlace, paper: BadgePaper) {
  const { width, height } = badgePapers[paper];
  return turn % 180 === 0 ? { x, y, width, height } : { x, y, width: height, height: width };
}

describe('[O16] badges on A4', () => {
  it('are turned where more fit that way, and a folded one takes two places', () => {
    expect(papers.map((paper) => perSheet(paper, false))).toEqual([4, 8, 8]);
    expect(papers.map((paper) => perSheet(paper, true))).toEqual([2, 4, 4]);
  });

  it('lie on the sheet and beside each other', () => {
    for (const paper of papers)
      for (const folded of [false, true]) {
        const rooms = sheetPlaces(perSheet(paper, folded), paper, folded).map((place) => roomOf(place, paper));
        for (const [index, one] of rooms.entries()) {
          expect(one.x + one.width).toBeLessThanOrEqual(sheetPaper.width);
          expect(one.y + one.height).toBeLessThanOrEqual(sheetPaper.height);
          for (const other of rooms.slice(index + 1))
            expect(
              one.x + one.width <= other.x ||
                other.x + other.width <= one.x ||
                one.y + one.height <= other.y ||
                other.y + other.height <= one.y,
            ).toBe(true);
        }
      }
  });

  it('folded read right on both sides: the upper edges of front and back meet, and each is the other one turned by half', () => {
    for (const paper of papers) {
      const [front, back] = sheetPlaces(1, paper, true);
      if (!front || !back) throw new Error('no sides');
      expect((back.turn - front.turn + 360) % 360).toBe(180);
      const { height } = badgePapers[paper];
      // Upright: the front below the back. Turned clockwise, its upper edge is on the right.
      if (front.turn === 0) expect([front.x - back.x, front.y - back.y]).toEqual([0, height]);
      else expect([back.x - front.x, back.y - front.y]).toEqual([height, 0]);
    }
  });
});

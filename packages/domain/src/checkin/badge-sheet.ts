import { badgePapers, type BadgePaper } from './badge.ts';

/** A4 in millimetres. */
export const sheetPaper = { width: 210, height: 297 } as const;

/** Where one side of a badge lies on a sheet: the upper left corner of the room it takes, and how far it is turned clockwise. */
export interface SheetPlace {
  /** Which badge of the sheet. */
  badge: number;
  side: 'front' | 'back';
  /** Millimetres. */
  x: number;
  y: number;
  turn: 0 | 90 | 180 | 270;
}

interface Grid {
  across: number;
  down: number;
  turned: boolean;
}

/** As many as fit, upright or turned by a quarter, whichever are more. */
function gridOf(width: number, height: number): Grid {
  const grid = (one: number, other: number, turned: boolean): Grid => ({
    across: Math.floor(sheetPaper.width / one),
    down: Math.floor(sheetPaper.height / other),
    turned,
  });
  const [upright, turned] = [grid(width, height, false), grid(height, width, true)];
  return turned.across * turned.down > upright.across * upright.down ? turned : upright;
}

/** A folded badge is twice as high: its back stands on its head above its front. */
const heightOf = (paper: BadgePaper, folded: boolean): number => badgePapers[paper].height * (folded ? 2 : 1);

/** Badges of a paper on one sheet of A4. */
export function perSheet(paper: BadgePaper, folded: boolean): number {
  const { across, down } = gridOf(badgePapers[paper].width, heightOf(paper, folded));
  return across * down;
}

/**
 * Places of badges on A4 from the upper left corner, to be cut. Folded along its upper edge, where the lanyard holds it, a badge reads
 * right on both sides.
 */
export function sheetPlaces(count: number, paper: BadgePaper, folded: boolean): SheetPlace[] {
  const { width, height } = badgePapers[paper];
  const whole = heightOf(paper, folded);
  const { across, turned } = gridOf(width, whole);
  const [stepX, stepY] = turned ? [whole, width] : [width, whole];
  return Array.from({ length: count }, (_, badge) => {
    const [x, y] = [(badge % across) * stepX, Math.floor(badge / across) * stepY];
    const front = { badge, side: 'front' } as const;
    const back = { badge, side: 'back' } as const;
    if (turned)
      return [
        { ...front, x, y, turn: 90 } as const,
        ...(folded ? [{ ...back, x: x + height, y, turn: 270 } as const] : []),
      ];
    return [
      { ...front, x, y: folded ? y + height : y, turn: 0 } as const,
      ...(folded ? [{ ...back, x, y, turn: 180 } as const] : []),
    ];
  }).flat();
}

import { badgePapers, type BadgePaper } from './badge.ts';

/** A4 in millimetres. */
export const sheetPaper = { width: 210, height: 297 } as const;

/** Millimetres that the ground of a badge goes on beyond the line where it is cut, so that a cut beside the line shows no white. */
export const BLEED = 3;
/** Room for cut marks at each edge of a sheet with bleed, which also keeps badges out of what printers cannot reach. */
const MARK_ROOM = 8;
const MARK_LENGTH = 5;
/** Between the bleed and a mark. */
const MARK_GAP = 1;

/** How badges lie on A4. */
export interface SheetKind {
  paper: BadgePaper;
  /** With a back that stands on its head above the front. */
  folded: boolean;
  /** With bleed and cut marks; otherwise edge to edge, as many as fit. */
  bleed: boolean;
}

/**
 * Where one side of a badge lies on a sheet: the upper left corner of the room it takes, its bleed included, and how far it is turned
 * clockwise.
 */
export interface SheetPlace {
  /** Which badge of the sheet. */
  badge: number;
  side: 'front' | 'back';
  /** Millimetres. */
  x: number;
  y: number;
  turn: 0 | 90 | 180 | 270;
}

/** A line on the sheet, in millimetres. `fold`: here it is folded, otherwise cut. */
export interface SheetMark {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  fold: boolean;
}

interface Grid {
  across: number;
  down: number;
  turned: boolean;
  /** From one badge to the next. */
  stepX: number;
  stepY: number;
  /** Upper left corner of the first. */
  left: number;
  top: number;
}

/** As many as fit, upright or turned by a quarter, whichever are more. */
function gridOf(kind: SheetKind): Grid {
  const around = kind.bleed ? BLEED * 2 : 0;
  const room = kind.bleed ? MARK_ROOM * 2 : 0;
  const width = badgePapers[kind.paper].width + around;
  const height = heightOf(kind) + around;
  const grid = (stepX: number, stepY: number, turned: boolean): Grid => {
    const across = Math.floor((sheetPaper.width - room) / stepX);
    const down = Math.floor((sheetPaper.height - room) / stepY);
    const [left, top] = kind.bleed
      ? [(sheetPaper.width - across * stepX) / 2, (sheetPaper.height - down * stepY) / 2]
      : [0, 0];
    return { across, down, turned, stepX, stepY, left, top };
  };
  const [upright, turned] = [grid(width, height, false), grid(height, width, true)];
  return turned.across * turned.down > upright.across * upright.down ? turned : upright;
}

/** A folded badge is twice as high: its back stands on its head above its front. */
const heightOf = ({ paper, folded }: SheetKind): number => badgePapers[paper].height * (folded ? 2 : 1);

/** Badges on one sheet of A4; 0: it is too small for one. */
export function perSheet(kind: SheetKind): number {
  const { across, down } = gridOf(kind);
  return across * down;
}

/**
 * Places of badges on A4, row by row. Folded along its upper edge, where the lanyard holds it, a badge reads right on both sides; there
 * is no bleed at the fold.
 */
export function sheetPlaces(count: number, kind: SheetKind): SheetPlace[] {
  const { across, turned, stepX, stepY, left, top } = gridOf(kind);
  const around = kind.bleed ? BLEED : 0;
  // Height of one side in its room.
  const side = badgePapers[kind.paper].height + (kind.folded ? around : around * 2);
  return Array.from({ length: count }, (_, badge) => {
    const [x, y] = [left + (badge % across) * stepX, top + Math.floor(badge / across) * stepY];
    const front = { badge, side: 'front' } as const;
    const back = { badge, side: 'back' } as const;
    if (turned)
      return [
        { ...front, x, y, turn: 90 } as const,
        ...(kind.folded ? [{ ...back, x: x + side, y, turn: 270 } as const] : []),
      ];
    return [
      { ...front, x, y: kind.folded ? y + side : y, turn: 0 } as const,
      ...(kind.folded ? [{ ...back, x, y, turn: 180 } as const] : []),
    ];
  }).flat();
}

/** Marks at the edges of a sheet with bleed: one at both ends of each line along which all its badges are cut or folded. */
export function sheetMarks(kind: SheetKind): SheetMark[] {
  if (!kind.bleed || perSheet(kind) === 0) return [];
  const { across, down, turned, stepX, stepY, left, top } = gridOf(kind);
  const lines = (count: number, from: number, step: number, folds: boolean) =>
    Array.from({ length: count }, (_, index) => from + index * step).flatMap((at) => [
      { at: at + BLEED, fold: false },
      ...(folds ? [{ at: at + step / 2, fold: true }] : []),
      { at: at + step - BLEED, fold: false },
    ]);
  const [right, bottom] = [left + across * stepX, top + down * stepY];
  const [near, far] = [MARK_GAP, MARK_GAP + MARK_LENGTH];
  const upright = lines(across, left, stepX, kind.folded && turned).flatMap(({ at, fold }) => [
    { x1: at, y1: top - far, x2: at, y2: top - near, fold },
    { x1: at, y1: bottom + near, x2: at, y2: bottom + far, fold },
  ]);
  const level = lines(down, top, stepY, kind.folded && !turned).flatMap(({ at, fold }) => [
    { x1: left - far, y1: at, x2: left - near, y2: at, fold },
    { x1: right + near, y1: at, x2: right + far, y2: at, fold },
  ]);
  return [...upright, ...level];
}

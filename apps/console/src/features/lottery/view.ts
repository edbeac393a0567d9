import type { ConsoleDraw } from '@meetingapp/contract/lottery/console.ts';

export const drawSteps = ['preparing', 'frozen', 'committed', 'drawn', 'published'] as const;

/** Step that a draw is at, from 1 to 5; a void draw stays at the step that it had reached. */
export function stepOf(draw: ConsoleDraw): number {
  if (draw.drawnAt !== null) return draw.revealed >= draw.winners.length ? 5 : 4;
  if (draw.committedAt !== null) return 4;
  return draw.frozenAt === null ? 1 : 3;
}

/** Digits of ticket numbers: at least four. */
export const ticketText = (number: number, entrants: number): string =>
  String(number).padStart(Math.max(4, String(entrants).length), '0');

export function pickUpFigures(draw: ConsoleDraw) {
  const live = draw.winners.filter(({ replaced }) => !replaced);
  const handed = live.filter(({ handedAt }) => handedAt !== null).length;
  return {
    drawn: draw.winners.length,
    handed,
    waiting: live.length - handed,
    replaced: draw.winners.length - live.length,
  };
}

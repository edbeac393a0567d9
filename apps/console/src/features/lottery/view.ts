import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { ConsoleDraw } from '@meetingapp/contract/lottery/console.ts';
import type { lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import type { DrawRecord } from '@meetingapp/domain/lottery/verify.ts';

export type PublishedRecord = AnswerOf<typeof lotteryCalls.record>['record'];

export const drawSteps = ['preparing', 'frozen', 'committed', 'drawn', 'published'] as const;

/** Step that a draw is at, from 1 to 5, and 6 once all are done; a void draw stays at the step that it had reached. */
export function stepOf(draw: ConsoleDraw): number {
  if (draw.drawnAt !== null) return draw.revealed >= draw.winners.length ? drawSteps.length + 1 : 4;
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

/** First and last characters of a hash. */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;

export const prizeCount = ({ prizes }: ConsoleDraw): number => prizes.reduce((sum, { count }) => sum + count, 0);

/** What recomputing needs of a published record; null while something of it is missing. */
export function recordOf(published: PublishedRecord): DrawRecord | null {
  const { list, listHash, commitment, secret, randomness, prizes, winners } = published;
  if (!listHash || !commitment || !randomness) return null;
  const redraws = winners.filter(({ insteadOf }) => insteadOf !== null);
  return { list, listHash, commitment, secret, randomness, prizes, winners, redraws };
}

type Step = ConsoleDraw['steps'][number];

interface LogEntry extends Pick<Step, 'kind' | 'at' | 'by'> {
  /** Of a redraw: the number drawn, the one it replaces, and the published reason. */
  number?: number;
  former?: number;
  reason?: string;
}

/** What happened to a draw and who did it, the newest first. */
export const entriesOf = (draw: ConsoleDraw): LogEntry[] =>
  draw.steps
    .map(({ kind, at, by, winnerId }): LogEntry => {
      if (kind === 'void') return { kind, at, by, reason: draw.voidReason };
      const winner = draw.winners.find(({ id }) => id === winnerId);
      const former = draw.winners.find(({ id }) => id === winner?.insteadOf);
      return winner && former
        ? { kind, at, by, number: winner.number, former: former.number, reason: winner.reason }
        : { kind, at, by };
    })
    .toReversed();

/** The people who did a step, in the order in which they did it; two of the same name are two. */
export const doersOf = (draw: ConsoleDraw, step: Step['kind']): string[] =>
  draw.steps.flatMap(({ kind, by }) => (kind === step && by !== '' ? [by] : []));

export type WinnerFilter = 'handed' | 'waiting' | 'replaced';

/** Winners whose number, name, affiliation or code contains the text, in one state, of one prize. */
export function winnersShown(
  draw: ConsoleDraw,
  { text, only, prizeId }: { text: string; only: WinnerFilter | null; prizeId: number | null },
): ConsoleDraw['winners'] {
  const wanted = text.trim().toLowerCase();
  return draw.winners.filter((one) => {
    const state = one.replaced ? 'replaced' : one.handedAt === null ? 'waiting' : 'handed';
    const words = [ticketText(one.number, draw.entrants), one.name, one.affiliation, one.code].join(' ').toLowerCase();
    return (only === null || only === state) && (prizeId === null || one.prizeId === prizeId) && words.includes(wanted);
  });
}

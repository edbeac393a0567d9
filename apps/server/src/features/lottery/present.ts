import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { ConsoleDraw, DrawStep, lotteryConsoleCalls } from '@meetingapp/contract/lottery/console.ts';
import type { DrawWinner } from '@meetingapp/contract/lottery/draw.ts';
import { maskName, type Masking } from '@meetingapp/domain/lottery/mask.ts';
import { nextOf } from '@meetingapp/domain/lottery/next-step.ts';
import type { DrawRow, ListedDraw, PrizeRow, StepRow, WinnerRow } from './queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What is published about a draw; `row.secret` is not. */
export const presentDraw = (row: DrawRow, prizes: readonly PrizeRow[]) => ({
  id: row.id,
  cid: row.conference_id,
  zone: row.zone,
  title: row.title,
  state: row.state,
  prizes: [...prizes],
  entrants: row.entrants,
  frozenAt: iso(row.frozen_at),
  listHash: row.list_hash,
  committedAt: iso(row.committed_at),
  commitment: row.commitment,
  source: row.source,
  fallback: row.fallback,
  randomness: row.randomness,
  byFallback: row.by_fallback,
  randomAt: iso(row.random_at),
  drawnAt: iso(row.drawn_at),
  voidReason: row.void_reason,
  pickUpUntil: iso(row.pick_up_until),
  place: row.place,
});

export function presentWinners(winners: readonly WinnerRow[], masking: Masking): DrawWinner[] {
  const replaced = new Set(winners.map(({ instead_of }) => instead_of));
  return winners.map((row) => ({
    id: row.id,
    n: row.n,
    prizeId: row.prize_id,
    rank: row.rank,
    number: row.number,
    name: maskName(row.name, masking),
    affiliation: row.affiliation,
    insteadOf: row.instead_of,
    reason: row.reason,
    replaced: replaced.has(row.id),
  }));
}

export const presentStep = ({ kind, at, by, winner_id }: StepRow): DrawStep => ({
  kind,
  at: at.toISOString(),
  by: by ?? '',
  winnerId: winner_id,
});

type Row = AnswerOf<typeof lotteryConsoleCalls.list>['draws'][number];

/** `entrants`: those whom freezing would take in, of a draw in preparation. */
export function presentListed(draw: ListedDraw, last: StepRow | undefined, entrants: number, now: Date): Row {
  const { id, title, state, prizes, levels, winners, handed } = draw;
  const { step, at, count } = nextOf({ ...draw, now });
  return {
    id,
    title,
    state,
    entrants,
    prizes,
    levels,
    winners,
    handed,
    next: step,
    nextAt: at,
    nextCount: count,
    last: last ? presentStep(last) : null,
  };
}

interface ConsoleParts {
  steps: readonly StepRow[];
  prizes: readonly PrizeRow[];
  winners: readonly WinnerRow[];
  words: readonly { kind: string; name: string }[];
  counted: Pick<ConsoleDraw, 'entrants' | 'leftOut'>;
}

export function presentForStaff(row: DrawRow, { steps, prizes, winners, words, counted }: ConsoleParts): ConsoleDraw {
  const { cid: _cid, zone: _zone, ...published } = presentDraw(row, prizes);
  const namesOf = (kind: string) => words.filter((word) => word.kind === kind).map(({ name }) => name);
  const shown = presentWinners(winners, row.masking);
  return {
    ...published,
    ...counted,
    version: row.version,
    rules: row.rules,
    masking: row.masking,
    entered: namesOf('figures'),
    confirmed: namesOf('begin'),
    revealed: row.revealed,
    steps: steps.map(presentStep),
    winners: winners.flatMap((winner, at) => {
      const one = shown[at];
      return one
        ? [{ ...one, code: winner.code, handedAt: iso(winner.handed_at), handedBy: winner.handed_by ?? '' }]
        : [];
    }),
  };
}

import { canonicalList, commitmentOf, drawWinners, readList, seedOf, type Drawn, type Prize } from './draw.ts';
import { sha256 } from './sha256.ts';

/** Everything that is published about a finished draw. */
export interface DrawRecord {
  list: string;
  listHash: string;
  commitment: string;
  secret: string;
  randomness: string;
  prizes: readonly Prize[];
  winners: readonly Drawn[];
  redraws: readonly { prizeId: number; rank: number }[];
}

export const verifySteps = ['list', 'commitment', 'draw'] as const;
export type VerifyStep = (typeof verifySteps)[number];

/** Recomputes one step of a record; for `draw` also what was drawn here. */
export function verifyStep(record: DrawRecord, step: VerifyStep): { ok: boolean; drawn: Drawn[] } {
  if (step === 'list') {
    const entrants = readList(record.list);
    return { ok: entrants !== null && sha256(canonicalList(entrants)) === record.listHash, drawn: [] };
  }
  if (step === 'commitment') return { ok: commitmentOf(record.secret) === record.commitment, drawn: [] };
  const numbers = (readList(record.list) ?? []).map(({ number }) => number);
  const seed = seedOf(record.secret, record.randomness);
  const drawn = drawWinners({ seed, numbers, prizes: record.prizes, redraws: record.redraws });
  const same =
    drawn.length === record.winners.length &&
    drawn.every(({ n, prizeId, rank, number }, at) => {
      const shown = record.winners[at];
      return shown?.n === n && shown.prizeId === prizeId && shown.rank === rank && shown.number === number;
    });
  return { ok: same, drawn };
}

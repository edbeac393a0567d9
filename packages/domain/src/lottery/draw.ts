import { sha256 } from './sha256.ts';
import { selectedPlace } from './select.ts';

/** One line of the frozen list: a ticket number and a mark that only the holder can connect with themselves. */
export interface Entrant {
  /** Ticket number, 1 to 20,000 and more. */
  number: number;
  /** {@link entrantMark} of the holder. */
  mark: string;
}

export interface Prize {
  id: number;
  /** Winners, at least 1. */
  count: number;
  /** Winners of other prizes may win this one as well; nobody wins one prize twice. */
  repeat: boolean;
}

export interface Drawn {
  /** Number of the selection, from 1 through all prizes and redraws. */
  n: number;
  prizeId: number;
  /** Place in the prize, from 1. */
  rank: number;
  number: number;
}

/** The text that is hashed and published: one line for each ticket, in ascending order, `number mark`. */
export const canonicalList = (entrants: readonly Entrant[]): string =>
  [...entrants]
    .sort((one, other) => one.number - other.number)
    .map(({ number, mark }) => `${number} ${mark}\n`)
    .join('');

/** Reads {@link canonicalList}; null when the text is not exactly such a list. */
export function readList(text: string): Entrant[] | null {
  const entrants = text.split('\n').flatMap((line) => {
    const found = /^(\d{1,6}) ([0-9a-f]{32})$/.exec(line);
    return found?.[1] && found[2] ? [{ number: Number(found[1]), mark: found[2] }] : [];
  });
  return canonicalList(entrants) === text ? entrants : null;
}

/** Ties a ticket to its holder: without the salt, which only the holder and the server know, the mark says nothing. */
export const entrantMark = (number: number, registration: string, salt: string): string =>
  sha256(`${number} ${registration} ${salt}`).slice(0, 32);

/** What is published before the randomness exists: the hash of the secret. */
export const commitmentOf = (secret: string): string => sha256(secret);

/** Key of the selection: the secret and the public randomness, neither of which is enough alone. */
export const seedOf = (secret: string, randomness: string): string => sha256(`${secret} ${randomness}`);

interface DrawInput {
  seed: string;
  /** Ticket numbers. */
  numbers: readonly number[];
  /** In the order in which they are drawn. */
  prizes: readonly Prize[];
  /** Redraws in their order: of which prize, and which rank is drawn again. */
  redraws: readonly { prizeId: number; rank: number }[];
}

/**
 * Draws all prizes by RFC 3797: for each selection the remaining tickets in ascending order, of which it takes one out. Redraws follow
 * with the next selections. A prize with more winners than remaining tickets gets fewer; a redraw without a ticket left is omitted.
 */
export function drawWinners({ seed, numbers, prizes, redraws }: DrawInput): Drawn[] {
  const all = [...numbers].sort((one, other) => one - other);
  const drawn: Drawn[] = [];
  let n = 0;
  const poolOf = (prize: Prize): number[] => {
    const out = new Set(
      drawn.filter(({ prizeId }) => !prize.repeat || prizeId === prize.id).map(({ number }) => number),
    );
    return all.filter((number) => !out.has(number));
  };
  const draw = (prize: Prize, rank: number, pool: number[]): void => {
    if (pool.length === 0) return;
    n += 1;
    const [number] = pool.splice(selectedPlace(seed, n, pool.length), 1);
    if (number !== undefined) drawn.push({ n, prizeId: prize.id, rank, number });
  };
  for (const prize of prizes) {
    const pool = poolOf(prize);
    for (let rank = 1; rank <= prize.count; rank += 1) draw(prize, rank, pool);
  }
  for (const { prizeId, rank } of redraws) {
    const prize = prizes.find(({ id }) => id === prizeId);
    if (prize) draw(prize, rank, poolOf(prize));
  }
  return drawn;
}

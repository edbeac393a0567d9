export interface BoardScheme {
  /** A letter per topic, in topic order; otherwise `prefix` for all. */
  byTopic: boolean;
  prefix: string;
  /** The first number of each letter. */
  first: number;
  /** Minimum number of digits: A-001. */
  digits: number;
}

export interface PosterToPlace {
  id: number;
  number: string;
  /** Its first topic; null: none. */
  topic: number | null;
}

/** A … Z, AA, AB …, like spreadsheet columns. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/**
 * A board for every poster, by topic and then by number; skips boards in use. Posters without a topic come last. The result does not
 * depend on the order of the posters.
 */
export function planBoards(
  posters: readonly PosterToPlace[],
  topics: readonly number[],
  used: ReadonlySet<string>,
  scheme: BoardScheme,
): { id: number; board: string }[] {
  const taken = new Set([...used].map((board) => board.toUpperCase()));
  const next = new Map<string, number>();
  const rowOf = ({ topic }: PosterToPlace): number => {
    const at = topic === null ? -1 : topics.indexOf(topic);
    return at === -1 ? topics.length : at;
  };
  const sorted = [...posters].sort(
    (one, other) => rowOf(one) - rowOf(other) || compare(one.number, other.number) || one.id - other.id,
  );
  return (
    scheme.byTopic ? sorted : [...posters].sort((one, other) => compare(one.number, other.number) || one.id - other.id)
  ).map((poster) => {
    const prefix = scheme.byTopic ? scheme.prefix + letterOf(rowOf(poster)) : scheme.prefix;
    let number = next.get(prefix) ?? scheme.first;
    let board = boardOf(prefix, number, scheme.digits);
    while (taken.has(board.toUpperCase())) {
      number += 1;
      board = boardOf(prefix, number, scheme.digits);
    }
    next.set(prefix, number + 1);
    taken.add(board.toUpperCase());
    return { id: poster.id, board };
  });
}

const boardOf = (prefix: string, number: number, digits: number): string => {
  const figures = String(number).padStart(digits, '0');
  return prefix === '' ? figures : `${prefix}-${figures}`;
};

const compare = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

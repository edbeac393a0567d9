/** A time interval, in milliseconds since 1970. */
export interface Stretch {
  from: number;
  to: number;
}

export interface ShownHappening {
  kind: 'began' | 'paused' | 'resumed' | 'ended';
  at: number;
  byStaff: boolean;
}

/**
 * Intervals in which viewers were shown a picture, from the desk's log. What the studio sent while staff had paused it was not meant
 * for viewers and is excluded from the replay; a lost signal leaves nothing to cut out. `began` is the start stored with the
 * broadcast: the log may not reach that far back.
 */
export function shownStretches(
  happenings: readonly ShownHappening[],
  { began, until }: { began: number | null; until: number },
): Stretch[] {
  const stretches: Stretch[] = [];
  const beginning: ShownHappening[] = began === null ? [] : [{ kind: 'began', at: began, byStaff: false }];
  let from: number | null = null;
  for (const { kind, at, byStaff } of [...beginning, ...happenings].toSorted((a, b) => a.at - b.at)) {
    const stops = kind === 'ended' || (kind === 'paused' && byStaff);
    if (stops && from !== null) stretches.push({ from, to: at });
    if (stops) from = null;
    else if (kind !== 'paused') from ??= at;
  }
  return from === null || from >= until ? stretches : [...stretches, { from, to: until }];
}

/** One recorded segment; where two overlap, the one of lower rank is used. */
export interface RecordedPiece {
  name: string;
  beganAt: number;
  milliseconds: number;
  /** 0: the main stream, 1: the backup. */
  rank: number;
}

/** The part used of a segment, in milliseconds from its start. `at` is its position in the replay. */
export interface ReplayCut {
  name: string;
  from: number;
  to: number;
  /** When its start was recorded. */
  recordedAt: number;
  at: number;
}

/** Shorter intervals contain no picture; they come from differences between two clocks. */
const SHORTEST_MS = 2_000;

/** The parts of segments that make up the replay, in time order; no moment occurs twice. */
export function replayCuts(pieces: readonly RecordedPiece[], stretches: readonly Stretch[]): ReplayCut[] {
  const taken: (Stretch & { piece: RecordedPiece })[] = [];
  const inOrder = pieces.toSorted((a, b) => a.rank - b.rank || a.beganAt - b.beganAt);
  for (const piece of inOrder)
    for (const stretch of stretches) {
      const from = Math.max(stretch.from, piece.beganAt);
      const to = Math.min(stretch.to, piece.beganAt + piece.milliseconds);
      for (const free of without({ from, to }, taken)) taken.push({ ...free, piece });
    }
  let at = 0;
  return taken
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, piece }) => {
      const cut = { name: piece.name, from: from - piece.beganAt, to: to - piece.beganAt, recordedAt: from, at };
      at += to - from;
      return cut;
    });
}

/** Subtracts intervals from an interval; drops remainders that are too short. */
function without(stretch: Stretch, others: readonly Stretch[]): Stretch[] {
  let left = [stretch];
  for (const other of others)
    left = left
      .flatMap(({ from, to }) => [
        { from, to: Math.min(to, other.from) },
        { from: Math.max(from, other.to), to },
      ])
      .filter(({ from, to }) => from < to);
  return left.filter(({ from, to }) => to - from >= SHORTEST_MS);
}

export interface TalkTime<Title> {
  id: number;
  title: Title;
  from: number;
  to: number;
}
export interface Chapter<Title> {
  at: number;
  title: Title;
  talkId: number;
}

/** Start of each talk in the replay; a talk already running at its start begins at 0. Talks outside the replay have no chapter. */
export function chaptersOf<Title>(cuts: readonly ReplayCut[], talks: readonly TalkTime<Title>[]): Chapter<Title>[] {
  const chapters: Chapter<Title>[] = [];
  for (const { id, title, from, to } of talks.toSorted((a, b) => a.from - b.from)) {
    const cut = cuts.find((one) => one.recordedAt + one.to - one.from > from);
    if (!cut || cut.recordedAt >= to) continue;
    const at = cut.at + Math.max(0, from - cut.recordedAt);
    if (chapters.at(-1)?.at === at) chapters.pop();
    chapters.push({ at, title, talkId: id });
  }
  return chapters;
}

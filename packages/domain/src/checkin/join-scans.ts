import { hinderedBy, type Direction, type Passage, type PointRules } from './point-rules.ts';

/** What a device let happen at a point: people passed, so the server records it and never refuses it afterwards. */
export interface AcceptedScan extends Passage {
  direction: Direction;
  /** Admitted against the rule, with a reason: no double. */
  forced: boolean;
}

export interface JoinedScans<S extends AcceptedScan> {
  /** Scans that count, sorted by time. */
  passages: S[];
  /** Admissions that the rule forbids, once all scans are known, each with the passage that stands against it. */
  doubles: { scan: S; previous: S }[];
}

const byTime = (one: Passage, other: Passage): number =>
  one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/**
 * Joins what several devices accepted of one ticket at one point while they did not know of each other. The result depends only on the
 * set of scans: not on the order in which devices came back, nor on repetitions. `undone`: scans that were taken back.
 *
 * Bound: each device alone keeps the rule among the scans it knows. A ticket with `most.times` n is therefore admitted at most n times
 * per device that was offline and n times by those online together, and every admission beyond n is in `doubles`.
 */
export function joinScans<S extends AcceptedScan>(
  rules: PointRules,
  scans: readonly S[],
  undone: ReadonlySet<string>,
  dayOf: (at: number) => string,
): JoinedScans<S> {
  const unique = new Map(scans.filter(({ id }) => !undone.has(id)).map((scan) => [scan.id, scan]));
  const passages: S[] = [];
  const doubles: JoinedScans<S>['doubles'] = [];
  for (const scan of [...unique.values()].toSorted(byTime)) {
    const previous =
      scan.direction === 'in' && !scan.forced ? hinderedBy(rules, passages, { at: scan.at, dayOf }) : null;
    if (previous) doubles.push({ scan, previous });
    else passages.push(scan);
  }
  return { passages, doubles };
}

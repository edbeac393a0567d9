/** A file that may be delivered. */
export interface File {
  ids: readonly string[];
  /** Characters of source. */
  size: number;
  /** Indexes of the screens that load it. */
  loaders: Set<number>;
  /** Files it imports. */
  standsOn: Set<File>;
}

/** Fixed cost of a file, in characters of source: its head of 0.4 kB, and the compression lost by splitting. */
const HEAD = 5000;

/**
 * Merges the pair of files with the greatest gain until no merge gains anything. The gain, summed over all screens, is the file heads
 * saved less what screens then load without showing it. Never creates an import cycle.
 * @param weights how much each screen counts
 */
export function gather(all: readonly File[], weights: readonly number[]): File[] {
  const files = new Set(all);
  for (;;) {
    const best = bestPair([...files], weights);
    if (best === null) return [...files];
    const [one, other] = best;
    const merged = mergedOf(one, other);
    files.delete(one);
    files.delete(other);
    for (const file of files)
      if (file.standsOn.delete(one) || file.standsOn.has(other)) {
        file.standsOn.delete(other);
        file.standsOn.add(merged);
      }
    files.add(merged);
    for (const file of under(merged)) for (const screen of merged.loaders) file.loaders.add(screen);
  }
}

function bestPair(files: readonly File[], weights: readonly number[]): [File, File] | null {
  const below = new Map(files.map((file) => [file, under(file)]));
  /** Total weight of the screens that load `one` and not `other`. */
  const only = (one: Iterable<number>, other: ReadonlySet<number>): number => {
    let sum = 0;
    for (const screen of one) if (!other.has(screen)) sum += weights[screen] ?? 0;
    return sum;
  };
  const nobody = new Set<number>();
  let best: [File, File] | null = null;
  let most = 0;
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      const [first, second] = [only(one.loaders, other.loaders), only(other.loaders, one.loaders)];
      const both = only(one.loaders, nobody) - first;
      let worth = both * HEAD - first * other.size - second * one.size;
      if (worth <= most) continue;
      // Screens that loaded only one of the two then also load the imports of the other.
      for (const [file, newly] of [
        [other, one],
        [one, other],
      ] as const)
        for (const more of below.get(file) ?? [])
          if (more !== one && more !== other)
            worth -=
              only(
                [...newly.loaders].filter((screen) => !file.loaders.has(screen)),
                more.loaders,
              ) *
              (more.size + HEAD);
      if (worth <= most || wouldCircle(one, other, below)) continue;
      best = [one, other];
      most = worth;
    }
  return best;
}

/** True when a third file lies between the two, so that merging them would create an import cycle. */
function wouldCircle(one: File, other: File, below: ReadonlyMap<File, ReadonlySet<File>>): boolean {
  const between = (from: File, to: File) =>
    [...from.standsOn].some((file) => file !== to && below.get(file)?.has(to) === true);
  return between(one, other) || between(other, one);
}

function mergedOf(one: File, other: File): File {
  const standsOn = new Set([...one.standsOn, ...other.standsOn]);
  standsOn.delete(one);
  standsOn.delete(other);
  return {
    ids: [...one.ids, ...other.ids],
    size: one.size + other.size,
    loaders: new Set([...one.loaders, ...other.loaders]),
    standsOn,
  };
}

/** A file and everything it imports, directly or indirectly. */
function under(file: File): Set<File> {
  const found = new Set<File>();
  const visit = (one: File): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const next of one.standsOn) visit(next);
  };
  visit(file);
  return found;
}

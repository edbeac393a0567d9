export interface Load {
  /** Number of concurrent clients. */
  clients: number;
  seconds: number;
  /** Continues until this many are done, but at most three times as long. */
  atLeast?: number;
  /** Index of the next item to start. */
  next: { index: number };
}

/** Calls `one` with `clients` in parallel until the time is over; returns the duration of each in milliseconds, sorted. */
export async function drive(load: Load, one: (index: number) => Promise<void>): Promise<number[]> {
  const durations: number[] = [];
  const began = performance.now();
  const goesOn = (): boolean => {
    const share = (performance.now() - began) / (load.seconds * 1000);
    return share < 1 || (share < 3 && durations.length < (load.atLeast ?? 0));
  };
  const client = async (): Promise<void> => {
    while (goesOn()) {
      const start = performance.now();
      await one(load.next.index++);
      durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  return durations.sort((a, b) => a - b);
}

export const nearest = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const median = (sorted: number[]): number => nearest(sorted, 0.5);

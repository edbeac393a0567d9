import { networkOf } from './network.ts';

const WINDOW_MS = 60_000;
const MOST_NETWORKS = 10_000;

/** Counts what a network does within a minute, in this process. The answer is true when it exceeds `most`. */
export function perNetwork(most: number, clock: () => Date): (address: string) => boolean {
  const counts = new Map<string, { count: number; until: number }>();
  return (address) => {
    const now = clock().getTime();
    const network = networkOf(address);
    const known = counts.get(network);
    const window = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
    window.count += 1;
    if (window !== known) counts.delete(network);
    counts.set(network, window);
    const [oldest] = counts.keys();
    if (counts.size > MOST_NETWORKS && oldest !== undefined) counts.delete(oldest);
    return window.count > most;
  };
}

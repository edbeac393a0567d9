/** With more places left than this, a count from the last second is accurate enough to be shown to everybody. */
const PLENTY = 100;
const RECENT_MS = 1000;

/** Places of each stock taken at this process's last count; `at` in milliseconds of `performance.now()`. */
export const recentCounts = new Map<number, { taken: number; size: number; at: number }>();

/** True when the last count of a stock is recent and leaves plenty, so that it need not be counted again. */
export function isPlenty(stockId: number, size: number | null, now: number): boolean {
  const seen = recentCounts.get(stockId);
  return seen !== undefined && seen.size === size && size - seen.taken > PLENTY && now - seen.at < RECENT_MS;
}

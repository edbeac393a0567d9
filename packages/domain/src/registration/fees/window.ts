/** A price for a time: from <= now < until. Fen. */
export interface PriceWindow {
  from: Date;
  until: Date;
  amount: number;
}

/** The window in force at an instant, and the one after it; null where there is none. */
export function windowAt<W extends PriceWindow>(
  windows: readonly W[],
  now: Date,
): { current: W | null; next: W | null } {
  const ordered = [...windows].sort((a, b) => a.from.getTime() - b.from.getTime());
  const current = ordered.find((window) => window.from <= now && now < window.until) ?? null;
  const next = ordered.find((window) => window.from > now && window.from >= (current?.until ?? now)) ?? null;
  return { current, next };
}

import { randomKey } from '../calls/random-key.ts';

/** State stored with an entry of the browser's history. */
export interface Entry {
  /** Id of the entry, for its scroll position. */
  key: string;
  /** Number of this app's pages before it. */
  index: number;
  /** Addresses of the nearest pages before it, nearest last. */
  trail: readonly string[];
  /** 0 for the page itself; n for the entry of the nth sheet, dialog or picture open above it. */
  layer: number;
}

/** The entry on screen with its address, as last written or reached: after a step back the browser reports only the new one. */
let present: { entry: Entry | null; address: string } | null = null;

function read(): Entry | null {
  const kept = window.history.state as Partial<Entry> | null;
  if (typeof kept?.key !== 'string' || typeof kept.index !== 'number') return null;
  const trail = Array.isArray(kept.trail) ? kept.trail : [];
  return { key: kept.key, index: kept.index, trail, layer: typeof kept.layer === 'number' ? kept.layer : 0 };
}

const address = (): string => location.pathname + location.search + location.hash;

export const entries = {
  /** The current entry; null for one that this app has not written, such as a jump within the page. */
  current: read,
  /** Number of layers that the current entry is above its page. */
  layer: (): number => read()?.layer ?? 0,
  address,
  write(how: 'push' | 'replace', entry: Entry, to: string): void {
    if (how === 'push') window.history.pushState(entry, '', to);
    else window.history.replaceState(entry, '', to);
    present = { entry, address: address() };
  },
  /** Updates what is on screen after a step of the browser, and returns what was before. */
  reach(): { entry: Entry | null; address: string } | null {
    const before = present;
    present = { entry: read(), address: address() };
    return before;
  },
  /** The first entry of a visit. */
  first: (): Entry => ({ key: randomKey(), index: 0, trail: [], layer: 0 }),
};

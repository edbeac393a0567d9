import { randomKey } from '../calls/random-key.ts';
import { entries } from './entry.ts';
import type { Entry } from './entry.ts';
import { cancelSettling, handleStep, settleLater, travel, whenStill } from './layers.ts';

/** Addresses remembered; nobody returns further than this in one step. */
const TRAIL = 6;

export type Move = 'push' | 'replace' | 'pop';

const listeners = new Set<(move: Move) => void>();

function tell(move: Move): void {
  for (const listener of listeners) listener(move);
}

let listening = false;

/** Follows the browser's steps from the first use on; the server renders without a history. */
function listen(): void {
  if (listening) return;
  listening = true;
  entries.reach();
  addEventListener('popstate', () => {
    if (!handleStep()) tell('pop');
  });
  // A page that was reloaded with a layer open: its entry is dead.
  if (entries.layer() > 0) settleLater();
}

/** This app's part of the browser's history. Addresses are full paths (`/meetingapp/…`). */
export const history = {
  push(address: string): void {
    whenStill(() => {
      listen();
      cancelSettling();
      const here = entries.current();
      const trail = [...(here?.trail ?? []), location.pathname + location.search].slice(-TRAIL);
      const entry: Entry = { key: randomKey(), index: (here?.index ?? 0) + 1, trail, layer: 0 };
      // A page opened from a layer takes over its entry.
      entries.write(here && here.layer > 0 ? 'replace' : 'push', entry, address);
      tell('push');
    });
  },
  replace(address: string): void {
    whenStill(() => {
      listen();
      entries.write('replace', { ...(entries.current() ?? entries.first()), key: randomKey() }, address);
      tell('replace');
    });
  },
  /** Changes the address of the page without opening it again, for what the page writes into its address. */
  rename(address: string): void {
    whenStill(() => {
      listen();
      entries.write('replace', entries.current() ?? entries.first(), address);
    });
  },
  /** Goes to the page before this one, also from a layer above it. */
  back(): void {
    whenStill(() => {
      listen();
      travel(-1 - entries.layer());
    });
  },
  /** Goes back to the entry with an address, dropping those after it; replaces the current entry when none is near. */
  return(address: string): void {
    whenStill(() => {
      listen();
      const trail = entries.current()?.trail ?? [];
      const at = trail.lastIndexOf(address);
      if (at === -1) history.replace(address);
      else travel(at - trail.length - entries.layer());
    });
  },
  /** True when Back stays in this app. */
  canGoBack: (): boolean => (entries.current()?.index ?? 0) > 0,
  /** Id of the current entry; survives a reload. */
  key(): string {
    const kept = entries.current();
    if (kept) return kept.key;
    const first = entries.first();
    entries.write('replace', first, entries.address());
    return first.key;
  },
  subscribe(listener: (move: Move) => void): () => void {
    listen();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

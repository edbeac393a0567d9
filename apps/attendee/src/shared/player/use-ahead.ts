import { useRef } from 'react';
import { useLanguage } from '../../lib/texts/language.ts';
import { hasSource, type Opening } from './film.ts';
import { loadDress, loadForLive } from './load-player.ts';

/** Milliseconds for which an address requested on touch start may be used. */
const FRESH_MS = 5000;

export interface Ahead {
  /** On touch start; the tap follows about 100 ms later, unless it starts a scroll. */
  press: () => void;
  /** On tap. */
  opening: () => Promise<Opening>;
}

const hasFilm = (one: Opening): boolean => one.ok && hasSource(one.film);

/**
 * Preloads on touch start instead of on tap: the player and, for a live stream, its address. Not earlier, so that a page that is only
 * viewed loads nothing of the player.
 */
export function useAhead(open: () => Promise<Opening>, live: boolean): Ahead {
  const page = useLanguage();
  const asked = useRef<{ at: number; opening: Promise<Opening> } | null>(null);
  return {
    press() {
      void (live ? loadForLive(page) : loadDress(page));
      if (live && !isFresh(asked.current)) asked.current = { at: Date.now(), opening: open() };
    },
    async opening() {
      const early = asked.current;
      asked.current = null;
      // A refusal or failure of the early request may be outdated: ask again.
      if (early && isFresh(early)) {
        const found = await early.opening;
        if (hasFilm(found)) return found;
      }
      return open();
    },
  };
}

const isFresh = (early: { at: number } | null): boolean => early !== null && Date.now() - early.at < FRESH_MS;

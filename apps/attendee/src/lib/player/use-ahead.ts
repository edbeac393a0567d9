import { useRef } from 'react';
import { useLanguage } from '../language.ts';
import type { Opening } from './film.ts';
import { loadDress, loadForLive } from './load-player.ts';

/** So long an address that was asked for as the finger came down is as good as a new one. */
const FRESH_MS = 5000;

export interface Ahead {
  /** When a finger comes down; the tap follows a tenth of a second later, or it was the beginning of a scroll. */
  press: () => void;
  /** At the tap. */
  opening: () => Promise<Opening>;
}

const hasFilm = (one: Opening): boolean => one.ok && (one.film.hls ?? one.film.mp4) !== null;

/**
 * What is fetched from the moment a finger comes down, rather than from the tap: the player and, of a live picture, its address. Not
 * before: who only looks in has nothing of the player.
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
      // What was refused then, or not there yet, may be otherwise now.
      if (early && isFresh(early)) {
        const found = await early.opening;
        if (hasFilm(found)) return found;
      }
      return open();
    },
  };
}

const isFresh = (early: { at: number } | null): boolean => early !== null && Date.now() - early.at < FRESH_MS;

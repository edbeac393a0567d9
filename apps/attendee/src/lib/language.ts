import { basePath } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { useSyncExternalStore } from 'react';
import { stored } from './stored.ts';

/** How the address and the storage spell a language (T5). */
export type Locale = 'en' | 'ch';
export const localeOf = (language: Language): Locale => (language === 'en' ? 'en' : 'ch');

const YEAR_S = 31_536_000;
let current: Language = 'zh';
const listeners = new Set<() => void>();

/** The language of the screen and of every call. The guard decides it for each route. */
export const language = {
  get: (): Language => current,
  /** Stores it for the session, tells the reader's software, and lets every text change at once. */
  set(next: Language): void {
    const before = stored.get('locale');
    // Pages that the phone's worker keeps are in the language of then.
    if (before && before !== localeOf(next) && 'caches' in globalThis) void caches.delete('pages');
    stored.set('locale', localeOf(next));
    // For the server, which paints a page before it can ask anybody.
    document.cookie = `locale=${localeOf(next)};path=${basePath};max-age=${YEAR_S};samesite=lax`;
    document.documentElement.lang = next === 'en' ? 'en' : 'zh-CN';
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  },
  /** Speaks it without remembering it: for the server, which paints for many. */
  assume(next: Language): void {
    current = next;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useLanguage(): Language {
  return useSyncExternalStore(language.subscribe, language.get, language.get);
}

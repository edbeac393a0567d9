import type { Language } from '@meetingapp/contract/shapes.ts';
import { useSyncExternalStore } from 'react';
import { stored } from './stored.ts';

/** How the address and the storage spell a language (T5). */
export type Locale = 'en' | 'ch';
export const localeOf = (language: Language): Locale => (language === 'en' ? 'en' : 'ch');

let current: Language = 'zh';
const listeners = new Set<() => void>();

/** The language of the screen and of every call. The guard decides it for each route. */
export const language = {
  get: (): Language => current,
  /** Stores it for the session, tells the reader's software, and lets every text change at once. */
  set(next: Language): void {
    stored.set('locale', localeOf(next));
    document.documentElement.lang = next === 'en' ? 'en' : 'zh-CN';
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useLanguage(): Language {
  return useSyncExternalStore(language.subscribe, language.get);
}

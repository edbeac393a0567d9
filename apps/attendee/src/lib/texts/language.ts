import { basePath } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/device-storage.ts';

/** Language code in addresses and storage (T5). */
export type Locale = 'en' | 'ch';
export const localeOf = (language: Language): Locale => (language === 'en' ? 'en' : 'ch');

const YEAR_S = 31_536_000;
let current: Language = 'zh';
const listeners = new Set<() => void>();

/** Language of the screen and of every call. Set by the guard for each route. */
export const language = {
  get: (): Language => current,
  /** Saves it for the session, sets the document's `lang`, and re-renders all texts. */
  set(next: Language): void {
    const before = deviceStorage.get('locale');
    // Pages stored by the service worker are in the previous language.
    if (before && before !== localeOf(next) && 'caches' in globalThis) void caches.delete('pages');
    deviceStorage.set('locale', localeOf(next));
    // Cookie for the server, which renders a page before it can ask the phone.
    document.cookie = `locale=${localeOf(next)};path=${basePath};max-age=${YEAR_S};samesite=lax`;
    document.documentElement.lang = next === 'en' ? 'en' : 'zh-CN';
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  },
  /** Sets the language without saving it: for server rendering, which serves many people. */
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

import type { Language } from '@meetingapp/contract/shapes.ts';
import { chooseLanguage } from '@meetingapp/domain/accounts/language.ts';
import { useSyncExternalStore } from 'react';
import { storage } from '../../platform/storage.ts';

let current: Language = 'zh';
const listeners = new Set<() => void>();

export const language = {
  get: (): Language => current,
  set(next: Language): void {
    current = next;
    storage.set('language', next);
    document.documentElement.lang = next === 'en' ? 'en' : 'zh-CN';
    for (const listener of listeners) listener();
  },
  /** Language of the pages painted by the build, which has no document. */
  paint(next: Language): void {
    current = next;
  },
  /** The language of the address, else the last one of this browser, else Chinese. */
  begin(): void {
    const query = new URLSearchParams(location.search).get('lang') ?? undefined;
    language.set(chooseLanguage({ query, previous: undefined, stored: storage.get('language') }));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useLanguage = (): Language => useSyncExternalStore(language.subscribe, language.get, language.get);

import { use } from 'react';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { useLanguage } from '../../lib/texts/language.ts';
import type { Chapter } from './view.ts';

const sources = {
  zh: () => import('./parts/guide-zh.ts'),
  en: () => import('./parts/guide-en.ts'),
} as const;
const loading = new Map<Language, Promise<readonly Chapter[]>>();

function load(language: Language): Promise<readonly Chapter[]> {
  const under = loading.get(language);
  if (under) return under;
  const promise = sources[language]().then(
    ({ guide }) => guide,
    (failure: unknown) => {
      // Removed, so that the next attempt loads it again.
      loading.delete(language);
      throw failure;
    },
  );
  loading.set(language, promise);
  return promise;
}

/** The handbook in the console's language. Suspends until it has loaded. */
export const useGuide = (): readonly Chapter[] => use(load(useLanguage()));

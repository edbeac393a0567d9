import type { Language } from '@meetingapp/contract/shapes.ts';
import { loadLibrary } from './load-library.ts';

export const loadStage = () => import('./PlayerStage.tsx').then((file) => ({ default: file.PlayerStage }));

export const loadSpoken = (page: Language) =>
  import('./player-words.ts').then((file) => file.wordsFor(page, navigator.languages));

/** Loads what any film needs besides the library, which depends on the film's address. */
export const loadDress = (page: Language): Promise<unknown> => Promise.allSettled([loadStage(), loadSpoken(page)]);

/** Loads everything a live stream needs besides its address. */
export const loadForLive = (page: Language): Promise<unknown> =>
  Promise.allSettled([loadLibrary({ mp4: null }), loadDress(page)]);

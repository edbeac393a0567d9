import { requestToken } from '../calls/request-token.ts';

/** Milliseconds to wait, so that writing does not slow down a loading page. */
const LATER_MS = 4000;

/** Answers to be written, by cache key, with the token that was in use when they arrived. */
export type Waiting = Map<string, { answer: unknown; token: string | null }>;
const waiting: Waiting = new Map();
let timer: ReturnType<typeof setTimeout> | undefined;

const store = () => import('./offline-answers.ts');

function write(): void {
  timer = undefined;
  const now = new Map(waiting);
  waiting.clear();
  // The store could not be loaded: the network has just failed.
  store().then(
    ({ writeAnswers }) => writeAnswers(now),
    () => undefined,
  );
}

/** Queue of answers that screens also need offline (A10). The store itself is loaded on demand, outside the first page. */
export const offlineQueue = {
  keep(key: string, answer: unknown): void {
    if (typeof indexedDB === 'undefined') return;
    waiting.set(key, { answer, token: requestToken() });
    timer ??= setTimeout(write, LATER_MS);
  },
  /** The answer of an earlier visit; null when there is none. */
  find: (key: string): Promise<unknown> =>
    store().then(
      ({ findAnswer }) => findAnswer(key),
      () => null,
    ),
};

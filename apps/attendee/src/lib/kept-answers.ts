import { requestToken } from './request-token.ts';

/** Not while a page is still coming in. */
const LATER_MS = 4000;

/** What is still to be written, by the key of the cache, and who was logged in when it was answered. */
export type Waiting = Map<string, { answer: unknown; token: string | null }>;
const waiting: Waiting = new Map();
let timer: ReturnType<typeof setTimeout> | undefined;

const store = () => import('./answer-store.ts');

function write(): void {
  timer = undefined;
  const now = new Map(waiting);
  waiting.clear();
  // Where the store cannot be loaded, the network went just now.
  store().then(
    ({ writeAnswers }) => writeAnswers(now),
    () => undefined,
  );
}

/** Answers that screens want to show without a network as well (A10). No first page carries the store itself. */
export const keptAnswers = {
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

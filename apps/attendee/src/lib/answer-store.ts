import type { Waiting } from './kept-answers.ts';
import { offlineStore } from './offline-store.ts';
import { requestToken } from './request-token.ts';

const KIND = 'answer';

/** What was written already need not be again. */
const written = new WeakSet();

/** Writes what was answered to the one who is logged in still. */
export async function writeAnswers(waiting: Waiting): Promise<void> {
  for (const [key, { answer, token }] of waiting) {
    if (token !== requestToken() || typeof answer !== 'object' || answer === null || written.has(answer)) continue;
    written.add(answer);
    await offlineStore.put(`${KIND}:${key}`, answer);
  }
}

export async function findAnswer(key: string): Promise<unknown> {
  const found = await offlineStore.get(`${KIND}:${key}`);
  return found?.value ?? null;
}

/** All of them by key, with the time they were kept at. */
export async function allAnswers(): Promise<[key: string, found: { at: number; value: unknown }][]> {
  const found = await offlineStore.all(KIND);
  return [...found].map(([key, one]) => [key.slice(KIND.length + 1), one]);
}

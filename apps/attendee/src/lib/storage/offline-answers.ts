import type { Waiting } from './offline-queue.ts';
import { idbStore } from './idb-store.ts';
import { linkOf, openAnswer, sealAnswer } from './sealed-answers.ts';
import { requestToken } from '../calls/request-token.ts';

const KIND = 'answer';

/** Answers already written, so that they are not written again. */
const written = new WeakSet();

/** Writes answers that were given to the person who is still logged in. */
export async function writeAnswers(waiting: Waiting): Promise<void> {
  for (const [key, { answer, token }] of waiting) {
    if (token !== requestToken() || typeof answer !== 'object' || answer === null || written.has(answer)) continue;
    written.add(answer);
    const link = linkOf(key);
    await (link === null ? idbStore.put(`${KIND}:${key}`, answer) : sealAnswer(key, link, answer));
  }
}

export async function findAnswer(key: string): Promise<unknown> {
  const link = linkOf(key);
  if (link !== null) return openAnswer(key, link);
  const found = await idbStore.get(`${KIND}:${key}`);
  return found?.value ?? null;
}

/** All stored answers by key, with the time they were saved. */
export async function allAnswers(): Promise<[key: string, found: { at: number; value: unknown }][]> {
  const found = await idbStore.all(KIND);
  return [...found].map(([key, one]) => [key.slice(KIND.length + 1), one]);
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { ErrorAnswer } from '@meetingapp/contract/errors.ts';

const patience = 150_000;

/** Outcomes that a phone may retry with the same key: no answer, or a request still running. */
const again = new Set(['key_in_use', 'internal', 'unavailable']);

export interface RetryingClient {
  /** Repeats a call with the same key until an answer arrives; counts the repeats. */
  send<C extends Call>(call: C, body: BodyOf<C>, token: string): Promise<({ code: 0 } & AnswerOf<C>) | ErrorAnswer>;
  answers: number;
  repeats: number;
}

/** Phones that keep retrying when the server stops halfway. */
export function retryingClient(origin: string, onAnswer: (answers: number) => void): RetryingClient {
  const client: RetryingClient = {
    answers: 0,
    repeats: 0,
    async send(call, body, token) {
      const key = randomUUID();
      for (const until = Date.now() + patience; Date.now() < until; client.repeats += 1) {
        const answer = await exchange(`${origin}${call.path}`, body, { token, 'idempotency-key': key });
        if (answer && !('error' in answer && again.has(answer.error))) {
          client.answers += 1;
          onAnswer(client.answers);
          return answer as { code: 0 } & AnswerOf<typeof call>;
        }
        await wait(100 + Math.random() * 200);
      }
      throw new Error(`${call.path}: no answer within ${patience / 1000} s`);
    },
  };
  return client;
}

async function exchange(
  url: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<{ code: 0 } | ErrorAnswer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: 'zh', ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { code: 0 } | ErrorAnswer;
  } catch {
    return null;
  }
}

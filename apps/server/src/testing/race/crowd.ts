import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { ErrorAnswer, ErrorName } from '@meetingapp/contract/errors.ts';
import type { TestApp } from '../app.ts';
import { visitor, type Visitor } from '../congress.ts';

/** `size` people with an account who have not registered yet. */
export async function crowd(test: TestApp, size: number): Promise<Visitor[]> {
  return Promise.all(Array.from({ length: size }, () => visitor(test)));
}

export type Answered<C extends Call> = ({ code: 0 } & AnswerOf<C>) | ErrorAnswer;

/**
 * A repeated tap before the answer has arrived: the same call with the same key, twice concurrently. Returns the better answer. A call
 * refused because the other is still running is retried, as on a phone.
 */
export async function doubleTap<C extends Call>(
  test: Pick<TestApp, 'attempt'>,
  call: C,
  body: BodyOf<C>,
  token: string,
): Promise<Answered<C>> {
  const options = { token, key: randomUUID() };
  const tap = async (): Promise<Answered<C>> => {
    const answer = await test.attempt(call, body, options);
    return 'error' in answer && answer.error === 'key_in_use' ? tap() : answer;
  };
  const [first, second] = await Promise.all([tap(), tap()]);
  return first.code === 0 ? first : second;
}

/** Number of each outcome; success is called `ok`. */
export function tally(answers: readonly ({ code: 0 } | ErrorAnswer)[]): Partial<Record<ErrorName | 'ok', number>> {
  const counted: Partial<Record<ErrorName | 'ok', number>> = {};
  for (const answer of answers) {
    const name = 'error' in answer ? answer.error : 'ok';
    counted[name] = (counted[name] ?? 0) + 1;
  }
  return counted;
}

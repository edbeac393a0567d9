import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { QueryClient } from '@tanstack/react-query';
import { send } from './call.ts';
import type { CallFailure, Outcome, SendOptions } from './call.ts';
import { language } from './language.ts';

/** A failure on its way through the query cache, which knows only thrown errors. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.msg);
    this.failure = failure;
  }
}

const RETRIES = 2;
const FRESH_MS = 30_000;
/** Trying again may help; a refusal stays a refusal. */
const passing = new Set<string>(['offline', 'unavailable']);

export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      // A call without network must fail visibly instead of waiting in silence.
      networkMode: 'always',
      staleTime: FRESH_MS,
      retry: (count, error) => count < RETRIES && error instanceof CallError && passing.has(error.failure.name),
    },
  },
});

/** Ids come from addresses as text and from answers as numbers: both are the same question. */
function plain(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body ?? {}, (_name, value: unknown) => (typeof value === 'number' ? String(value) : value)));
}

export function cacheKey(path: string, body: unknown, of: Language): readonly unknown[] {
  return [path, plain(body), of];
}

/** The cached question, as a component or the guard asks it. */
export function question<C extends Call>(call: C, body: BodyOf<C>, of: Language, options: SendOptions = {}) {
  return {
    queryKey: cacheKey(call.path, body, of),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<C>> => {
      const outcome = await send(call, body, { ...options, signal });
      if (!outcome.ok) throw new CallError(outcome.failure);
      return outcome.answer;
    },
  };
}

/** Asks outside of a component; an answer of the last `fresh` milliseconds serves. */
export async function ask<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { fresh = FRESH_MS, ...options }: SendOptions & { fresh?: number } = {},
): Promise<Outcome<AnswerOf<C>>> {
  try {
    const answer = await cache.fetchQuery({ ...question(call, body, language.get(), options), staleTime: fresh, retry: false });
    return { ok: true, answer };
  } catch (error) {
    if (error instanceof CallError) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** What is known of a call is out of date, whatever it was asked with. */
export function invalidate(call: Call): void {
  void cache.invalidateQueries({ queryKey: [call.path] });
}

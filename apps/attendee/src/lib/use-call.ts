import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, question } from './cache.ts';
import { send as sendOnce } from './call.ts';
import type { CallFailure, Outcome, SendOptions } from './call.ts';
import { useLanguage } from './language.ts';
import { randomKey } from './random-key.ts';

export interface AskOptions {
  /** Milliseconds for which an answer counts as fresh; 30 s unless told. */
  fresh?: number | undefined;
  /** Asks again every so many milliseconds while the screen is seen. */
  every?: number | undefined;
  /** Shows the answer to the previous body until the new one is there (search as one types). */
  keepPrevious?: boolean | undefined;
  /** See `SendOptions.quiet`. */
  quiet?: boolean | undefined;
}

export interface Asked<Answer> {
  /** The newest answer; stays when a later try fails. */
  answer: Answer | undefined;
  failure: CallFailure | null;
  /** Nothing to show yet: time for skeletons. */
  loading: boolean;
  /** Being asked, perhaps again. */
  asking: boolean;
  again: () => void;
}

/** Asks and keeps the answer; `null` as the body asks nothing yet. */
export function useCall<C extends Call>(call: C, body: BodyOf<C> | null, options: AskOptions = {}): Asked<AnswerOf<C>> {
  const language = useLanguage();
  const { data, error, isLoading, isFetching, refetch } = useQuery<AnswerOf<C>>({
    ...question(call, body ?? {}, language, { quiet: options.quiet }),
    enabled: body !== null,
    ...(options.fresh === undefined ? {} : { staleTime: options.fresh }),
    ...(options.every === undefined ? {} : { refetchInterval: options.every }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  if (error && !(error instanceof CallError)) throw error;
  return {
    answer: data,
    failure: error?.failure ?? null,
    loading: isLoading,
    asking: isFetching,
    again: () => void refetch(),
  };
}

export interface Sending<C extends Call> {
  send: (body: BodyOf<C>, options?: SendOptions) => Promise<Outcome<AnswerOf<C>>>;
  /** Under way: the button says so. */
  sending: boolean;
}

/**
 * Makes a call at a tap. A write carries a key; after a lost connection the same body goes out under the same key, so that a
 * second tap cannot do it twice.
 */
export function useSend<C extends Call>(call: C): Sending<C> {
  const [under, setUnder] = useState(0);
  const unanswered = useRef<{ body: string; key: string } | null>(null);

  async function send(body: BodyOf<C>, options: SendOptions = {}): Promise<Outcome<AnswerOf<C>>> {
    const written = JSON.stringify(body);
    if (unanswered.current?.body !== written) unanswered.current = { body: written, key: randomKey() };
    const key = call.effect === 'write' ? unanswered.current.key : undefined;
    setUnder((count) => count + 1);
    const outcome = await sendOnce(call, body, { key, ...options });
    setUnder((count) => count - 1);
    const unknown = !outcome.ok && (outcome.failure.name === 'offline' || outcome.failure.name === 'unavailable');
    if (!unknown) unanswered.current = null;
    return outcome;
  }

  return { send, sending: under > 0 };
}

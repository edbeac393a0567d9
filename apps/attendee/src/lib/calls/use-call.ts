import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { FRESH_MS, cache, cacheKey } from './call-cache.ts';
import { send as sendOnce } from './call.ts';
import type { CallFailure, Outcome, SendOptions } from './call.ts';
import type { Known } from './call-cache.ts';
import { offlineQueue } from '../storage/offline-queue.ts';
import { useLanguage } from '../texts/language.ts';
import { randomKey } from './random-key.ts';

export interface AskOptions {
  /** Milliseconds for which an answer counts as fresh; default 30 s. */
  fresh?: number | undefined;
  /** Milliseconds between refreshes while the page is visible. */
  every?: number | undefined;
  /** Shows the answer to the previous body until the new one arrives (search as you type). */
  keepPrevious?: boolean | undefined;
  /** See `SendOptions.quiet`. */
  quiet?: boolean | undefined;
  /** Stores the answer on the phone and shows it offline (A10). */
  kept?: boolean | undefined;
}

export interface Asked<Answer> {
  /** The latest answer; stays when a later request fails. */
  answer: Answer | undefined;
  failure: CallFailure | null;
  /** True when there is nothing to show yet: render a skeleton. */
  loading: boolean;
  /** True while a request is pending, also a repeated one. */
  asking: boolean;
  again: () => void;
}

/** Requests and caches an answer; a `null` body requests nothing. A late answer shows only for the query it belongs to. */
export function useCall<C extends Call>(call: C, body: BodyOf<C> | null, options: AskOptions = {}): Asked<AnswerOf<C>> {
  const { fresh = FRESH_MS, every, keepPrevious, quiet, kept } = options;
  const language = useLanguage();
  const { path } = call;
  const key = body === null ? null : cacheKey(path, body, language);

  const again = (): void => {
    if (body !== null && key !== null)
      void cache.exchange(call, body, key, { quiet, kept, retry: call.effect === 'read' });
  };
  const askNow = useEffectEvent(again);
  const askIfOld = useEffectEvent(() => {
    if (key !== null && !cache.isFresh(key, fresh)) again();
  });

  const subscribe = useCallback(
    (changed: () => void) => (key === null ? () => undefined : cache.subscribe(key, path, changed)),
    [key, path],
  );
  const read = (): Known => cache.read(key);
  const known = useSyncExternalStore(subscribe, read, read);
  const [previous, setPrevious] = useState(known.answer);
  if (known.answer !== undefined && known.answer !== previous) setPrevious(known.answer);

  useEffect(() => {
    if (key === null) return;
    askIfOld();
    const stopAnswering = cache.answerFor(key, path, () => askNow());
    const returned = (): void => {
      if (document.visibilityState === 'visible') askIfOld();
    };
    addEventListener('online', returned);
    document.addEventListener('visibilitychange', returned);
    const timer =
      every === undefined ? undefined : setInterval(() => document.visibilityState === 'visible' && askNow(), every);
    return () => {
      stopAnswering();
      removeEventListener('online', returned);
      document.removeEventListener('visibilitychange', returned);
      clearInterval(timer);
    };
  }, [key, path, every]);

  // Also stores an answer that came with the page, for which no request was made.
  useEffect(() => {
    if (kept && key !== null && known.answer !== undefined) offlineQueue.keep(key, known.answer);
  }, [kept, key, known.answer]);

  const shown = known.answer ?? (keepPrevious && key !== null ? previous : undefined);
  return {
    answer: shown as AnswerOf<C> | undefined,
    failure: known.failure,
    loading: key !== null && shown === undefined && known.failure === null,
    asking: known.asking,
    again,
  };
}

export interface Sending<C extends Call> {
  send: (body: BodyOf<C>, options?: SendOptions) => Promise<Outcome<AnswerOf<C>>>;
  /** True while pending: the button shows it. */
  sending: boolean;
}

/**
 * Makes a call on tap. A write has an idempotency key; after a lost connection the same body is sent with the same key, so that a
 * second tap cannot run it twice.
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

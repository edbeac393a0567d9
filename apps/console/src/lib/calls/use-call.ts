import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { send } from './call.ts';
import type { CallFailure } from './call.ts';
import { useLanguage } from '../texts/language.ts';

/** Wraps a failure for the query cache, which accepts only thrown errors. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.msg);
    this.failure = failure;
  }
}

export const cache = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: 10_000 } },
});

export interface Asked<Answer> {
  answer: Answer | undefined;
  failure: CallFailure | null;
  asking: boolean;
  /** An answer or a refusal has come; stays true while the call is sent again. */
  settled: boolean;
  again: () => void;
}

export interface UseCallOptions<Answer> {
  /** Sends nothing while false. */
  enabled?: boolean;
  /** Asks again whenever the page is opened: other pages change what it shows. */
  fresh?: boolean;
  /** Milliseconds until the next poll, computed from the last answer; false: no polling. */
  again?: (answer: Answer | undefined) => number | false;
}

/** An answer about one conference must not be shown, or edited, as that about another. */
const ofSameConference = (before: unknown, body: unknown): boolean =>
  (before as { cid?: unknown } | undefined)?.cid === (body as { cid?: unknown } | undefined)?.cid;

/** Sends a reading call, and shows the previous answer of the same conference until the new one arrives. */
export function useCall<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { enabled = true, fresh = false, again }: UseCallOptions<AnswerOf<C>> = {},
): Asked<AnswerOf<C>> {
  const language = useLanguage();
  const { data, error, isFetched, isFetching, refetch } = useQuery<AnswerOf<C>>({
    queryKey: [call.path, body, language],
    queryFn: async ({ signal }) => {
      const outcome = await send(call, body, signal);
      if (!outcome.ok) throw new CallError(outcome.failure);
      return outcome.answer;
    },
    placeholderData: (previous, query) => (ofSameConference(query?.queryKey[1], body) ? previous : undefined),
    enabled,
    ...(fresh ? { staleTime: 0 } : {}),
    ...(again ? { refetchInterval: (query) => again(query.state.data) } : {}),
  });
  if (error && !(error instanceof CallError)) throw error;
  return {
    answer: data,
    failure: error?.failure ?? null,
    asking: isFetching,
    settled: isFetched,
    again: () => void refetch(),
  };
}

/** Refreshes the cached answers of these calls wherever they are shown. */
export function refresh(...calls: readonly Call[]): Promise<unknown> {
  return Promise.all(calls.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
}

/** Marks all cached answers as old and asks again for those that are shown. */
export function refreshShown(): Promise<unknown> {
  return cache.invalidateQueries({ refetchType: 'active' });
}

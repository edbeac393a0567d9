import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { QueryClient, keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from './call.ts';
import type { CallFailure } from './call.ts';
import { useLanguage } from './language.ts';

/** A failure on its way through the query cache, which knows only thrown errors. */
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
  again: () => void;
}

export interface UseCallOptions<Answer> {
  /** Nothing is asked while this is false. */
  enabled?: boolean;
  /** After so many milliseconds it is asked again, seen from what came last; false: not by itself. */
  again?: (answer: Answer | undefined) => number | false;
}

/** Asks, and keeps showing what there was until the new answer is there. */
export function useCall<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { enabled = true, again }: UseCallOptions<AnswerOf<C>> = {},
): Asked<AnswerOf<C>> {
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery<AnswerOf<C>>({
    queryKey: [call.path, body, language],
    queryFn: async ({ signal }) => {
      const outcome = await send(call, body, signal);
      if (!outcome.ok) throw new CallError(outcome.failure);
      return outcome.answer;
    },
    placeholderData: keepPreviousData,
    enabled,
    ...(again ? { refetchInterval: (query) => again(query.state.data) } : {}),
  });
  if (error && !(error instanceof CallError)) throw error;
  return { answer: data, failure: error?.failure ?? null, asking: isFetching, again: () => void refetch() };
}

/** After a change: what was asked of these calls is asked anew, wherever it is shown. */
export function refresh(...calls: readonly Call[]): Promise<unknown> {
  return Promise.all(calls.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
}

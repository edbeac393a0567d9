import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { QueryClient, keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from './call.ts';
import type { CallFailure } from './call.ts';
import { useLanguage } from './language.ts';

/** A failure on its way through the query cache, which knows only thrown errors. */
class CallError extends Error {
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

/** Asks, and keeps showing what there was until the new answer is there. */
export function useCall<C extends Call>(call: C, body: BodyOf<C>): Asked<AnswerOf<C>> {
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery<AnswerOf<C>>({
    queryKey: [call.path, body, language],
    queryFn: async ({ signal }) => {
      const outcome = await send(call, body, signal);
      if (!outcome.ok) throw new CallError(outcome.failure);
      return outcome.answer;
    },
    placeholderData: keepPreviousData,
  });
  if (error && !(error instanceof CallError)) throw error;
  return { answer: data, failure: error?.failure ?? null, asking: isFetching, again: () => void refetch() };
}

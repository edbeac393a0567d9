import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { send } from './call.ts';
import { useLanguage } from '../texts/language.ts';
import { CallError } from './use-call.ts';

/** A paged list: `next` returns the cursor for `after`, null at the end. Old rows stay until the new ones arrive. */
export function usePages<C extends Call, Cursor>(call: C, body: BodyOf<C>, next: (page: AnswerOf<C>) => Cursor | null) {
  const language = useLanguage();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [call.path, body, language],
    queryFn: async ({ pageParam, signal }) => {
      const outcome = await send(call, { ...(body as object), after: pageParam } as BodyOf<C>, signal);
      if (!outcome.ok) throw new CallError(outcome.failure);
      return outcome.answer;
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: next,
    placeholderData: keepPreviousData,
  });
  if (error && !(error instanceof CallError)) throw error;
  return {
    pages: data?.pages,
    failure: error?.failure ?? null,
    asking: isFetching,
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    again: () => void refetch(),
  };
}

import type { ArticleCard } from '@meetingapp/contract/news/article.ts';
import { newsCalls } from '@meetingapp/contract/news/article.ts';
import { useState } from 'react';
import { useCall, useSend } from '../../lib/calls/use-call.ts';

export const isNumber = (id: string): boolean => /^\d{1,15}$/.test(id);

/** Articles of a column, newest first; `older` loads the next page. */
export function useColumn(id: string) {
  const asked = useCall(newsCalls.column, isNumber(id) ? { columnId: id } : null, { kept: true, quiet: true });
  const { send, sending } = useSend(newsCalls.column);
  const [later, setLater] = useState<{ of: string; articles: ArticleCard[]; more: boolean; failed: boolean } | null>(
    null,
  );
  const own = later?.of === id ? later : null;
  const first = asked.answer?.articles ?? [];
  const articles = [...first, ...(own?.articles ?? []).filter((one) => !first.some((other) => other.id === one.id))];
  const more = own?.more ?? asked.answer?.more ?? false;
  async function older(): Promise<void> {
    const last = articles.at(-1);
    if (!last || sending) return;
    const outcome = await send({ columnId: id, after: last.id }, { quiet: true });
    const before = own?.articles ?? [];
    setLater(
      outcome.ok
        ? { of: id, articles: [...before, ...outcome.answer.articles], more: outcome.answer.more, failed: false }
        : { of: id, articles: before, more: true, failed: true },
    );
  }
  return { ...asked, articles, more, older, fetching: sending, failed: own?.failed ?? false };
}

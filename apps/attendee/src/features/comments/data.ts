import type { BodyOf } from '@meetingapp/contract/call.ts';
import { commentCalls as calls, type CommentPart, type ListedComment } from '@meetingapp/contract/comments/comment.ts';
import { useState } from 'react';
import { ask, invalidate } from '../../lib/calls/call-cache.ts';
import { send, type Outcome } from '../../lib/calls/call.ts';
import { randomKey } from '../../lib/calls/random-key.ts';
import { useCall } from '../../lib/calls/use-call.ts';
import { joinPages } from './view.ts';

type Filter = Omit<BodyOf<typeof calls.list>, 'after'> & { part: CommentPart };

/** The first page of a list, and earlier ones on request; another filter starts over. */
export function useComments(filter: Filter) {
  const asked = useCall(calls.list, filter, { keepPrevious: true, fresh: 0, quiet: true });
  const key = JSON.stringify(filter);
  const [later, setLater] = useState<{ key: string; pages: ListedComment[][]; more: boolean }>();
  const [loading, setLoading] = useState(false);
  const own = later?.key === key ? later : undefined;
  const comments = joinPages([asked.answer?.comments ?? [], ...(own?.pages ?? [])]);
  const last = comments.at(-1);

  async function loadMore(): Promise<void> {
    if (!last) return;
    setLoading(true);
    const outcome = await ask(calls.list, { ...filter, after: last.id });
    setLoading(false);
    if (outcome.ok)
      setLater({ key, pages: [...(own?.pages ?? []), outcome.answer.comments], more: outcome.answer.more });
  }
  return { asked, comments, more: own?.more ?? asked.answer?.more ?? false, loadMore, loading };
}

/** Everything that shows comments is asked again. */
export function refreshComments(): void {
  invalidate(calls.list);
  invalidate(calls.read);
}

/** Makes a small change (like, review, report, removal) and shows its effect. */
export async function change<C extends (typeof calls)['like' | 'review' | 'report' | 'remove']>(
  call: C,
  body: BodyOf<C>,
): Promise<Outcome<unknown>> {
  const outcome = await send(call, body, { key: randomKey() });
  refreshComments();
  return outcome;
}

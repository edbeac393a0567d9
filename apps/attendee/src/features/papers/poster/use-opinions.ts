import { posterCalls } from '@meetingapp/contract/papers/poster.ts';
import type { PosterOpinions } from '@meetingapp/contract/papers/poster.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';

export interface Opinions {
  known: PosterOpinions | undefined;
  isLiked: (id: number) => boolean;
  likesOf: (id: number) => number;
  like: (id: number) => void;
}

/** Likes and votes of a conference's posters. A tap is applied optimistically and corrected by the server's answer. */
export function useOpinions(cid: string): Opinions {
  const { answer } = useCall(posterCalls.opinions, { cid }, { every: 30_000, kept: true });
  const { send } = useSend(posterCalls.like);
  const { loggedIn } = useAccount();
  const toLogIn = useLogIn();
  const [taps, setTaps] = useState<Readonly<Record<number, boolean>>>({});
  const known = answer?.opinions;
  const said = (id: number): boolean => known?.liked.includes(id) ?? false;
  const isLiked = (id: number): boolean => taps[id] ?? said(id);
  async function like(id: number): Promise<void> {
    if (!loggedIn) return toLogIn(cid);
    const on = !isLiked(id);
    setTaps((before) => ({ ...before, [id]: on }));
    const outcome = await send({ cid, id, on });
    if (outcome.ok) return invalidate(posterCalls.opinions);
    setTaps(({ [id]: _, ...rest }) => rest);
    showTopTip(outcome.failure.msg);
  }
  return {
    known,
    isLiked,
    likesOf: (id) =>
      (known?.likes.find((one) => one.id === id)?.count ?? 0) + (isLiked(id) ? 1 : 0) - (said(id) ? 1 : 0),
    like: (id) => void like(id),
  };
}

import { posterCalls } from '@meetingapp/contract/papers-posters.ts';
import type { PosterOpinions } from '@meetingapp/contract/papers-posters.ts';
import type { ListedPaper, PaperList, PaperListKind, PaperPiece } from '@meetingapp/contract/papers-list.ts';
import type { PaperTopic } from '@meetingapp/contract/papers-paper.ts';
import { copyText } from '@meetingapp/ui/copy-text.ts';
import { showToast, showTopTip } from '@meetingapp/ui/feedback.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { invalidate } from '../../../lib/cache.ts';
import type { CallFailure } from '../../../lib/call.ts';
import { useLogIn } from '../../../lib/log-in.ts';
import { listStore } from '../../../lib/papers/list-store.ts';
import { useList } from '../../../lib/papers/use-list.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall, useSend } from '../../../lib/use-call.ts';
import { platform } from '../../../platform/platform.ts';

/** So long the line is left to what one sees. */
const QUIET_MS = 3_000;

export interface KnownPapers {
  /** The first ones, or all. Undefined: not there yet; null: there are none. */
  papers: readonly ListedPaper[] | null | undefined;
  topics: readonly PaperTopic[];
  count: number;
  /** All of it, once it is there. */
  whole: PaperList | undefined;
  failure: CallFailure | null;
  loading: boolean;
  again: () => void;
}

/** The accepted papers of a conference, or its posters: what came with the page at once, then all of them; kept on the phone. */
export function usePapers(cid: string, kind: PaperListKind): KnownPapers {
  const { head, whole, failure, asking, again } = useList(cid, kind);
  usePiecesLater(cid, whole);
  return {
    papers: head === null ? null : (whole?.papers ?? head?.first),
    topics: (whole ?? head)?.topics ?? [],
    count: whole?.papers.length ?? head?.count ?? 0,
    whole,
    failure,
    loading: asking,
    again,
  };
}

/** Abstracts follow in the background, for times without a network; not where somebody saves data. */
function usePiecesLater(cid: string, whole: PaperList | undefined): void {
  useEffect(() => {
    const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (!whole || saves) return;
    let wanted = true;
    const fetchAll = async (): Promise<void> => {
      for (const name of whole.pieces) if (wanted) await listStore.loadPiece(cid, name);
    };
    const timer = setTimeout(() => void fetchAll(), QUIET_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [cid, whole]);
}

/** The abstract of a paper; undefined while it is on its way. */
export function useAbstract(cid: string, paper: ListedPaper): PaperPiece[number] | undefined {
  const piece = useSyncExternalStore(
    listStore.subscribe,
    () => listStore.piece(paper.piece),
    () => undefined,
  );
  useEffect(() => {
    const look = (): void => void listStore.loadPiece(cid, paper.piece);
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [cid, paper.piece]);
  return piece?.[paper.id];
}

/** Shares an address of ours by whatever this phone can; at the least the link is copied. */
export function useShare(): (title: string, address: string) => Promise<void> {
  const t = useT('papersPosters');
  return async (title, address) => {
    const link = location.origin + address;
    const done = await platform().share({ title, text: '', link, image: '' });
    if (!done.ok && done.reason === 'cancelled') return;
    if (!done.ok && (await copyText(link))) showToast(t('paper.linkCopied'));
  };
}

export interface Opinions {
  known: PosterOpinions | undefined;
  isLiked: (id: number) => boolean;
  likesOf: (id: number) => number;
  like: (id: number) => void;
}

/** Likes and votes of a conference's posters; a tap shows at once, and is put right by what the server says. */
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

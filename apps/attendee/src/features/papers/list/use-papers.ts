import type { ListedPaper, PaperList, PaperListKind } from '@meetingapp/contract/papers/list.ts';
import type { PaperTopic } from '@meetingapp/contract/papers/paper.ts';
import { useEffect } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { listStore } from '../../../shared/papers/list-store.ts';
import { useList } from '../../../shared/papers/use-list.ts';

/** Milliseconds for which background loading leaves the connection to visible content. */
const QUIET_MS = 3_000;

export interface KnownPapers {
  /** The first papers, or all. Undefined: not loaded yet; null: there are none. */
  papers: readonly ListedPaper[] | null | undefined;
  topics: readonly PaperTopic[];
  count: number;
  /** The complete list, once loaded. */
  whole: PaperList | undefined;
  failure: CallFailure | null;
  loading: boolean;
  again: () => void;
}

/** Accepted papers of a conference, or its posters: first those that came with the page, then all of them; stored on the phone. */
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

/** Abstracts are fetched in the background for offline use; not with data saving on. */
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

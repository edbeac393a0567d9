import type { CommentTarget } from '@meetingapp/contract/comments/comment.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { idbStore } from '../../../lib/storage/idb-store.ts';

export interface AskDraft {
  target: CommentTarget;
  expertId: number | null;
  sessionId: number | null;
  text: string;
  pictures: string[];
  open: boolean;
  anonymous: boolean;
}

const SAVE_MS = 400;

/** A draft on this device, saved while it is written; a key of null saves nothing. The draft of a reload replaces `first`. */
export function useAskDraft(key: string | null, first: AskDraft) {
  const [draft, setDraft] = useState(first);
  const [touched, setTouched] = useState(false);
  const [saved, setSaved] = useState(false);
  const named = key === null ? null : `comment:${key}`;
  const restore = useEffectEvent((stored: AskDraft) => {
    if (touched) return;
    setDraft({ ...stored, ...(first.target === 'committee' ? {} : { target: first.target }), ...idsOf(first) });
    setSaved(true);
  });
  useEffect(() => {
    if (named === null) return;
    let wanted = true;
    void idbStore.get<AskDraft>(named).then((found) => wanted && found && restore(found.value));
    return () => {
      wanted = false;
    };
  }, [named]);
  useEffect(() => {
    if (named === null || !touched) return;
    const timer = setTimeout(() => void idbStore.put(named, draft).then(setSaved), SAVE_MS);
    return () => clearTimeout(timer);
  }, [named, draft, touched]);
  return {
    draft,
    saved,
    update: (part: Partial<AskDraft>) => {
      setTouched(true);
      setSaved(false);
      setDraft((before) => ({ ...before, ...part }));
    },
    clear: async () => {
      setTouched(false);
      if (named !== null) await idbStore.delete(named);
    },
  };
}

/** Ids that the address names, which the stored draft does not replace. */
const idsOf = ({ expertId, sessionId }: AskDraft): Partial<AskDraft> => ({
  ...(expertId === null ? {} : { expertId }),
  ...(sessionId === null ? {} : { sessionId }),
});

import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { draftCalls as calls, type DraftState } from '@meetingapp/contract/exhibition/draft.ts';
import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';

const REST_MS = 1_200;

export interface OpenDraft {
  page: StandPage;
  change: (part: Partial<StandPage>) => void;
  /** `wrong`: the server refused it; `other`: a colleague has changed it meanwhile. */
  status: 'saved' | 'saving' | 'unsaved' | 'wrong' | 'other';
  state: DraftState | null;
  fault: string;
  /** Saves what is not saved yet; the version of the draft, or null when that failed or there is none. */
  flush: () => Promise<number | null>;
}

type Opened = AnswerOf<typeof calls.read>;

const isNameless = ({ name }: StandPage): boolean => name.zh.trim() === '' && name.en.trim() === '';

/** The draft of a page: what is typed is kept at the server a moment later, and when the page is left. */
export function useDraft(showid: string, opened: Opened): OpenDraft {
  const [page, setPage] = useState(opened.draft?.page ?? opened.page);
  const [status, setStatus] = useState<OpenDraft['status']>('saved');
  const [state, setState] = useState<DraftState | null>(opened.draft?.state ?? null);
  const [fault, setFault] = useState('');
  const kept = useRef({ page, version: opened.draft?.version ?? null, busy: Promise.resolve() });
  const { send } = useSend(calls.save);

  async function saveOnce(): Promise<void> {
    const { current } = kept;
    if (current.page === page || isNameless(page)) return;
    setStatus('saving');
    const outcome = await send({ showid, seen: current.version, standPage: page });
    if (outcome.ok) {
      kept.current = { ...kept.current, page, version: outcome.answer.version };
      setStatus('saved');
      setState('kept');
      setFault('');
      return;
    }
    const { name, faults, msg } = outcome.failure;
    setStatus(name === 'changed_meanwhile' ? 'other' : name === 'body_invalid' ? 'wrong' : 'unsaved');
    setFault(faults[0]?.text ?? msg);
  }
  const save = useEffectEvent((): Promise<void> => {
    kept.current.busy = kept.current.busy.then(saveOnce);
    return kept.current.busy;
  });
  useEffect(() => {
    if (kept.current.page === page) return undefined;
    const timer = setTimeout(() => void save(), REST_MS);
    return () => clearTimeout(timer);
  }, [page]);
  useEffect(() => () => void save(), []);

  return {
    page,
    state,
    status,
    fault,
    change: (part) => {
      setPage({ ...page, ...part });
      setStatus('unsaved');
    },
    flush: async () => {
      kept.current.busy = kept.current.busy.then(saveOnce);
      await kept.current.busy;
      const { current } = kept;
      return current.page === page ? current.version : null;
    },
  };
}

import { submissionCalls as calls, type OwnPaper, type PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { invalidate } from '../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../lib/calls/call.ts';
import { idbStore } from '../../lib/storage/idb-store.ts';
import { useCall, useSend } from '../../lib/calls/use-call.ts';

const PAUSE_MS = 1200;

interface Kept {
  content: PaperContent;
  /** Server version on which the input is based; null when the server does not have this paper yet. */
  version: number | null;
}

const keyOf = (cid: string, paperId: number | null) => `paper:${cid}/${paperId ?? 'new'}`;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const discardTyped = (cid: string, paperId: number | null): void => void idbStore.delete(keyOf(cid, paperId));

/** Input for a paper that is on the phone and not yet on the server. */
export async function typedOf(cid: string, paperId: number): Promise<PaperContent | null> {
  return (await idbStore.get<Kept>(keyOf(cid, paperId)))?.value.content ?? null;
}

export type Saving = 'idle' | 'saving' | 'saved' | 'here';

export interface Writing {
  content: PaperContent;
  paper: OwnPaper | null;
  edit: (content: PaperContent) => void;
  /** Saves to the server now; a new paper gets its number. Null: saving failed, and the failure was shown. */
  keep: () => Promise<OwnPaper | null>;
  submit: () => Promise<{ ok: true; paper: OwnPaper } | { ok: false; failure: CallFailure }>;
  /** Called when files were added or removed. */
  renew: (paper: OwnPaper) => void;
  saving: Saving;
  busy: boolean;
  failure: CallFailure | null;
  /** Another device saved first: the input stays until the person chooses. */
  conflict: boolean;
  takeTheirs: () => Promise<void>;
  takeMine: () => Promise<void>;
}

/**
 * A paper being written: saved on the phone at once, and as a draft on the server when typing pauses. A submitted paper changes only
 * by submitting again. Null until the stored state is known.
 */
export function useWriting(cid: string, start: { paper: OwnPaper | null; empty: PaperContent }): Writing | null {
  const [paper, setPaper] = useState(start.paper);
  const [content, setContent] = useState<PaperContent | null>(null);
  const [saving, setSaving] = useState<Saving>('idle');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [conflict, setConflict] = useState(false);
  const keeping = useSend(calls.keepPaper);
  const submitting = useSend(calls.submitPaper);
  const paperId = paper?.paperId ?? null;
  const isDraft = paper === null || paper.state === 'draft';
  // Content on the server; it is not sent twice.
  const saved = useRef<PaperContent | null>(start.paper?.content ?? null);
  // Base of the next save; current even before the next render.
  const known = useRef({ paper: start.paper, version: start.paper?.version ?? null });
  // The latest input; the content being saved may be older.
  const typed = useRef<PaperContent | null>(null);
  const turns = useRef<Promise<unknown>>(Promise.resolve());

  function show(next: PaperContent) {
    typed.current = next;
    setContent(next);
  }
  const begin = useEffectEvent((kept: Kept | undefined) => {
    show(kept?.content ?? start.paper?.content ?? start.empty);
    if (!kept || !start.paper) return;
    if (kept.version !== start.paper.version && !same(kept.content, start.paper.content)) setConflict(true);
    known.current.version = kept.version ?? start.paper.version;
  });
  // Read once for the initial key: a draft that gets its number while being written is not read again.
  const [startKey] = useState(() => keyOf(cid, start.paper?.paperId ?? null));
  useEffect(() => {
    void idbStore.get<Kept>(startKey).then((kept) => begin(kept?.value));
  }, [startKey]);

  const keepHere = (id: number | null, content: PaperContent) =>
    idbStore.put(keyOf(cid, id), { content, version: known.current.version } satisfies Kept);

  function edit(next: PaperContent) {
    show(next);
    setFailure(null);
    setSaving((before) => (before === 'saved' ? 'idle' : before));
    void keepHere(known.current.paper?.paperId ?? null, next);
  }

  function take(next: OwnPaper, sent: PaperContent) {
    saved.current = sent;
    known.current = { paper: next, version: next.version };
    setPaper(next);
    invalidate(calls.ownPapers);
  }

  /** Saves run one after the other: a save by tap waits for a running automatic save, otherwise both would create a new paper. */
  function keep(): Promise<OwnPaper | null> {
    const turn = turns.current.then(keepNow);
    turns.current = turn.catch(() => null);
    return turn;
  }

  async function keepNow(): Promise<OwnPaper | null> {
    if (content === null || conflict) return null;
    const { paper: before, version: on } = known.current;
    if (before !== null && same(saved.current, content)) return before;
    setSaving('saving');
    const outcome = await keeping.send({ cid, paperId: before?.paperId ?? null, version: on ?? 1, paper: content });
    if (!outcome.ok) {
      setSaving('here');
      if (outcome.failure.name === 'changed_meanwhile') setConflict(true);
      else setFailure(outcome.failure);
      return null;
    }
    const next = outcome.answer.paper;
    if (before === null) discardTyped(cid, null);
    take(next, content);
    await keepHere(next.paperId, typed.current ?? content);
    setSaving(same(typed.current, content) ? 'saved' : 'idle');
    return next;
  }

  const rest = useEffectEvent(() => {
    if (!submitting.sending) void keep();
  });
  const text = JSON.stringify(content);
  useEffect(() => {
    if (paperId === null || !isDraft || conflict || text === 'null' || text === JSON.stringify(saved.current)) return;
    const timer = setTimeout(() => rest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, paperId, isDraft, conflict]);

  async function submit(): ReturnType<Writing['submit']> {
    if (content === null || paperId === null) throw new Error('there is no paper yet');
    await turns.current;
    const outcome = await submitting.send({ cid, paperId, version: known.current.version ?? 1, paper: content });
    if (!outcome.ok) {
      if (outcome.failure.name === 'changed_meanwhile') setConflict(true);
      return outcome;
    }
    take(outcome.answer.paper, content);
    discardTyped(cid, paperId);
    invalidate(calls.ownPaper);
    return { ok: true, paper: outcome.answer.paper };
  }

  const reading = useSend(calls.ownPaper);
  async function newest(): Promise<OwnPaper | null> {
    const outcome = paperId === null ? null : await reading.send({ cid, paperId });
    if (outcome?.ok) return outcome.answer.paper;
    if (outcome) setFailure(outcome.failure);
    return null;
  }
  async function takeTheirs() {
    const next = await newest();
    if (!next) return;
    discardTyped(cid, next.paperId);
    take(next, next.content);
    show(next.content);
    setConflict(false);
  }
  async function takeMine() {
    const next = await newest();
    if (!next || content === null) return;
    take(next, next.content);
    setConflict(false);
    await keepHere(next.paperId, typed.current ?? content);
  }

  if (content === null) return null;
  return {
    content,
    paper,
    edit,
    keep,
    submit,
    renew: setPaper,
    saving: isDraft ? saving : 'here',
    busy: keeping.sending || submitting.sending,
    failure,
    conflict,
    takeTheirs,
    takeMine,
  };
}

export const useOwnPapers = (cid: string, loggedIn: boolean) => useCall(calls.ownPapers, loggedIn ? { cid } : null);

export const useOwnPaper = (cid: string, paperId: number | null) =>
  useCall(calls.ownPaper, paperId === null ? null : { cid, paperId }, { fresh: 0 });

import { submissionCalls as calls, type OwnPaper, type PaperContent } from '@meetingapp/contract/papers-submission.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { invalidate } from '../../lib/cache.ts';
import type { CallFailure } from '../../lib/call.ts';
import { offlineStore } from '../../lib/offline-store.ts';
import { useCall, useSend } from '../../lib/use-call.ts';

const PAUSE_MS = 1200;

interface Kept {
  content: PaperContent;
  /** The version of the server on which it was typed; null: it knows nothing of this paper yet. */
  version: number | null;
}

const keyOf = (cid: string, paperId: number | null) => `paper:${cid}/${paperId ?? 'new'}`;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const forgetTyped = (cid: string, paperId: number | null): void => void offlineStore.delete(keyOf(cid, paperId));

/** What is on the phone of a paper, and not with the server. */
export async function typedOf(cid: string, paperId: number): Promise<PaperContent | null> {
  return (await offlineStore.get<Kept>(keyOf(cid, paperId)))?.value.content ?? null;
}

export type Saving = 'idle' | 'saving' | 'saved' | 'here';

export interface Writing {
  content: PaperContent;
  paper: OwnPaper | null;
  edit: (content: PaperContent) => void;
  /** Keeps it with the server now; a new paper gets its number. Null: it could not, and the failure was told. */
  keep: () => Promise<OwnPaper | null>;
  submit: () => Promise<{ ok: true; paper: OwnPaper } | { ok: false; failure: CallFailure }>;
  /** Files came or went. */
  renew: (paper: OwnPaper) => void;
  saving: Saving;
  busy: boolean;
  failure: CallFailure | null;
  /** Another device was quicker: what is typed stays until one chooses. */
  conflict: boolean;
  takeTheirs: () => Promise<void>;
  takeMine: () => Promise<void>;
}

/**
 * A paper while it is being typed: on the phone at once, with the server as a draft when typing rests. What was handed in changes
 * only by being handed in again. Null until it is known what there is.
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
  // What the server has; nobody waits for it twice.
  const saved = useRef<PaperContent | null>(start.paper?.content ?? null);
  // What the next sending begins with, also before it is drawn.
  const known = useRef({ paper: start.paper, version: start.paper?.version ?? null });
  // The last that was typed: what is being kept may be older by then.
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
  // Once, for what it begins with: a draft that gets its number while one types is not read again.
  const [startKey] = useState(() => keyOf(cid, start.paper?.paperId ?? null));
  useEffect(() => {
    void offlineStore.get<Kept>(startKey).then((kept) => begin(kept?.value));
  }, [startKey]);

  const keepHere = (id: number | null, content: PaperContent) =>
    offlineStore.put(keyOf(cid, id), { content, version: known.current.version } satisfies Kept);

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

  /** One after the other: what is kept at a tap waits for what is being kept by itself, or each would be new to the other. */
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
    if (before === null) forgetTyped(cid, null);
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
    forgetTyped(cid, paperId);
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
    forgetTyped(cid, next.paperId);
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

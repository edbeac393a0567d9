import { formCalls } from '@meetingapp/contract/forms.ts';
import type { FormField } from '@meetingapp/contract/forms.ts';
import { formDifferences } from '@meetingapp/domain/forms/differences.ts';
import { conflictName, mergeForms, type FormConflict, type MergeChoices } from '@meetingapp/domain/forms/merge.ts';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { send, type CallFailure } from '../../../lib/calls/call.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import type { FormRead } from '../data.ts';
import { starter } from '../view.ts';

type Fields = readonly FormField[];
interface Kept {
  revision: number;
  fields: FormField[];
  /** The server's fields when editing began. */
  base: FormField[];
}
interface Steps {
  past: readonly Fields[];
  now: Fields;
  future: readonly Fields[];
  /** Place of the last change: continued typing in it is one undo step. */
  tag: string;
}
type Step = { do: 'set'; fields: Fields; tag: string } | { do: 'undo' | 'redo' } | { do: 'begin'; fields: Fields };

const REST_MS = 900;
const AGAIN_MS = 8000;
const MOST_STEPS = 200;

/** True when two forms have no differences, regardless of the key order in the database. */
const same = (one: Fields, other: Fields) => formDifferences(one, other).length === 0 && one.length === other.length;

function step(steps: Steps, act: Step): Steps {
  const { past, now, future } = steps;
  if (act.do === 'begin') return { past: [], now: act.fields, future: [], tag: '' };
  if (act.do === 'set') {
    const on = act.tag !== '' && act.tag === steps.tag;
    return { past: on ? past : [...past, now].slice(-MOST_STEPS), now: act.fields, future: [], tag: act.tag };
  }
  const from = act.do === 'undo' ? past.at(-1) : future[0];
  if (!from) return steps;
  return act.do === 'undo'
    ? { past: past.slice(0, -1), now: from, future: [now, ...future], tag: '' }
    : { past: [...past, now], now: from, future: future.slice(1), tag: '' };
}

const fieldsOf = ({ draft, published }: FormRead): Fields => draft?.fields ?? published?.fields ?? [];

/** How a save ended: with the revision that it made, or why it failed. */
export type Saved = { ok: true; revision: number } | { ok: false; failure: CallFailure };

export type SaveState = 'saved' | 'saving' | 'failed';

/** State of the form builder: every change can be undone, survives a reload, and is saved automatically when typing pauses. */
export function useBuilder(cid: number, read: FormRead, mayWrite: boolean) {
  const server = fieldsOf(read);
  const { formId } = read;
  const registers = read.purpose === 'registration' || read.purpose === 'onsite';
  // A new form starts with the mandatory fields.
  const first = mayWrite && server.length === 0 && registers ? starter : server;
  const local = useDraft<Kept | null>(`form-fields/${cid}${formId === null ? '' : `/${formId}`}`, null);
  const [steps, act] = useReducer(step, {
    past: [],
    now: local.value?.fields ?? first,
    future: [],
    tag: '',
  });
  const [revision, setRevision] = useState(local.value?.revision ?? read.revision);
  const stale = local.value !== null && local.value.revision !== read.revision && !same(local.value.fields, server);
  const [saved, setSaved] = useState<Fields>(stale ? (local.value?.base ?? []) : server);
  const [state, setState] = useState<SaveState>('saved');
  const [savedAt, setSavedAt] = useState(read.draft?.savedAt ?? null);
  /** A colleague's save that this window has not taken in, and what the user has chosen so far. */
  const [theirs, setTheirs] = useState<FormRead | null>(stale ? read : null);
  const [choices, setChoices] = useState<MergeChoices>({});
  const fields = steps.now;
  const newest = useRef(fields);
  useEffect(() => {
    newest.current = fields;
  }, [fields]);
  const changed = !same(fields, saved);
  /** What the server has, also between its answer to a save and the next rendering. */
  const standing = useRef({ revision, saved });
  useEffect(() => {
    standing.current = { revision, saved };
  }, [revision, saved]);

  function keep(next: Fields, at = revision, base = saved) {
    local.set({ revision: at, fields: [...next], base: [...base] });
  }
  function set(next: Fields, tag = '') {
    act({ do: 'set', fields: next, tag });
    keep(next);
  }
  function go(way: 'undo' | 'redo') {
    const next = step(steps, { do: way }).now;
    act({ do: way });
    keep(next);
  }

  /** Merges a colleague's save into this window, or waits until every conflict is decided. */
  function take(now: FormRead, chosen: MergeChoices) {
    const { fields: merged, conflicts } = mergeForms(saved, newest.current, fieldsOf(now), chosen);
    setChoices(conflicts.length > 0 ? chosen : {});
    setTheirs(conflicts.length > 0 ? now : null);
    if (conflicts.length > 0) return;
    act({ do: 'set', fields: merged, tag: '' });
    setSaved(fieldsOf(now));
    setRevision(now.revision);
    setSavedAt(now.draft?.savedAt ?? null);
    setState('saved');
    keep(merged, now.revision, fieldsOf(now));
  }
  const conflicts = theirs ? mergeForms(saved, fields, fieldsOf(theirs), choices).conflicts : [];
  const takeStale = useEffectEvent(() => theirs && take(theirs, {}));
  // A draft of an earlier visit, from before a colleague's save.
  useEffect(() => void takeStale(), []);

  /** The save that is under way, and the fields that it sends: a second one at once would meet its own revision. */
  const underway = useRef<{ sent: Fields; done: Promise<Saved> } | null>(null);
  function write(at: number): Promise<Saved> {
    const sent = newest.current;
    const done = save(sent, at).finally(() => {
      if (underway.current?.done === done) underway.current = null;
    });
    underway.current = { sent, done };
    return done;
  }

  async function save(sent: Fields, at: number): Promise<Saved> {
    setState('saving');
    const outcome = await send(formCalls.save, { cid, formId, revision: at, fields: [...sent] });
    if (outcome.ok) {
      const now = outcome.answer.revision;
      standing.current = { revision: now, saved: sent };
      setRevision(now);
      setSaved(sent);
      setSavedAt(outcome.answer.savedAt);
      setState('saved');
      if (newest.current === sent) local.forget();
      else keep(newest.current, now, sent);
      void refresh(formCalls.read);
      return { ok: true, revision: now };
    }
    setState('failed');
    if (outcome.failure.name === 'changed_meanwhile') {
      const now = await send(formCalls.read, { cid, formId });
      if (now.ok) take(now.answer, {});
    }
    return outcome;
  }

  const autosave = useEffectEvent(() => void write(revision));
  useEffect(() => {
    if (!changed || !mayWrite || theirs || state === 'saving') return;
    const timer = setTimeout(autosave, state === 'failed' ? AGAIN_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [changed, fields, mayWrite, theirs, state]);

  /** Restarts from the server's version. */
  function begin(next: Fields, at: number, when: string | null) {
    act({ do: 'begin', fields: next });
    setSaved(next);
    setRevision(at);
    setSavedAt(when);
    setState('saved');
    setTheirs(null);
    local.forget();
  }

  return {
    fields,
    set,
    undo: steps.past.length > 0 ? () => go('undo') : null,
    redo: steps.future.length > 0 ? () => go('redo') : null,
    revision,
    state,
    savedAt,
    changed,
    /** Saves pending changes and returns the revision to publish. */
    settle: async (): Promise<Saved> => {
      const before = underway.current;
      if (!before) {
        const { revision: known, saved: kept } = standing.current;
        return known === 0 || !same(newest.current, kept) ? write(known) : { ok: true, revision: known };
      }
      const saved = await before.done;
      return !saved.ok || newest.current === before.sent ? saved : write(saved.revision);
    },
    /** A colleague's save, and the parts of fields where one of two values must be chosen. */
    theirs,
    conflicts,
    choose: (conflict: FormConflict, choice: 'mine' | 'theirs') =>
      theirs && take(theirs, { ...choices, [conflictName(conflict)]: choice }),
    begin,
  };
}
export type Builder = ReturnType<typeof useBuilder>;

import { formCalls } from '@meetingapp/contract/forms.ts';
import type { FormField } from '@meetingapp/contract/forms.ts';
import { formDifferences } from '@meetingapp/domain/forms/differences.ts';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { send } from '../../../lib/calls/call.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import type { FormRead } from '../data.ts';
import { starter } from '../view.ts';

type Fields = readonly FormField[];
interface Kept {
  revision: number;
  fields: FormField[];
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

export type SaveState = 'saved' | 'saving' | 'failed';

/** State of the form builder: every change can be undone, survives a reload, and is saved automatically when typing pauses. */
export function useBuilder(cid: number, read: FormRead, mayWrite: boolean) {
  const server = read.draft?.fields ?? read.published?.fields ?? [];
  // A new form starts with the mandatory fields.
  const first = mayWrite && server.length === 0 ? starter : server;
  const local = useDraft<Kept | null>(`forms/${cid}`, null);
  const [steps, act] = useReducer(step, {
    past: [],
    now: local.value?.fields ?? first,
    future: [],
    tag: '',
  });
  const [revision, setRevision] = useState(local.value?.revision ?? read.revision);
  const [saved, setSaved] = useState<Fields>(server);
  const [state, setState] = useState<SaveState>('saved');
  const [savedAt, setSavedAt] = useState(read.draft?.savedAt ?? null);
  const stale = local.value !== null && local.value.revision !== read.revision && !same(local.value.fields, server);
  const [conflict, setConflict] = useState<FormRead | null>(stale ? read : null);
  const fields = steps.now;
  const newest = useRef(fields);
  useEffect(() => {
    newest.current = fields;
  }, [fields]);
  const changed = !same(fields, saved);

  function keep(next: Fields, at = revision) {
    local.set({ revision: at, fields: [...next] });
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

  async function write(at: number): Promise<number | null> {
    const sent = newest.current;
    setState('saving');
    const outcome = await send(formCalls.save, { cid, revision: at, fields: [...sent] });
    if (outcome.ok) {
      const now = outcome.answer.revision;
      setRevision(now);
      setSaved(sent);
      setSavedAt(outcome.answer.savedAt);
      setState('saved');
      if (newest.current === sent) local.forget();
      else keep(newest.current, now);
      void refresh(formCalls.read);
      return now;
    }
    setState('failed');
    if (outcome.failure.name === 'changed_meanwhile') {
      const theirs = await send(formCalls.read, { cid });
      if (theirs.ok) setConflict(theirs.answer);
    }
    return null;
  }

  const autosave = useEffectEvent(() => void write(revision));
  useEffect(() => {
    if (!changed || !mayWrite || conflict || state === 'saving') return;
    const timer = setTimeout(autosave, state === 'failed' ? AGAIN_MS : REST_MS);
    return () => clearTimeout(timer);
  }, [changed, fields, mayWrite, conflict, state]);

  /** Restarts from the server's version. */
  function begin(next: Fields, at: number, when: string | null) {
    act({ do: 'begin', fields: next });
    setSaved(next);
    setRevision(at);
    setSavedAt(when);
    setState('saved');
    setConflict(null);
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
    settle: async () => (changed || revision === 0 ? write(revision) : revision),
    conflict,
    keepMine: async () => {
      if (!conflict) return;
      setConflict(null);
      await write(conflict.revision);
    },
    takeTheirs: () => {
      if (conflict)
        begin(
          conflict.draft?.fields ?? conflict.published?.fields ?? [],
          conflict.revision,
          conflict.draft?.savedAt ?? null,
        );
    },
    begin,
  };
}
export type Builder = ReturnType<typeof useBuilder>;

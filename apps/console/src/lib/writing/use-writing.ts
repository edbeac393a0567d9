import { App } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Call } from '@meetingapp/contract/call.ts';
import type { Outcome } from '../calls/call.ts';
import { useT } from '../texts/texts.ts';
import { refresh } from '../calls/use-call.ts';
import { useDraft } from '../forms/use-draft.ts';

type State = 'draft' | 'published';

interface Writable {
  state: State;
  seen: number | null;
}

interface WritingOptions<Value, Answer> {
  /** Storage key of the draft. */
  name: string;
  kept: Value;
  may: boolean;
  /** Call to refresh after a colleague's save. */
  read: Call;
  /** Prefix of the field names in faults. */
  within: string;
  send: (value: Value) => Promise<Outcome<Answer>>;
  saved: (answer: Answer) => void;
}

/** State of a text written for the phone: survives a reload and a concurrent save, and can be saved by shortcut. */
export function useWriting<Value extends Writable, Answer>({
  name,
  kept,
  may,
  read,
  within,
  send,
  saved,
}: WritingOptions<Value, Answer>) {
  const t = useT('writing');
  const { message } = App.useApp();
  const draft = useDraft<Value>(name, kept);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [clash, setClash] = useState(false);
  const [busy, setBusy] = useState(false);
  const { value } = draft;
  async function submit(state: State, seen = value.seen) {
    setBusy(true);
    const outcome = await send({ ...value, state, seen });
    setBusy(false);
    if (outcome.ok) {
      draft.forget();
      setFaults({});
      setClash(false);
      void message.success(t(state === 'published' ? 'published' : 'saved'), 2);
      return saved(outcome.answer);
    }
    const { failure } = outcome;
    setFaults(Object.fromEntries(failure.faults.map(({ field, text }) => [field.replace(`${within}.`, ''), text])));
    setClash(failure.name === 'changed_meanwhile');
    if (failure.name === 'changed_meanwhile') await refresh(read);
    else void message.error(failure.msg, 5);
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (may && draft.changed && !busy) void submit(value.state);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => saveByKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const showTheirs = () => {
    draft.forget();
    setClash(false);
  };
  const change = (part: Partial<Value>) => draft.set({ ...value, ...part });
  return { value, change, changed: draft.changed, forget: draft.forget, may, busy, faults, clash, showTheirs, submit };
}

/** State of an edited text, independent of its type. */
export type Writing = Omit<ReturnType<typeof useWriting<Writable, unknown>>, 'change'>;

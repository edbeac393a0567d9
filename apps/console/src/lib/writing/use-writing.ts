import { App } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Call } from '@meetingapp/contract/call.ts';
import type { Outcome } from '../calls/call.ts';
import { useT } from '../texts/texts.ts';
import { refresh } from '../calls/use-call.ts';
import { useFieldDraft, type FieldDraft } from '../forms/use-field-draft.ts';

type State = 'draft' | 'published';

export interface Writable {
  state: State;
  seen: number | null;
}

interface WritingOptions<Value, Answer> {
  /** Storage key of the draft, up to the number of the item. */
  name: string;
  /** Null: a new one. */
  id: number | null;
  idOf: (answer: Answer) => number;
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
  id,
  idOf,
  kept,
  may,
  read,
  within,
  send,
  saved,
}: WritingOptions<Value, Answer>) {
  const t = useT('writing');
  const { message } = App.useApp();
  const draft = useFieldDraft<Value>(`${name}/${id ?? 'new'}`, kept);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [clash, setClash] = useState(false);
  const [busy, setBusy] = useState(false);
  const { value, change } = draft;
  async function submit(state: State) {
    setBusy(true);
    const sent = { ...value, state };
    const outcome = await send(sent);
    setBusy(false);
    if (outcome.ok) {
      draft.settle(sent, `${name}/${idOf(outcome.answer)}`);
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
    if (may && draft.changed && !busy && draft.conflicts.length === 0) void submit(value.state);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => saveByKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const forget = () => {
    draft.forget();
    setClash(false);
  };
  return { draft, value, change, changed: draft.changed, forget, may, busy, faults, clash, submit };
}

/** State of an edited text, independent of its type. */
export type Writing<Value extends Writable> = { draft: FieldDraft<Value> } & Omit<
  ReturnType<typeof useWriting<Writable, unknown>>,
  'change' | 'draft'
>;

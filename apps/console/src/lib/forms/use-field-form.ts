import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { App, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { send, type CallFailure } from '../calls/call.ts';
import { refresh } from '../calls/use-call.ts';
import { showFaults } from '../calls/use-change.ts';
import { useT } from '../texts/texts.ts';
import { useFieldDraft, type FieldDraft } from './use-field-draft.ts';

interface FieldFormOptions<Fields extends object, C extends Call> {
  form: FormInstance;
  /** Storage key of the draft, up to the number of the item. */
  name: string;
  /** Null: a new one. */
  id: number | string | null;
  /** The server's newest values. */
  saved: Fields;
  call: C;
  bodyOf: (fields: Fields) => BodyOf<C>;
  /** Prefix of the field names in faults. */
  within?: string;
  /** Calls to ask again after a save, the user's or a colleague's. */
  reads: readonly Call[];
  /** Message on success; absent: "saved". */
  said?: string;
  /** The number of the saved item, where a new one can be made. */
  idOf?: (answer: AnswerOf<C>) => number;
  /** `sent`: what was saved; `left`: something was typed while it was being saved. */
  done?: (answer: AnswerOf<C>, sent: Fields, left: boolean) => void;
}

/**
 * State of an antd form whose fields are the top-level names of `Fields`: unsaved input survives a reload, fields that a colleague has
 * saved are taken over, and what is typed during a save stays. Spread `form` into the `Form`.
 */
export function useFieldForm<Fields extends object, C extends Call>(options: FieldFormOptions<Fields, C>) {
  const { form, name, id, saved, call, within = '', reads } = options;
  const t = useT('console');
  const { message } = App.useApp();
  const draft = useFieldDraft<Fields>(`${name}/${id ?? 'new'}`, saved);
  const [busy, setBusy] = useState(false);
  const [clash, setClash] = useState(false);
  const text = JSON.stringify(draft.value);
  useEffect(() => form.setFieldsValue(JSON.parse(text) as Fields), [form, text]);
  function refused(failure: CallFailure): Promise<unknown> {
    setClash(failure.name === 'changed_meanwhile');
    if (failure.name === 'changed_meanwhile') return refresh(...reads);
    const faults = failure.faults.map((fault) => ({ ...fault, field: fault.field.replace(within, '') }));
    showFaults(form, { ...failure, faults });
    return Promise.resolve(message.error(failure.msg, 5));
  }
  async function submit(): Promise<void> {
    if (busy) return;
    const sent = draft.value;
    setBusy(true);
    const outcome = await send(call, options.bodyOf(sent));
    if (!outcome.ok) {
      setBusy(false);
      return void refused(outcome.failure);
    }
    const { answer } = outcome;
    await refresh(...reads);
    const left = draft.settle(sent, `${name}/${options.idOf?.(answer) ?? id ?? 'new'}`);
    setBusy(false);
    setClash(false);
    void message.success(options.said ?? t('saved'), 2);
    options.done?.(answer, sent, left);
  }
  const forget = () => {
    draft.forget();
    setClash(false);
  };
  return {
    // The user's own save is no conflict with what was typed during it.
    draft: busy ? { ...draft, conflicts: [] } : draft,
    changed: draft.changed,
    busy,
    clash,
    forget,
    submit,
    form: {
      form,
      initialValues: draft.value,
      onValuesChange: (part: Partial<Fields>) => draft.change(part),
      onFinish: () => void submit(),
    },
  };
}

/** State of a form, independent of its call. */
export type FieldForm<Fields extends object> = { draft: FieldDraft<Fields> } & Pick<
  ReturnType<typeof useFieldForm<object, Call>>,
  'changed' | 'busy' | 'clash'
>;

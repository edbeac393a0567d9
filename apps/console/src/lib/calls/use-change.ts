import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { App } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { send } from './call.ts';
import type { CallFailure, Outcome } from './call.ts';
import { refresh, refreshShown } from './use-call.ts';

export interface UseChangeOptions {
  /** Calls to refresh afterwards. */
  refreshes?: readonly Call[];
  /** Message on success; absent where the result is visible anyway. */
  said?: string;
  /** Suppresses the message of a failure: the form shows it, also where no field is named. */
  quiet?: boolean;
}

/**
 * Sends a writing call, shows a message about the outcome and refreshes dependent calls. A refusal is shown and also returned.
 * When the page was left before the outcome arrived, the page shown now was read too early: all it shows is refreshed.
 */
export function useChange<C extends Call>(call: C, { refreshes = [], said, quiet = false }: UseChangeOptions = {}) {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  async function change(body: BodyOf<C>, file?: File): Promise<Outcome<AnswerOf<C>>> {
    setBusy(true);
    const outcome = await send(call, body, undefined, file);
    if (outcome.ok) {
      await (left.current ? refreshShown() : refresh(...refreshes));
      if (said !== undefined) void message.success(said, 2);
    } else if (!quiet) void message.error(outcome.failure.msg, outcome.failure.name === 'offline' ? 10 : 5);
    setBusy(false);
    return outcome;
  }
  return { change, busy };
}

/** Shows the faults of a refusal at the fields of a form; `a.b` is the field of that path. */
export function showFaults(form: FormInstance, { faults }: CallFailure): void {
  form.setFields(faults.map(({ field, text }) => ({ name: field.split('.'), errors: [text] })));
  const [first] = faults;
  if (first) form.scrollToField(first.field.split('.'), { focus: true });
}

import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { App } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

/** Saves a pane's draft: faults are assigned to their fields, `clash` is true when somebody else saved first. */
export function useSaving<C extends Call>(call: C, under: string) {
  const t = useT('console');
  const { message } = App.useApp();
  const { change, busy } = useChange(call, { refreshes: changed, quiet: true });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [clash, setClash] = useState(false);
  async function save(body: BodyOf<C>): Promise<AnswerOf<C> | null> {
    const outcome = await change(body);
    setFaults({});
    setClash(false);
    if (outcome.ok) {
      void message.success(t('saved'), 2);
      return outcome.answer;
    }
    const { failure } = outcome;
    setFaults(Object.fromEntries(failure.faults.map(({ field, text }) => [field.replace(`${under}.`, ''), text])));
    if (failure.name === 'changed_meanwhile') {
      setClash(true);
      await refresh(...changed);
    } else void message.error(failure.msg, 5);
    return null;
  }
  return { save, busy, faults, clash, settled: () => setClash(false) };
}

import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { App } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { refresh } from '../../../lib/use-call.ts';
import { useChange } from '../../../lib/use-change.ts';
import { changed } from '../data.ts';

/** Saves what a pane has typed: faults go to their fields, `clash` says that somebody else was first. */
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
    } else void message.error(failure.msg || t('offline'), 5);
    return null;
  }
  return { save, busy, faults, clash, settled: () => setClash(false) };
}

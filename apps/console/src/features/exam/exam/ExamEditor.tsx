import './exam.css';
import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';
import { pointsOf } from '@meetingapp/domain/exam/result.ts';
import { Alert, Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Page } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { RulesForm } from './RulesForm.tsx';
import { blankRules } from './blank.ts';

export interface EditedExam {
  id: number;
  version: number;
  rules: ExamRules;
  opensAt: string | null;
  closesAt: string | null;
}

interface Props {
  /** Null: a new one. */
  exam: EditedExam | null;
  close: () => void;
}

/** A draft of an exam: its rules beside how many items of the bank they find. */
export function ExamEditor({ exam, close }: Props) {
  const t = useT('examConsole');
  const cid = useCid();
  const [rules, setRules] = useState(exam?.rules ?? blankRules);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const bank = useCall(calls.bank, { cid });
  const deferred = useDeferredValue(rules);
  const named = deferred.title.zh !== '' || deferred.title.en !== '';
  const full = deferred.sections.every(
    ({ rules: own, title }) => own.length > 0 && (title.zh !== '' || title.en !== ''),
  );
  const countable = named && full && deferred.sections.length > 0;
  const counted = useCall(calls.countItems, { cid, rules: deferred }, { enabled: countable });
  const save = useChange(calls.saveExam, { refreshes: [calls.exams, calls.exam], said: t('saved') });
  const short = counted.answer?.counts.some((count) => count.short > 0) ?? false;
  const send = async () => {
    const times = { opensAt: exam?.opensAt ?? null, closesAt: exam?.closesAt ?? null };
    const outcome = await save.change({ cid, id: exam?.id ?? null, seen: exam?.version ?? null, rules, ...times });
    if (outcome.ok) return close();
    const entries = outcome.failure.faults.map(({ field, text }) => [field.replace(/^rules\./, ''), text] as const);
    setFaults(Object.fromEntries(entries));
  };
  return (
    <Page
      title={exam ? t('edit') : t('add')}
      facts={t('worth', { points: pointsOf(rules.sections) })}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <ActButton
            type="primary"
            loading={save.busy}
            why={countable ? '' : t('incomplete')}
            onClick={() => void send()}
          >
            {t('save')}
          </ActButton>
        </>
      }
    >
      {short && <Alert type="warning" showIcon message={t('short')} />}
      <RulesForm
        rules={rules}
        topics={bank.answer?.topics ?? []}
        counts={counted.answer?.counts ?? []}
        fault={(field) => faults[field]}
        onChange={setRules}
      />
    </Page>
  );
}

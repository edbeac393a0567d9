import { examPeopleCalls } from '@meetingapp/contract/exam/people.ts';
import { examResultCalls as calls, type ChangedPerson, type ItemFigures } from '@meetingapp/contract/exam/result.ts';
import type { Question } from '@meetingapp/contract/exam/item.ts';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { useUnsaved } from '../../../lib/forms/unsaved.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { pointsOf } from '../view.ts';

interface Props {
  item: ItemFigures;
  examId: number;
  /** The question with its corrected key; null: not corrected yet. */
  corrected: Question | null;
  correctable: boolean;
}

type Mode = 'add' | 'only' | 'drop';

/** What a corrected key changes, and for whom, before it is applied. */
export function Rescoring({ item, examId, corrected, correctable }: Props) {
  const t = useT('examConsole');
  const cid = useCid();
  const [mode, setMode] = useState<Mode>('add');
  const [reason, setReason] = useState('');
  useUnsaved(reason.trim() !== '');
  const question = mode === 'drop' ? null : corrected;
  const ready = correctable && (mode === 'drop' || question !== null);
  const correction = { cid, examId, versionId: item.versionId, mode, question };
  const preview = useCall(calls.previewCorrection, correction, { enabled: ready, fresh: true });
  const apply = useChange(calls.correct, { refreshes: [calls.figures, examPeopleCalls.people], said: t('rescored') });
  const planned = ready ? preview.answer : undefined;
  const why = () => {
    if (!correctable) return t('stillOpen');
    if (!ready) return t('chooseKey');
    if (!planned) return t('planning');
    return reason.trim() === '' ? t('reasonMissing') : '';
  };
  return (
    <section className="exam-rescoring">
      <h3>
        {t('rescoring')} <span className="small quiet">{t('nothingYet')}</span>
      </h3>
      <Radio.Group
        value={mode}
        onChange={({ target }) => setMode(target.value as Mode)}
        options={(['add', 'only', 'drop'] as const).map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      {planned && (
        <>
          <dl className="exam-changes" aria-live="polite">
            {(['more', 'less', 'nowPassed', 'nowFailed'] as const).map((name) => (
              <div key={name}>
                <dd>{planned.changes[name]}</dd>
                <dt>{t(`changes.${name}`)}</dt>
              </div>
            ))}
          </dl>
          <details>
            <summary>{t('whom', { count: planned.people.length })}</summary>
            {peopleOf(planned.people).map(({ attemptId, name, before, after, passedBefore, passedAfter }) => (
              <p key={attemptId} className="row">
                <span className="grow">{name}</span>
                {`${pointsOf(before / 100)} → ${pointsOf(after / 100)}`}
                {passedBefore !== passedAfter && <b>{t(passedAfter ? 'changes.nowPassed' : 'changes.nowFailed')}</b>}
              </p>
            ))}
          </details>
        </>
      )}
      <Field label={t('reason')}>
        <Input
          aria-label={t('reason')}
          value={reason}
          maxLength={300}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="row">
        <ActButton
          type="primary"
          loading={apply.busy}
          why={why()}
          onClick={() => void apply.change({ ...correction, reason })}
        >
          {t('apply')}
        </ActButton>
        <span className="small quiet">{t('undoable')}</span>
      </div>
    </section>
  );
}

/** Those for whom passing changes come first. */
const peopleOf = (people: readonly ChangedPerson[]): ChangedPerson[] => {
  const changes = ({ passedBefore, passedAfter }: ChangedPerson) => Number(passedBefore !== passedAfter);
  return people.toSorted((one, other) => changes(other) - changes(one));
};

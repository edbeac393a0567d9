import { paperCallCalls as calls, type CallInput } from '@meetingapp/contract/papers/call.ts';
import { paperFileKinds, paperPreferences } from '@meetingapp/contract/papers/paper.ts';
import { Alert, Button, Checkbox, InputNumber, Switch } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { emptyCall, imrad } from '../view.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { NamedParts } from './NamedParts.tsx';

interface CallFormProps {
  cid: number;
  /** Null when this conference does not accept papers yet. */
  call: (CallInput & { version: number }) | null;
  mayChange: boolean;
}

const moments = ['opensAt', 'closesAt', 'reviseUntil', 'confirmUntil'] as const;
const figures = [
  ['wordsLeast', 0, 20_000],
  ['wordsMost', 1, 20_000],
  ['authorsMost', 1, 200],
  ['papersEach', 1, 100],
  ['topicsMost', 1, 20],
] as const;

/** Form of the call for papers without the topics. Typed text survives a reload; concurrent saves are detected. */
export function CallForm({ cid, call, mayChange }: CallFormProps) {
  const t = useT('papersConsole');
  const names = useT('console');
  const { version, ...known } = call ?? { version: null, ...emptyCall };
  const draft = useFieldDraft<CallInput>(`paper-call/${cid}`, known);
  const conflicting = draft.conflicts.length > 0;
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const save = useChange(calls.saveCall, { refreshes: [calls.call], said: names('saved'), quiet: true });
  const { value } = draft;
  const set = draft.change;
  const shared = { disabled: !mayChange };
  async function send() {
    const outcome = await save.change({ cid, version, call: value });
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) draft.settle(value);
    else if (outcome.failure.name === 'changed_meanwhile') await refresh(calls.call);
  }
  const moment = (name: (typeof moments)[number] | 'reviewUntil' | 'voteUntil') => (
    <Field key={name} label={t(`call.${name}`)}>
      <MomentPicker {...shared} label={t(`call.${name}`)} at={value[name]} change={(at) => set({ [name]: at })} />
    </Field>
  );
  const figure = (name: (typeof figures)[number][0] | 'reviewersEach' | 'votesEach', min: number, max: number) => (
    <Field key={name} label={t(`call.${name}`)}>
      <InputNumber
        {...shared}
        min={min}
        max={max}
        precision={0}
        aria-label={t(`call.${name}`)}
        value={value[name]}
        onChange={(next) => set({ [name]: next ?? min })}
      />
    </Field>
  );
  return (
    <section className="papers-form" aria-label={t('tabs.call')}>
      {call === null && <Alert type="info" showIcon title={t('call.none')} description={t('call.noneText')} />}
      <h2>{t('call.times')}</h2>
      <p className="small quiet">{t('call.timesText')}</p>
      <div className="papers-grid">{moments.map(moment)}</div>
      <h2>{t('call.guidance')}</h2>
      <BilingualInput
        {...shared}
        label={t('call.guidance')}
        rows={4}
        maxLength={20_000}
        value={value.guidance}
        onChange={(guidance) => set({ guidance })}
      />
      <h2>{t('call.paper')}</h2>
      <Field label={t('call.wishes')}>
        <Checkbox.Group
          {...shared}
          value={value.wishes}
          options={paperPreferences.map((one) => ({ value: one, label: t(`decisions.${one}`) }))}
          onChange={(chosen) => set({ wishes: paperPreferences.filter((one) => chosen.includes(one)) })}
        />
      </Field>
      <Field label={t('call.files')}>
        <Checkbox.Group
          {...shared}
          value={value.files}
          options={paperFileKinds.map((one) => ({ value: one, label: t(`files.${one}`) }))}
          onChange={(chosen) => set({ files: paperFileKinds.filter((one) => chosen.includes(one)) })}
        />
      </Field>
      <div className="papers-grid">{figures.map(([name, min, max]) => figure(name, min, max))}</div>
      <NamedParts
        title={t('call.sections')}
        text={t('call.sectionsText')}
        rows={value.sections}
        fresh={{ required: true }}
        set={(sections) => set({ sections })}
        mayChange={mayChange}
        template={
          <Button size="small" {...shared} onClick={() => set({ sections: imrad })}>
            {t('call.imrad')}
          </Button>
        }
      >
        {(row, change) => (
          <Checkbox {...shared} checked={row.required} onChange={(event) => change({ required: event.target.checked })}>
            {t('call.required')}
          </Checkbox>
        )}
      </NamedParts>
      <h2>{t('call.review')}</h2>
      <Field label={t('call.blind')}>
        <Switch {...shared} aria-label={t('call.blind')} checked={value.blind} onChange={(blind) => set({ blind })} />
      </Field>
      <div className="papers-grid">
        {figure('reviewersEach', 1, 10)}
        {moment('reviewUntil')}
      </div>
      <NamedParts
        title={t('call.criteria')}
        text={t('call.criteriaText')}
        rows={value.criteria}
        fresh={{ weight: 1 }}
        set={(criteria) => set({ criteria })}
        mayChange={mayChange}
      >
        {(row, change) => (
          <InputNumber
            {...shared}
            min={1}
            max={100}
            precision={0}
            prefix={t('call.weight')}
            aria-label={t('call.weight')}
            value={row.weight}
            onChange={(weight) => change({ weight: weight ?? 1 })}
          />
        )}
      </NamedParts>
      <h2>{t('call.votes')}</h2>
      <div className="papers-grid">
        {figure('votesEach', 0, 100)}
        {moment('voteUntil')}
      </div>
      <DraftConflicts of={{ cid, subject: 'paper_call', id: cid }} draft={draft} />
      {failure && !conflicting && (
        <Alert
          type="error"
          role="alert"
          title={failure.name === 'changed_meanwhile' ? names('conflict.merged') : failure.msg}
          description={failure.faults.map(({ text }) => text).join(' · ')}
        />
      )}
      {mayChange && (
        <span className="row papers-save">
          <ActButton
            type="primary"
            loading={save.busy}
            lacks={{ conflictsFirst: conflicting, nothingChanged: call !== null && !draft.changed }}
            onClick={() => void send()}
          >
            {t(call === null ? 'call.begin' : 'save')}
          </ActButton>
          {draft.changed && <Button onClick={draft.forget}>{t('discard')}</Button>}
        </span>
      )}
    </section>
  );
}

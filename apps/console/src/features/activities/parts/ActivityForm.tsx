import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import { activityKinds } from '@meetingapp/contract/activities/activity.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { Button, Form, InputNumber, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { changed, type ActivityInput, type ActivityRead } from '../data.ts';
import { PrizeRows } from './PrizeRows.tsx';
import { SlotRows } from './SlotRows.tsx';

const nothing = { zh: '', en: '' };
const HOUR_MS = 3_600_000;

function blank(): ActivityInput {
  const hour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  const [startsAt, endsAt] = [hour + 24 * HOUR_MS, hour + 26 * HOUR_MS].map((at) => new Date(at).toISOString());
  return {
    id: null,
    seen: null,
    kind: 'places',
    title: nothing,
    place: nothing,
    rules: [],
    startsAt: startsAt ?? '',
    endsAt: endsAt ?? '',
    leaveMinutes: 120,
    points: 0,
    stampId: null,
    formId: null,
    pointId: null,
    slots: [],
    prizes: [],
  };
}

const inputOf = ({ activity }: ActivityRead): ActivityInput => ({
  ...activity,
  slots: activity.slots.map(({ id, name, startsAt, endsAt, size }) => ({ id, name, startsAt, endsAt, size })),
  prizes: activity.prizes.map(({ id, kind, name, needed, stock, place, pickUpUntil }) => ({
    id,
    kind,
    name,
    needed,
    stock,
    place,
    pickUpUntil,
  })),
});

interface ActivityFormProps {
  /** Null: a new one. */
  read: ActivityRead | null;
  mayWrite: boolean;
  saved: (id: number) => void;
}

/** An activity: what, when and where, its groups, rules and prizes. */
export function ActivityForm({ read, mayWrite, saved }: ActivityFormProps) {
  const t = useT('activitiesConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const choices = useCall(calls.choices, { cid }, { fresh: true }).answer;
  const [value, setValue] = useState<ActivityInput>(() => (read ? inputOf(read) : blank()));
  const [before, setBefore] = useState(value);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = useChange(calls.save, { refreshes: changed, said: c('saved') });
  const same = JSON.stringify(value) === JSON.stringify(before);
  const set = (part: Partial<ActivityInput>) => setValue({ ...value, ...part });
  const fault = (field: string) => faults[`activity.${field}`];
  const named = (rows: readonly { id: number | string; name: { zh: string; en: string } }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: Number(id), label: pickLanguage(name, language) }));

  async function submit() {
    const outcome = await save.change({ cid, activity: value });
    setFaults(outcome.ok ? {} : Object.fromEntries(outcome.failure.faults.map(({ field, text }) => [field, text])));
    if (!outcome.ok) return;
    setBefore(value);
    saved(Number(outcome.answer.activityId));
  }
  const choice = (part: 'formId' | 'pointId' | 'stampId', rows: Parameters<typeof named>[0]) => (
    <Field label={t(part)} hint={t(`hints.${part}`)}>
      <Select
        aria-label={t(part)}
        allowClear
        style={{ width: '100%' }}
        placeholder={t('noneChosen')}
        value={value[part] === null || value[part] === undefined ? undefined : Number(value[part])}
        onChange={(id: number | undefined) => setValue({ ...value, [part]: id ?? null })}
        options={named(rows)}
      />
    </Field>
  );
  return (
    <Form layout="vertical" disabled={!mayWrite} className="activity-part">
      <Field label={t('kind')}>
        <Segmented
          aria-label={t('kind')}
          value={value.kind}
          onChange={(kind) => set({ kind })}
          options={activityKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
        />
      </Field>
      <BilingualField
        label={t('name')}
        maxLength={60}
        value={value.title}
        disabled={!mayWrite}
        onChange={(title) => set({ title })}
        fault={fault('title')}
      />
      <BilingualField
        label={t('place')}
        maxLength={60}
        value={value.place}
        disabled={!mayWrite}
        onChange={(place) => set({ place })}
        fault={fault('place')}
      />
      <span className="row">
        {(['startsAt', 'endsAt'] as const).map((part) => (
          <Field key={part} label={t(part)} fault={fault(part)}>
            <MomentPicker
              label={t(part)}
              at={value[part]}
              change={(moment) => moment !== null && setValue({ ...value, [part]: moment })}
              required
            />
          </Field>
        ))}
        <Field label={t('points')} fault={fault('points')}>
          <InputNumber
            aria-label={t('points')}
            min={0}
            max={10_000}
            precision={0}
            value={value.points}
            onChange={(points) => set({ points: points ?? 0 })}
          />
        </Field>
        {value.kind === 'places' && (
          <Field label={t('leaveMinutes')} fault={fault('leaveMinutes')}>
            <InputNumber
              aria-label={t('leaveMinutes')}
              min={0}
              max={20_160}
              precision={0}
              value={value.leaveMinutes}
              onChange={(leaveMinutes) => set({ leaveMinutes: leaveMinutes ?? 0 })}
            />
          </Field>
        )}
      </span>
      {value.kind === 'places' && (
        <>
          {choice('formId', choices?.forms)}
          {choice('pointId', choices?.points)}
          {choice('stampId', choices?.stamps)}
          <SlotRows
            slots={value.slots}
            change={(slots) => set({ slots })}
            from={value}
            disabled={!mayWrite}
            fault={fault}
          />
        </>
      )}
      <h2>{t('rules')}</h2>
      {value.rules.map((rule, at) => (
        <div key={at} className="activity-row rule">
          <BilingualField
            label={t('rule', { number: at + 1 })}
            maxLength={80}
            value={rule}
            disabled={!mayWrite}
            onChange={(text) => set({ rules: value.rules.map((one, place) => (place === at ? text : one)) })}
            fault={fault(`rules.${at}`)}
          />
          <Button
            type="text"
            aria-label={t('removeRule', { number: at + 1 })}
            icon={<Icon icon={trash2} />}
            onClick={() => set({ rules: value.rules.filter((_rule, place) => place !== at) })}
          />
        </div>
      ))}
      <span>
        <Button icon={<Icon icon={plus} />} onClick={() => set({ rules: [...value.rules, nothing] })}>
          {t('addRule')}
        </Button>
      </span>
      <PrizeRows prizes={value.prizes} change={(prizes) => set({ prizes })} disabled={!mayWrite} fault={fault} />
      <span>
        <ActButton
          type="primary"
          lacks={{ nothingChanged: same, onlyView: !mayWrite }}
          loading={save.busy}
          onClick={() => void submit()}
        >
          {t('save')}
        </ActButton>
      </span>
    </Form>
  );
}

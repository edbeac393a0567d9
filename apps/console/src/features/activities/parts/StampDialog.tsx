import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import type { StampRow } from '../data.ts';

/** A stamp: name, points, the session at which it hangs, when its code counts. */
export function StampDialog({ stamp, close }: { stamp: StampRow | null; close: () => void }) {
  const t = useT('activitiesConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const choices = useCall(calls.choices, { cid }).answer;
  const save = useChange(calls.saveStamp, { refreshes: [calls.list, calls.choices], said: c('saved'), quiet: true });
  const [value, setValue] = useState({
    name: stamp?.name ?? { zh: '', en: '' },
    points: stamp?.points ?? 0,
    sessionId: stamp?.sessionId ?? null,
    opensAt: stamp?.opensAt ?? null,
    closesAt: stamp?.closesAt ?? null,
  });
  const [fault, setFault] = useState('');
  const set = (part: Partial<typeof value>) => setValue({ ...value, ...part });
  async function submit() {
    const outcome = await save.change({
      cid,
      stamp: { ...value, id: stamp?.id ?? null, seen: stamp?.version ?? null },
    });
    if (outcome.ok) return close();
    setFault(failureText(outcome.failure));
  }
  return (
    <FieldDialog
      title={stamp ? t('editStamp') : t('addStamp')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={save.busy}
      onOk={() => void submit()}
      close={close}
      values={value}
    >
      <BilingualField
        label={t('stampName')}
        maxLength={20}
        value={value.name}
        onChange={(name) => set({ name })}
        fault={fault || undefined}
      />
      <Field label={t('points')}>
        <InputNumber
          aria-label={t('points')}
          min={0}
          max={10_000}
          precision={0}
          value={value.points}
          onChange={(points) => set({ points: points ?? 0 })}
        />
      </Field>
      <Field label={t('session')}>
        <Select
          aria-label={t('session')}
          allowClear
          showSearch
          optionFilterProp="label"
          style={{ width: '100%' }}
          placeholder={t('noSession')}
          value={value.sessionId === null ? undefined : Number(value.sessionId)}
          onChange={(sessionId: number | undefined) => set({ sessionId: sessionId ?? null })}
          options={(choices?.sessions ?? []).map(({ id, name }) => ({
            value: Number(id),
            label: pickLanguage(name, language),
          }))}
        />
      </Field>
      {(['opensAt', 'closesAt'] as const).map((part) => (
        <Field key={part} label={t(part)}>
          <MomentPicker label={t(part)} at={value[part]} change={(moment) => setValue({ ...value, [part]: moment })} />
        </Field>
      ))}
    </FieldDialog>
  );
}

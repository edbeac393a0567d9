import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference/console.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { useNavigate } from '@tanstack/react-router';
import { Select } from 'antd';
import { useState } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';
import { useChange } from '../../../lib/calls/use-change.ts';
import type { Row } from '../data.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { CurrencySelect } from '../../../lib/forms/CurrencySelect.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { ZoneSelect } from '../../../lib/forms/ZoneSelect.tsx';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { CopyProgress } from './CopyProgress.tsx';
import '../settings/settings.css';

const EMPTY = 0;
const nothing = { zh: '', en: '' };
const blank = {
  from: EMPTY,
  title: nothing,
  city: nothing,
  zone: 'Asia/Shanghai',
  currency: 'CNY',
  startsOn: '',
  endsOn: '',
};

/**
 * Creates a conference, empty or as a copy of an earlier one with new dates; a copy takes seconds and shows its progress. What was typed
 * is there again after the dialog was closed.
 */
export function MakeConference({ rows, close }: { rows: readonly Row[]; close: () => void }) {
  const t = useT('conferenceConsole');
  const why = useWhy();
  const go = useNavigate();
  const options = { refreshes: [staffCalls.conferences] };
  const make = useChange(calls.make, options);
  const copy = useChange(calls.copy, { refreshes: [taskCalls.list] });
  const [task, setTask] = useState<{ cid: number; taskId: number } | null>(null);
  const draft = useDraft('conference/new', blank);
  const { from, title, city, zone, currency, startsOn, endsOn } = draft.value;
  const set = (part: Partial<typeof blank>) => draft.update((now) => ({ ...(now ?? blank), ...part }));
  const last = (from === EMPTY && endsOn) || startsOn;
  const lacks = { nameMissing: title.zh.trim() === '', daysMissing: startsOn === '' || last < startsOn };

  async function submit() {
    if (from !== EMPTY) {
      const begun = await copy.change({ cid: from, title, startsOn });
      if (!begun.ok) return;
      draft.forget();
      setTask({ cid: from, taskId: begun.answer.taskId });
      return;
    }
    const outcome = await make.change({ title, city, zone, startsOn, endsOn: last, currency });
    if (!outcome.ok) return;
    draft.forget();
    close();
    await go({ to: paths.settings as string, params: { cid: String(outcome.answer.cid) } as never });
  }
  if (task) return <CopyProgress {...task} close={close} />;
  return (
    <Dialog
      title={t('make.title')}
      okText={t('make.ok')}
      cancelText={t('make.cancel')}
      okButtonProps={greyOk(why(lacks))}
      confirmLoading={make.busy || copy.busy}
      onCancel={close}
      onOk={() => void submit()}
    >
      <div className="settings-page make">
        <Field label={t('make.from')} hint={from === EMPTY ? undefined : t('make.copyText')}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t('make.from')}
            value={from}
            options={[
              { value: EMPTY, label: t('make.blank') },
              ...rows.map((row) => ({ value: row.cId, label: `${row.title} · ${row.startsOn.slice(0, 4)}` })),
            ]}
            onChange={(value: number) => set({ from: value })}
          />
        </Field>
        <BilingualField
          label={t('fields.title')}
          maxLength={120}
          value={title}
          onChange={(value) => set({ title: value })}
        />
        <div className="pair">
          <Field label={t('fields.startsOn')}>
            <DayPicker label={t('fields.startsOn')} value={startsOn} onChange={(value) => set({ startsOn: value })} />
          </Field>
          {from === EMPTY && (
            <Field label={t('fields.endsOn')}>
              <DayPicker
                label={t('fields.endsOn')}
                min={startsOn}
                value={endsOn}
                onChange={(value) => set({ endsOn: value })}
              />
            </Field>
          )}
        </div>
        {from === EMPTY && (
          <>
            <BilingualField
              label={t('fields.city')}
              maxLength={60}
              value={city}
              onChange={(value) => set({ city: value })}
            />
            <div className="pair">
              <Field label={t('fields.zone')}>
                <ZoneSelect label={t('fields.zone')} value={zone} onChange={(value) => set({ zone: value })} />
              </Field>
              <Field label={t('fields.currency')}>
                <CurrencySelect
                  label={t('fields.currency')}
                  value={currency}
                  onChange={(value) => set({ currency: value })}
                />
              </Field>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

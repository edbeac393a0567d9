import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference/console.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { useNavigate } from '@tanstack/react-router';
import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DayPicker } from '../../../lib/time/DayPicker.tsx';
import { useChange } from '../../../lib/calls/use-change.ts';
import type { Row } from '../data.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ZoneSelect } from '../../../lib/forms/ZoneSelect.tsx';
import { CopyProgress } from './CopyProgress.tsx';
import '../settings/settings.css';

const EMPTY = 0;
const nothing = { zh: '', en: '' };

/** Creates a conference, empty or as a copy of an earlier one with new dates; a copy takes seconds and shows its progress. */
export function MakeConference({ rows, close }: { rows: readonly Row[]; close: () => void }) {
  const t = useT('conferenceConsole');
  const why = useWhy();
  const go = useNavigate();
  const options = { refreshes: [staffCalls.conferences] };
  const make = useChange(calls.make, options);
  const copy = useChange(calls.copy, { refreshes: [taskCalls.list] });
  const [task, setTask] = useState<{ cid: number; taskId: number } | null>(null);
  const [from, setFrom] = useState(EMPTY);
  const [title, setTitle] = useState(nothing);
  const [city, setCity] = useState(nothing);
  const [zone, setZone] = useState('Asia/Shanghai');
  const [currency, setCurrency] = useState('CNY');
  const [startsOn, setStartsOn] = useState('');
  const [endsOn, setEndsOn] = useState('');
  const last = endsOn || startsOn;
  const ready = title.zh.trim() !== '' && startsOn !== '' && last >= startsOn;

  async function submit() {
    if (from !== EMPTY) {
      const begun = await copy.change({ cid: from, title, startsOn });
      if (begun.ok) setTask({ cid: from, taskId: begun.answer.taskId });
      return;
    }
    const outcome = await make.change({ title, city, zone, startsOn, endsOn: last, currency });
    if (!outcome.ok) return;
    close();
    await go({ to: paths.settings as string, params: { cid: String(outcome.answer.cid) } as never });
  }
  if (task) return <CopyProgress {...task} close={close} />;
  return (
    <Modal
      open
      title={t('make.title')}
      okText={t('make.ok')}
      cancelText={t('make.cancel')}
      okButtonProps={greyOk(why({ nameMissing: !ready }))}
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
            onChange={setFrom}
          />
        </Field>
        <BilingualField label={t('fields.title')} maxLength={120} value={title} onChange={setTitle} />
        <div className="pair">
          <Field label={t('fields.startsOn')}>
            <DayPicker label={t('fields.startsOn')} value={startsOn} onChange={setStartsOn} />
          </Field>
          {from === EMPTY && (
            <Field label={t('fields.endsOn')}>
              <DayPicker label={t('fields.endsOn')} min={startsOn} value={endsOn} onChange={setEndsOn} />
            </Field>
          )}
        </div>
        {from === EMPTY && (
          <>
            <BilingualField label={t('fields.city')} maxLength={60} value={city} onChange={setCity} />
            <div className="pair">
              <Field label={t('fields.zone')}>
                <ZoneSelect label={t('fields.zone')} value={zone} onChange={setZone} />
              </Field>
              <Field wrap label={t('fields.currency')}>
                <Input
                  maxLength={3}
                  value={currency}
                  onChange={({ target }) => setCurrency(target.value.toUpperCase())}
                />
              </Field>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

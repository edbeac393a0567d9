import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference-console.ts';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import { useNavigate } from '@tanstack/react-router';
import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/BilingualInput.tsx';
import { paths } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import type { Row } from '../data.ts';
import { Field } from './settings/Field.tsx';
import './settings/settings.css';

const EMPTY = 0;
const nothing = { zh: '', en: '' };
const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }));

/** A new conference, empty or like an earlier one with other dates. */
export function MakeConference({ rows, close }: { rows: readonly Row[]; close: () => void }) {
  const t = useT('conferenceConsole');
  const go = useNavigate();
  const options = { refreshes: [staffCalls.conferences] };
  const make = useChange(calls.make, options);
  const copy = useChange(calls.copy, options);
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
    const outcome =
      from === EMPTY
        ? await make.change({ title, city, zone, startsOn, endsOn: last, currency })
        : await copy.change({ cid: from, title, startsOn });
    if (!outcome.ok) return;
    close();
    await go({ to: paths.settings as string, params: { cid: String(outcome.answer.cid) } as never });
  }
  return (
    <Modal
      open
      title={t('make.title')}
      okText={t('make.ok')}
      cancelText={t('make.cancel')}
      okButtonProps={{ disabled: !ready }}
      confirmLoading={make.busy || copy.busy}
      onCancel={close}
      onOk={() => void submit()}
    >
      <div className="settings-page make">
        <Field plain label={t('make.from')} help={from === EMPTY ? undefined : t('make.copyText')}>
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
        <Field plain label={t('fields.title')}>
          <BilingualInput label={t('fields.title')} maxLength={120} value={title} onChange={setTitle} />
        </Field>
        <div className="pair">
          <Field label={t('fields.startsOn')}>
            <Input type="date" value={startsOn} onChange={({ target }) => setStartsOn(target.value)} />
          </Field>
          {from === EMPTY && (
            <Field label={t('fields.endsOn')}>
              <Input type="date" min={startsOn} value={endsOn} onChange={({ target }) => setEndsOn(target.value)} />
            </Field>
          )}
        </div>
        {from === EMPTY && (
          <>
            <Field plain label={t('fields.city')}>
              <BilingualInput label={t('fields.city')} maxLength={60} value={city} onChange={setCity} />
            </Field>
            <div className="pair">
              <Field plain label={t('fields.zone')}>
                <Select showSearch aria-label={t('fields.zone')} options={zones} value={zone} onChange={setZone} />
              </Field>
              <Field label={t('fields.currency')}>
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

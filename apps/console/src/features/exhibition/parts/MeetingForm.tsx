import type { BodyOf } from '@meetingapp/contract/call.ts';
import { departmentConsoleCalls as calls, type ConsoleMeeting } from '@meetingapp/contract/exhibition/department.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';
import { Entries } from './Entries.tsx';
import { AddressField } from './AddressField.tsx';

type Input = BodyOf<typeof calls.saveMeeting>['meeting'];

const nothing = { zh: '', en: '' };
const blank: Input = {
  id: null,
  seen: null,
  title: nothing,
  department: nothing,
  startsAt: '',
  endsAt: '',
  place: nothing,
  link: '',
  host: '',
  materials: [],
};

const inputOf = ({ version, code: _code, people: _people, signed: _signed, ...meeting }: ConsoleMeeting): Input => ({
  ...meeting,
  seen: version,
});

interface MeetingFormProps {
  /** Null: a new one. */
  meeting: ConsoleMeeting | null;
  mayWrite: boolean;
  saved: (id: number) => void;
  removed: () => void;
}

/** A department meeting: subject, time, place or link, host, materials. */
export function MeetingForm({ meeting, mayWrite, saved, removed }: MeetingFormProps) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const cid = useCid();
  const { modal } = App.useApp();
  const initial = meeting ? inputOf(meeting) : blank;
  const [value, setValue] = useState(initial);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = useChange(calls.saveMeeting, { refreshes: [calls.meetings], said: c('saved') });
  const remove = useChange(calls.removeMeeting, { refreshes: [calls.meetings] });
  const set = (part: Partial<Input>) => setValue({ ...value, ...part });
  const fault = (field: string) => faults[`meeting.${field}`];
  const same = JSON.stringify(value) === JSON.stringify(initial);

  async function submit() {
    if (value.startsAt === '' || value.endsAt === '')
      return setFaults({
        [value.startsAt === '' ? 'meeting.startsAt' : 'meeting.endsAt']: t('departments.timeMissing'),
      });
    const outcome = await save.change({ cid, meeting: value });
    setFaults(outcome.ok ? {} : Object.fromEntries(outcome.failure.faults.map(({ field, text }) => [field, text])));
    if (outcome.ok) saved(outcome.answer.dmid);
  }
  async function removeNow() {
    const sure = await modal.confirm({
      title: t('departments.remove'),
      content: t('departments.removeSure'),
      okText: t('departments.remove'),
    });
    if (sure && value.id != null && (await remove.change({ cid, dmid: value.id })).ok) removed();
  }
  return (
    <Form layout="vertical" disabled={!mayWrite} className="exh-part">
      {meeting && (
        <Field label={t('departments.address')}>
          <code>{location.origin + basePath + href('deptMeet', { dmid: meeting.id })}</code>
        </Field>
      )}
      <div className="exh-two">
        {(['title', 'department', 'place'] as const).map((part) => (
          <BilingualField
            key={part}
            label={t(`departments.${part}`)}
            maxLength={part === 'place' ? 80 : 60}
            value={value[part]}
            disabled={!mayWrite}
            onChange={(text) => set({ [part]: text })}
            fault={fault(part)}
          />
        ))}
      </div>
      <div className="exh-row">
        {(['startsAt', 'endsAt'] as const).map((part) => (
          <Field key={part} label={t(`departments.${part}`)} fault={fault(part)}>
            <MomentPicker
              label={t(`departments.${part}`)}
              at={value[part]}
              change={(moment) => set({ [part]: moment ?? '' })}
            />
          </Field>
        ))}
      </div>
      <Field label={t('departments.link')} hint={t('departments.linkHint')} fault={fault('link')}>
        <Input
          aria-label={t('departments.link')}
          value={value.link}
          onChange={({ target }) => set({ link: target.value })}
        />
      </Field>
      <Field label={t('departments.host')} hint={t('departments.hostHint')} fault={fault('host')}>
        <Input
          aria-label={t('departments.host')}
          value={value.host}
          onChange={({ target }) => set({ host: target.value })}
        />
      </Field>
      <Entries
        title={t('departments.materials')}
        add={t('departments.addMaterial')}
        onAdd={() => set({ materials: [...value.materials, { name: nothing, address: '' }] })}
        entries={value.materials.map((material, at) => {
          const change = (part: Partial<typeof material>) =>
            set({ materials: value.materials.map((one, place) => (place === at ? { ...one, ...part } : one)) });
          return {
            key: String(at),
            remove: () => set({ materials: value.materials.filter((_one, place) => place !== at) }),
            body: (
              <>
                <BilingualField
                  label={t('form.title')}
                  maxLength={60}
                  value={material.name}
                  disabled={!mayWrite}
                  onChange={(name) => change({ name })}
                  fault={fault(`materials.${at}.name`)}
                />
                <AddressField
                  isFile
                  value={material.address}
                  change={(address) => change({ address })}
                  fault={fault(`materials.${at}.address`)}
                />
              </>
            ),
          };
        })}
      />
      <span className="row">
        <ActButton
          type={same ? 'default' : 'primary'}
          lacks={{ onlyView: !mayWrite, nothingChanged: same }}
          loading={save.busy}
          onClick={() => void submit()}
        >
          {t('form.save')}
        </ActButton>
        {meeting && (
          <Button danger type="text" onClick={() => void removeNow()}>
            {t('departments.remove')}
          </Button>
        )}
      </span>
    </Form>
  );
}

import { checkinConsoleCalls as calls, type PointRow } from '@meetingapp/contract/checkin/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Alert, App, Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useFormChanged } from '../../../lib/forms/unsaved.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useDevices } from '../data.ts';

interface Fields {
  label: string;
  door: string;
  pointId: number;
}

export interface DevicePaneProps {
  /** Null: a new one. */
  id: number | null;
  points: readonly PointRow[];
  mayChange: boolean;
  close: () => void;
}

/** A device: where it stands, its code, and its lock. */
export function DevicePane({ id, points, mayChange, close }: DevicePaneProps) {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const row = useDevices().answer?.devices.find((one) => Number(one.id) === id);
  const enrol = useChange(calls.enrolDevice, { refreshes: [calls.devices, calls.points] });
  const move = useChange(calls.moveDevice, { refreshes: [calls.devices, calls.points], said: t('device.moved') });
  const lock = useChange(calls.lockDevice, { refreshes: [calls.devices, calls.points] });
  const [code, setCode] = useState('');
  const [form] = Form.useForm<Fields>();
  const before: Fields = {
    label: row?.label ?? '',
    door: row?.door ?? '',
    pointId: Number(row?.pointId ?? points[0]?.id ?? 0),
  };
  const edited = useFormChanged(form, before);
  if (id !== null && !row) return null;

  async function newCode({ label, door, pointId }: Fields) {
    const outcome = await enrol.change({ cid, id, label, door, pointId });
    if (outcome.ok) setCode(outcome.answer.enrolCode);
  }
  async function askLock() {
    const sure = await modal.confirm({
      title: t('device.lock'),
      content: t('device.lockSure'),
      okText: t('device.lock'),
    });
    if (sure && id !== null) await lock.change({ cid, id });
  }
  return (
    <Pane title={row?.label ?? t('newDevice')} close={close} changed={mayChange && code === '' && edited}>
      <Form<Fields>
        form={form}
        layout="vertical"
        requiredMark={false}
        className="fields"
        disabled={!mayChange}
        initialValues={before}
        onFinish={(fields) => void newCode(fields)}
      >
        <Form.Item
          name="label"
          label={t('device.label')}
          rules={[{ required: true, message: t('device.labelMissing') }]}
        >
          <Input maxLength={12} />
        </Form.Item>
        <Form.Item name="pointId" label={t('device.point')}>
          <Select
            options={points.map((point) => ({ value: Number(point.id), label: pickLanguage(point.name, language) }))}
          />
        </Form.Item>
        <Form.Item name="door" label={t('device.door')} extra={t('device.doorText')}>
          <Input maxLength={20} />
        </Form.Item>
        {mayChange && (
          <span className="row">
            <Button type="primary" htmlType="submit" loading={enrol.busy}>
              {t(row ? 'device.newCode' : 'device.makeCode')}
            </Button>
            {row && (
              <Button
                loading={move.busy}
                onClick={() => {
                  const { door, pointId } = form.getFieldsValue();
                  void move.change({ cid, id: row.id, door, pointId });
                }}
              >
                {t('device.move')}
              </Button>
            )}
            {row && row.state !== 'locked' && row.state !== 'purged' && (
              <Button danger type="text" loading={lock.busy} onClick={() => void askLock()}>
                {t('device.lock')}
              </Button>
            )}
          </span>
        )}
      </Form>
      {code !== '' && (
        <Alert
          type="success"
          role="status"
          title={<span style={{ fontSize: 28, letterSpacing: 2 }}>{code}</span>}
          description={t('device.codeText', { address: `${location.origin}/meetingapp/scanner` })}
        />
      )}
      {row && <History cid={cid} subject="checkin_device" id={Number(row.id)} />}
    </Pane>
  );
}

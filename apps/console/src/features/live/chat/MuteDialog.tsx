import { liveDeskCalls as calls } from '@meetingapp/contract/live/desk.ts';
import { Form, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';

const spans = [10, 60, 1440, 0] as const;

interface MuteDialogProps {
  name: string;
  broadcastId: number;
  /** Exactly one of the two identifies the author: by a held message or by a published one. */
  heldId: number | null;
  sequence: number | null;
  close: () => void;
}

/** Sets how long a person may not write, and where. */
export function MuteDialog({ name, broadcastId, heldId, sequence, close }: MuteDialogProps) {
  const t = useT('liveDesk');
  const cid = useCid();
  const [everywhere, setEverywhere] = useState(true);
  const [minutes, setMinutes] = useState<number>(60);
  const { change, busy } = useChange(calls.mute, { refreshes: [calls.mutes], said: t('mutes.done') });
  async function submit() {
    const wish = { cid, broadcastId, heldId, sequence, everywhere, minutes: minutes === 0 ? null : minutes };
    if ((await change(wish)).ok) close();
  }
  const label = (span: number) =>
    span === 0 ? t('mutes.always') : span === 1440 ? t('mutes.day') : t('mutes.minutes', { count: span });
  return (
    <FieldDialog
      title={t('mutes.title', { name })}
      okText={t('held.mute')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: busy, danger: true }}
      onOk={() => void submit()}
      close={close}
      values={[everywhere, minutes]}
    >
      <Form layout="vertical">
        <Form.Item label={t('mutes.span')}>
          <Select<number>
            aria-label={t('mutes.span')}
            value={minutes}
            onChange={setMinutes}
            options={spans.map((span) => ({ value: span, label: label(span) }))}
          />
        </Form.Item>
        <Form.Item label={t('mutes.scope')}>
          <Segmented<boolean>
            aria-label={t('mutes.scope')}
            value={everywhere}
            onChange={setEverywhere}
            options={[
              { value: true, label: t('mutes.everywhere') },
              { value: false, label: t('mutes.here') },
            ]}
          />
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}

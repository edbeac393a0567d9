import { commentConsoleCalls as calls } from '@meetingapp/contract/comments/console.ts';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

const spans = [10, 60, 1440, 0] as const;

interface MuteDialogProps {
  name: string;
  item: { commentId: number; replyId: number | null };
  close: () => void;
}

/** Sets how long the author of a text may not write in the conference. */
export function MuteDialog({ name, item, close }: MuteDialogProps) {
  const t = useT('commentsConsole');
  const cid = useCid();
  const [minutes, setMinutes] = useState<number>(60);
  const { change, busy } = useChange(calls.mute, { refreshes: [calls.settings], said: t('mutes.done') });
  async function submit() {
    if ((await change({ cid, item, minutes: minutes === 0 ? null : minutes })).ok) close();
  }
  function label(span: number): string {
    if (span === 0) return t('mutes.always');
    if (span === 60) return t('mutes.hour');
    return span === 1440 ? t('mutes.day') : t('mutes.minutes', { count: span });
  }
  return (
    <Dialog
      title={t('mutes.title', { name })}
      okText={t('mute')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: busy, danger: true }}
      onOk={() => void submit()}
      onCancel={close}
    >
      <Form layout="vertical">
        <Form.Item label={t('mutes.span')} extra={t('mutes.note')}>
          <Select<number>
            aria-label={t('mutes.span')}
            value={minutes}
            onChange={setMinutes}
            options={spans.map((span) => ({ value: span, label: label(span) }))}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}

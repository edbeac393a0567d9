import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference-console.ts';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import { Modal } from 'antd';
import { useState } from 'react';
import { BilingualInput } from '../../../../lib/BilingualInput.tsx';
import { useT } from '../../../../lib/texts.ts';
import { useChange } from '../../../../lib/use-change.ts';
import type { StateEvent } from './section.ts';

interface StateMoveProps {
  cid: number;
  event: StateEvent;
  registrations: number;
  close: () => void;
}

/** Before it happens: what it does to people, and for stopping the reason that they will read. */
export function StateMove({ cid, event, registrations, close }: StateMoveProps) {
  const t = useT('conferenceConsole');
  const [reason, setReason] = useState({ zh: '', en: '' });
  const { change, busy } = useChange(calls.move, {
    refreshes: [calls.settings, staffCalls.conferences],
    said: t('state.done'),
  });
  const lacksReason = event === 'stop' && (reason.zh.trim() === '' || reason.en.trim() === '');
  return (
    <Modal
      open
      title={t(`state.acts.${event}`)}
      okText={t(`state.acts.${event}`)}
      cancelText={t('state.cancel')}
      okButtonProps={{ disabled: lacksReason, danger: event === 'stop' }}
      confirmLoading={busy}
      onCancel={close}
      onOk={() => void change({ cid, event, reason }).then(({ ok }) => ok && close())}
    >
      <p>{t(`state.effects.${event}`, { count: registrations })}</p>
      {event === 'stop' && (
        <BilingualInput label={t('state.reason')} maxLength={300} rows={2} value={reason} onChange={setReason} />
      )}
    </Modal>
  );
}

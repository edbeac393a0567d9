import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference/console.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import type { SettingsRead, StateEvent } from './section-props.ts';

interface StateMoveDialogProps {
  cid: number;
  event: StateEvent;
  read: SettingsRead;
  close: () => void;
}

/** Confirms a state change: shows its effect on people and, for a stop, asks for the reason they will read. */
export function StateMoveDialog({ cid, event, read, close }: StateMoveDialogProps) {
  const t = useT('conferenceConsole');
  const why = useWhy();
  const [reason, setReason] = useState({ zh: '', en: '' });
  const { change, busy } = useChange(calls.move, {
    refreshes: [calls.settings, staffCalls.conferences],
    said: t('state.done'),
  });
  const lacksReason = event === 'stop' && (reason.zh.trim() === '' || reason.en.trim() === '');
  return (
    <FieldDialog
      title={t(`state.acts.${event}`)}
      okText={t(`state.acts.${event}`)}
      cancelText={t('state.cancel')}
      okButtonProps={{ danger: event === 'stop', ...greyOk(why({ reasonMissing: lacksReason })) }}
      confirmLoading={busy}
      close={close}
      values={reason}
      onOk={() => void change({ cid, event, reason }).then(({ ok }) => ok && close())}
    >
      <p>{t(`state.effects.${event}`, { count: read.registrations })}</p>
      {event === 'withdraw' && read.registrations > 0 && <p>{t('state.hides', { count: read.registrations })}</p>}
      {event === 'publish' && read.readiness.length > 0 && (
        <>
          <p>{t('state.still')}</p>
          <ul>
            {read.readiness.map((finding) => (
              <li key={finding.what + finding.parts.join()}>{t(`readiness.${finding.what}`)}</li>
            ))}
          </ul>
        </>
      )}
      {event === 'stop' && (
        <BilingualInput label={t('state.reason')} maxLength={300} rows={2} value={reason} onChange={setReason} />
      )}
    </FieldDialog>
  );
}

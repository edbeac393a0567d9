import { photosConsoleCalls as calls, type ListedIntroduction } from '@meetingapp/contract/photos/console.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed } from '../data.ts';

/** Refuses an avatar with its introduction, with a reason for the person. */
export function RefuseDialog({ introduction, close }: { introduction: ListedIntroduction; close: () => void }) {
  const t = useT('photosConsole');
  const cid = useCid();
  const [reason, setReason] = useState('');
  const { change, busy } = useChange(calls.judge, { refreshes: changed, said: t('refused') });
  async function submit() {
    if ((await change({ cid, introductionId: introduction.id, verdict: 'refuse', reason })).ok) close();
  }
  return (
    <FieldDialog
      title={t('refuseTitle', { name: introduction.name })}
      okText={t('refuse')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: busy, danger: true }}
      onOk={() => void submit()}
      close={close}
      values={reason}
    >
      <Input.TextArea
        aria-label={t('refuseReason')}
        placeholder={t('refuseReason')}
        rows={3}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FieldDialog>
  );
}

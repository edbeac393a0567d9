import { commentConsoleCalls as calls } from '@meetingapp/contract/comments/console.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed } from '../data.ts';

interface RefuseDialogProps {
  item: { commentId: number; replyId: number | null };
  verdict: 'refuse' | 'hide';
  close: () => void;
}

/** Refuses or hides a text, with a reason for its author. */
export function RefuseDialog({ item, verdict, close }: RefuseDialogProps) {
  const t = useT('commentsConsole');
  const cid = useCid();
  const [reason, setReason] = useState('');
  const { change, busy } = useChange(calls.moderate, { refreshes: changed, said: t('moderated') });
  async function submit() {
    if ((await change({ cid, items: [item], verdict, reason })).ok) close();
  }
  return (
    <FieldDialog
      title={t(verdict === 'hide' ? 'hideTitle' : 'refuseTitle')}
      okText={t(verdict)}
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

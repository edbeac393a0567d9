import { reviewCalls as calls } from '@meetingapp/contract/papers-review.ts';
import { Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';

/** Why I do not review this paper; it is not given to me again. */
export function DeclineDialog({
  cid,
  paperId,
  number,
  close,
  done,
}: {
  cid: number;
  paperId: number;
  number: string;
  close: () => void;
  done: () => void;
}) {
  const t = useT('papersReview');
  const [reason, setReason] = useState('');
  const field = useRef<TextAreaRef>(null);
  const decline = useChange(calls.declineReview, { refreshes: [calls.desk], said: t('form.declined') });
  return (
    <Modal
      open
      afterOpenChange={(open) => open && field.current?.focus()}
      title={t('form.declineTitle', { number })}
      okText={t('form.decline')}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      cancelText={t('form.cancel')}
      confirmLoading={decline.busy}
      onCancel={close}
      onOk={async () => {
        if (!(await decline.change({ cid, paperId, reason })).ok) return;
        close();
        done();
      }}
    >
      <p>{t('form.declineText')}</p>
      <Input.TextArea
        ref={field}
        aria-label={t('form.declineReason')}
        placeholder={t('form.declineReason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  );
}

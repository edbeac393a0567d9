import { reviewCalls as calls } from '@meetingapp/contract/papers/review.ts';
import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';

const words = {
  decline: {
    act: 'form.decline',
    title: 'form.declineTitle',
    text: 'form.declineText',
    reason: 'form.declineReason',
  },
  conflict: {
    act: 'form.conflict',
    title: 'form.conflictTitle',
    text: 'form.conflictText',
    reason: 'form.conflictReason',
  },
} as const;

/** Declines a review or declares a conflict of interest; the paper is not assigned to this reviewer again. */
export function DeclineDialog({
  what,
  cid,
  paperId,
  number,
  close,
  done,
}: {
  what: 'decline' | 'conflict';
  cid: number;
  paperId: number;
  number: string;
  close: () => void;
  done: () => void;
}) {
  const t = useT('papersReview');
  const why = useWhy();
  const [reason, setReason] = useState('');
  const field = useRef<TextAreaRef>(null);
  const refreshes = [calls.desk];
  const decline = useChange(calls.declineReview, { refreshes, said: t('form.declined') });
  const declare = useChange(calls.declareConflict, { refreshes, said: t('form.conflictDone') });
  const said = words[what];
  const act = what === 'decline' ? decline : declare;
  return (
    <FieldDialog
      afterOpenChange={(open) => open && field.current?.focus()}
      title={t(said.title, { number })}
      okText={t(said.act)}
      okButtonProps={{
        danger: true,
        ...greyOk(why({ reasonMissing: what === 'decline' && reason.trim() === '' })),
      }}
      cancelText={t('form.cancel')}
      confirmLoading={act.busy}
      close={close}
      values={reason}
      onOk={async () => {
        if (!(await act.change({ cid, paperId, reason })).ok) return;
        close();
        done();
      }}
    >
      <p>{t(said.text)}</p>
      <Input.TextArea
        ref={field}
        aria-label={t(said.reason)}
        placeholder={t(said.reason)}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FieldDialog>
  );
}

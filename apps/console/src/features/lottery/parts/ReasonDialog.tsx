import { Input } from 'antd';
import { useState } from 'react';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface ReasonDialogProps {
  title: string;
  text: string;
  label: string;
  act: string;
  busy: boolean;
  submit: (reason: string) => Promise<boolean>;
  close: () => void;
}

/** Asks for the reason of an act, which is published. */
export function ReasonDialog({ title, text, label, act, busy, submit, close }: ReasonDialogProps) {
  const t = useT('lotteryConsole');
  const why = useWhy();
  const [reason, setReason] = useState('');
  return (
    <FieldDialog
      title={title}
      okText={act}
      cancelText={t('cancel')}
      okButtonProps={{ loading: busy, danger: true, ...greyOk(why({ reasonMissing: reason.trim() === '' })) }}
      onOk={() => void submit(reason).then((done) => done && close())}
      close={close}
      values={reason}
    >
      <p>{text}</p>
      <Input
        aria-label={label}
        placeholder={label}
        maxLength={120}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FieldDialog>
  );
}

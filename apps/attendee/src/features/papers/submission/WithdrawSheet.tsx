import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

interface WithdrawSheetProps {
  busy: boolean;
  close: () => void;
  act: (reason: string) => void;
}

/** Confirms a withdrawal and asks for the reason. */
export function WithdrawSheet({ busy, close, act }: WithdrawSheetProps) {
  const t = useT('papersSubmission');
  const [reason, setReason] = useState('');
  return (
    <Sheet open onClose={close} title={t('view.withdrawTitle')} closeLabel={t('view.stay')}>
      <div className="fields">
        <p className="ink-2">{t('view.withdrawText')}</p>
        <TextArea label={t('view.reason')} rows={3} maxLength={1000} value={reason} onChange={setReason} />
        <Button size="md" variant="danger-fill" loading={busy} onClick={() => act(reason)}>
          {t('view.withdraw')}
        </Button>
        <Button size="md" variant="soft" onClick={close}>
          {t('view.stay')}
        </Button>
      </div>
    </Sheet>
  );
}

import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

/** Admits a person against the rule, with a reason that is recorded. */
export function ForceSheet({ onForce, onClose }: { onForce: (reason: string) => void; onClose: () => void }) {
  const t = useT('checkinDevice');
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  return (
    <Sheet open onClose={onClose} title={t('forceTitle')} closeLabel={t('close')}>
      <div className="fields">
        <TextField
          label={t('forceReason')}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setError('');
          }}
          maxLength={200}
          required
          error={error || undefined}
        />
      </div>
      <Button onClick={() => (reason.trim() === '' ? setError(t('forceEmpty')) : onForce(reason.trim()))}>
        {t('forceAct')}
      </Button>
    </Sheet>
  );
}

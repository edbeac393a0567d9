import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface DiscountSheetProps {
  open: boolean;
  onClose: () => void;
  onUse: (code: string) => Promise<CallFailure | null>;
}

/** Asks for a discount code; stays open, with the reason, while it is refused. */
export function DiscountSheet({ open, onClose, onUse }: DiscountSheetProps) {
  const t = useT('registrationFee');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function redeem() {
    setBusy(true);
    const failure = await onUse(code.trim());
    setBusy(false);
    if (failure) setError(failure.msg);
    else onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') setError(t('discount.required'));
    else void redeem();
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('discount.title')} closeLabel={t('discount.close')}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField
          label={t('discount.label')}
          value={code}
          onChange={(text) => {
            setCode(text);
            setError('');
          }}
          error={error || undefined}
          hint={t('discount.hint')}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button type="submit" loading={busy} loadingText={t('discount.applying')}>
          {t('discount.apply')}
        </Button>
      </form>
    </Sheet>
  );
}

import type { Preview } from '@meetingapp/contract/orders/order.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { ticketPercent } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface DiscountCodeProps {
  preview: Preview;
  currency: string;
  /** An empty string removes the code. */
  onUse: (code: string) => Promise<CallFailure | null>;
}

/** A row that opens a sheet to enter a code; after use it shows the discount. */
export function DiscountCode({ preview, currency, onUse }: DiscountCodeProps) {
  const t = useT('registrationFee');
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const off = -preview.lines.filter((line) => line.kind === 'discount').reduce((sum, line) => sum + line.amount, 0);

  async function redeem(text: string) {
    setBusy(true);
    const failure = await onUse(text);
    setBusy(false);
    setError(failure?.msg ?? '');
    if (!failure) setOpen(false);
    else if (!open) showTopTip(failure.msg);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') setError(t('discount.required'));
    else void redeem(code.trim());
  }

  if (preview.discountCode) {
    return (
      <div className="discount">
        <Icon icon={ticketPercent} />
        <span className="grow">
          {t('discount.applied', { code: preview.discountCode })}{' '}
          <span className="okc t-sm">{t('discount.saved', { price: moneyText(off, currency) })}</span>
        </span>
        <button type="button" className="link" disabled={busy} onClick={() => void redeem('')}>
          {t('discount.remove')}
        </button>
      </div>
    );
  }
  return (
    <>
      <button type="button" className="discount" onClick={() => setOpen(true)}>
        <Icon icon={ticketPercent} />
        <span className="grow">{t('discount.use')}</span>
        <Icon icon={chevronRight} size="s" className="chev" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('discount.title')} closeLabel={t('discount.close')}>
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
    </>
  );
}

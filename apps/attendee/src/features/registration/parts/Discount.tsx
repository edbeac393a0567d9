import type { Preview } from '@meetingapp/contract/orders.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons.ts';
import { ticketPercent } from '@meetingapp/ui/icons-sign-up.ts';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { Sheet } from '@meetingapp/ui/Sheet.tsx';
import { TextField } from '@meetingapp/ui/TextField.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CallFailure } from '../../../lib/call.ts';
import { useT } from '../../../lib/texts.ts';

interface DiscountProps {
  preview: Preview;
  currency: string;
  /** '' takes the code back. */
  onUse: (code: string) => Promise<CallFailure | null>;
}

/** A row that opens a sheet for the code; used, it says what it takes off. */
export function Discount({ preview, currency, onUse }: DiscountProps) {
  const t = useT('registration');
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
    if (code.trim() === '') setError(t('sign.required'));
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

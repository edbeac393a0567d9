import type { Preview } from '@meetingapp/contract/orders/order.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { ticketPercent } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { reportMissing } from '../../../lib/rendering/patiently.ts';
import { useLatePart } from '../../../lib/rendering/use-late-part.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface DiscountCodeProps {
  preview: Preview;
  currency: string;
  /** An empty string removes the code. */
  onUse: (code: string) => Promise<CallFailure | null>;
}

const load = () => import('./DiscountSheet.tsx').then((file) => file.DiscountSheet);

/** A row that opens a sheet to enter a code; after use it shows the discount. */
export function DiscountCode({ preview, currency, onUse }: DiscountCodeProps) {
  const t = useT('registrationFee');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const sheet = useLatePart(load, open, () => {
    setOpen(false);
    reportMissing();
  });
  const off = -preview.lines.filter((line) => line.kind === 'discount').reduce((sum, line) => sum + line.amount, 0);

  async function remove() {
    setBusy(true);
    const failure = await onUse('');
    setBusy(false);
    if (failure) showTopTip(failure.msg);
  }

  if (preview.discountCode) {
    return (
      <div className="discount">
        <Icon icon={ticketPercent} />
        <span className="grow">
          {t('discount.applied', { code: preview.discountCode })}{' '}
          <span className="okc t-sm">{t('discount.saved', { price: moneyText(off, currency) })}</span>
        </span>
        <button type="button" className="link" disabled={busy} onClick={() => void remove()}>
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
      {sheet({ open, onClose: () => setOpen(false), onUse })}
    </>
  );
}

import './RefundEffects.css';
import type { RefundTouches } from '@meetingapp/contract/orders/refund.ts';
import { amountText } from '../forms/money.ts';
import { useT } from '../texts/texts.ts';

interface Planned {
  touches: RefundTouches;
  /** Of all amounts. */
  currency: string;
  /** Paid now for the registration; null when nothing was ever paid. */
  paidNow: number | null;
  /** Under way back already. */
  refunding: number;
  /** To refund. */
  amount: number;
  /** True when the registration is cancelled. */
  ends: boolean;
}

/** Says before a refund or a cancellation what becomes of the money, the place, the room and the invoice. */
export function RefundEffects({ touches, currency, paidNow, refunding, amount, ends }: Planned) {
  const t = useT('refundEffects');
  const left = Math.max(0, (paidNow ?? 0) - refunding - amount);
  const { fee, stays } = touches;
  return (
    <section className="refund-effects" aria-label={t(ends ? 'titleEnd' : 'title')} aria-live="polite">
      <b>{t(ends ? 'titleEnd' : 'title')}</b>
      <ul className="small">
        {paidNow !== null && (
          <li>{t('paidNow', { now: amountText(paidNow, currency), left: amountText(left, currency) })}</li>
        )}
        {fee !== '' && <li>{t(ends ? 'placeEnd' : 'place', { fee })}</li>}
        {stays.map(({ hotel, roomType, checkIn, checkOut }) => (
          <li key={`${hotel} ${roomType} ${checkIn}`}>
            {t(ends ? 'roomEnd' : 'room', { room: `${hotel} ${roomType}`, nights: `${checkIn} – ${checkOut}` })}
          </li>
        ))}
        <li>{invoiceText(t, touches.invoice, { amount, left, ends, currency })}</li>
      </ul>
    </section>
  );
}

function invoiceText(
  t: ReturnType<typeof useT<'refundEffects'>>,
  invoice: RefundTouches['invoice'],
  { amount, left, ends, currency }: { amount: number; left: number; ends: boolean; currency: string },
): string {
  if (invoice === null) return t(ends || left === 0 ? 'invoice.noneEnd' : 'invoice.none');
  if (invoice.state === 'asked') {
    if (invoice.together) return t('invoice.askedTogether');
    return left > 0 ? t('invoice.asked', { left: amountText(left, currency) }) : t('invoice.askedNothing');
  }
  const issued = { number: invoice.number, amount: amountText(invoice.amount ?? 0, currency) };
  if (amount === 0) return t('invoice.untouched', issued);
  const back = amountText(amount, currency);
  return invoice.together
    ? t('invoice.together', { number: invoice.number, back })
    : t('invoice.issued', { ...issued, back });
}

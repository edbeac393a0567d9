import { CountdownPill } from '@meetingapp/ui/data/CountdownPill.tsx';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useT } from '../../../lib/texts/texts.ts';
import './payment.css';

interface PaymentAmountProps {
  label: string;
  /** In fen. */
  total: number;
  currency: string;
  /** The places are held until then; null shows no time. */
  until: string | null;
  /** What is shown of the time left. */
  kept?: (left: string) => string;
  /** The time has run out. */
  onEnd: () => void;
}

/** The sum to pay and the time left. */
export function PaymentAmount({ label, total, currency, until, kept, onEnd }: PaymentAmountProps) {
  const t = useT('orders');
  return (
    <section className="pay-amount">
      <p className="ink-2 t-sm">{label}</p>
      <Money fen={total} currency={currency} cents size="3xl" />
      {until !== null && (
        <CountdownPill
          deadline={Date.parse(until)}
          now={serverClock.now}
          text={kept ?? ((left) => t('pay.kept', { left }))}
          onEnd={onEnd}
        />
      )}
    </section>
  );
}

import { extraCalls as calls, type Offer } from '@meetingapp/contract/exhibition/extra.ts';
import type { InvoiceForm } from '@meetingapp/contract/orders/order.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { invoiceToSend } from '../../../shared/invoice/view.ts';
import { beginInvoice, hasInvoiceErrors, mayHaveInvoice, noInvoice, OrderInvoice } from './OrderInvoice.tsx';

interface OrderSheetProps {
  showid: string;
  currency: string;
  /** What was chosen, with the number of pieces. */
  chosen: readonly { offer: Offer; count: number }[];
  lastInvoice: InvoiceForm | null;
  ordered: () => void;
  close: () => void;
}

/** What was chosen, its total, and the invoice; then the order. */
export function OrderSheet({ showid, currency, chosen, lastInvoice, ordered, close }: OrderSheetProps) {
  const t = useT('stand');
  const app = useT('app');
  const language = useLanguage();
  const { send, sending } = useSend(calls.order);
  const [form, setForm] = useState(() => beginInvoice(lastInvoice));
  const [all, setAll] = useState(false);
  const [fault, setFault] = useState('');
  const total = chosen.reduce((sum, { offer, count }) => sum + offer.price * count, 0);
  const mayAsk = mayHaveInvoice(total, currency);

  async function submit(): Promise<void> {
    setAll(true);
    if (mayAsk && hasInvoiceErrors(form)) return setFault(t('orders.invoiceWrong'));
    const lines = chosen.map(({ offer, count }) => ({ extraId: offer.id, count }));
    const outcome = await send({ showid, lines, invoice: mayAsk ? invoiceToSend(form) : noInvoice });
    if (!outcome.ok) return setFault(outcome.failure.msg);
    showSuccess(t('orders.ordered'));
    ordered();
  }
  return (
    <Sheet open onClose={close} title={t('orders.confirm')} closeLabel={t('close')}>
      <div className="ex-sheet">
        <dl className="ex-lines">
          {chosen.map(({ offer, count }) => (
            <div key={offer.id}>
              <dt>{t('orders.line', { name: pickLanguage(offer.name, language), count })}</dt>
              <dd>{moneyText(offer.price * count, currency, true)}</dd>
            </div>
          ))}
          <div className="ex-total">
            <dt>{t('orders.total')}</dt>
            <dd>{moneyText(total, currency, true)}</dd>
          </div>
        </dl>
        {mayAsk && <OrderInvoice form={form} all={all} change={setForm} />}
        {fault !== '' && (
          <p role="alert" className="is-error">
            {fault}
          </p>
        )}
        <Button loading={sending} loadingText={app('submitting')} guard onClick={() => void submit()}>
          {t('orders.order')}
        </Button>
        <p className="t-sm ink-2">{t('orders.orderText')}</p>
      </div>
    </Sheet>
  );
}

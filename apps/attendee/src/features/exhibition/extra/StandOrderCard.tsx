import { extraCalls as calls, type StandOrder } from '@meetingapp/contract/exhibition/extra.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { invoiceToSend } from '../../../shared/invoice/view.ts';
import { beginInvoice, hasInvoiceErrors, mayHaveInvoice, OrderInvoice } from './OrderInvoice.tsx';

const looks = { open: 'soon', paid: 'ok', cancelled: 'ended', refunded: 'ended' } as const;

interface StandOrderCardProps {
  order: StandOrder;
  currency: string;
  zone: string;
}

/** One order: what, how much, whether it is paid, and its invoice. */
export function StandOrderCard({ order, currency, zone }: StandOrderCardProps) {
  const t = useT('stand');
  const language = useLanguage();
  const cancel = useSend(calls.cancel);
  const [asking, setAsking] = useState(false);
  const { id, number, state, total, createdAt, lines, invoice } = order;
  const mayAsk = mayHaveInvoice(total, currency) && (state === 'open' || state === 'paid');
  const fixed = invoice !== null && invoice.state !== 'asked' && invoice.state !== 'refused';

  async function cancelNow(): Promise<void> {
    const sure = await askConfirm({
      title: t('orders.cancelSure'),
      text: t('orders.cancelText'),
      stay: t('orders.keep'),
      act: t('orders.cancel'),
      danger: true,
    });
    if (!sure) return;
    const outcome = await cancel.send({ orderId: id });
    invalidate(calls.list);
    if (!outcome.ok) showTopTip(outcome.failure.msg);
  }
  return (
    <article className="card ex-order" aria-label={t('orders.number', { number })}>
      <p className="ex-order-head">
        <span className="t-sm ink-2">{momentText(createdAt, zone, language)}</span>
        <Tag kind={looks[state]}>{t(`orders.states.${state}`)}</Tag>
      </p>
      <dl className="ex-lines">
        {lines.map(({ name, price, count }) => (
          <div key={`${name.zh}.${name.en}`}>
            <dt>{t('orders.line', { name: pickLanguage(name, language), count })}</dt>
            <dd>{moneyText(price * count, currency, true)}</dd>
          </div>
        ))}
        <div className="ex-total">
          <dt>{t('orders.total')}</dt>
          <dd>{moneyText(total, currency, true)}</dd>
        </div>
      </dl>
      <p className="t-sm ink-2">{t('orders.number', { number })}</p>
      {invoice && (
        <p className="t-sm ex-wrap">
          {t(`orders.invoiceStates.${fixed ? 'issued' : invoice.state === 'refused' ? 'refused' : 'asked'}`, {
            title: invoice.form.title ?? '',
            number: invoice.number,
            reason: invoice.reason,
          })}
          {invoice.file !== '' && (
            <>
              {' '}
              <a href={invoice.file} target="_blank" rel="noopener">
                {t('orders.invoiceFile')}
              </a>
            </>
          )}
        </p>
      )}
      <div className="ex-order-acts">
        {mayAsk && !fixed && (
          <Button variant="soft" size="sm" onClick={() => setAsking(true)}>
            {t(invoice ? 'orders.invoiceChange' : 'orders.invoiceAsk')}
          </Button>
        )}
        {state === 'open' && (
          <Button variant="ghost" size="sm" loading={cancel.sending} onClick={() => void cancelNow()}>
            {t('orders.cancel')}
          </Button>
        )}
      </div>
      {asking && <InvoiceSheet order={order} close={() => setAsking(false)} />}
    </article>
  );
}

function InvoiceSheet({ order, close }: { order: StandOrder; close: () => void }) {
  const t = useT('stand');
  const app = useT('app');
  const { send, sending } = useSend(calls.saveInvoice);
  const [form, setForm] = useState(() => beginInvoice(order.invoice?.form ?? null));
  const [all, setAll] = useState(false);
  const [fault, setFault] = useState('');
  async function submit(): Promise<void> {
    setAll(true);
    if (hasInvoiceErrors(form)) return setFault(t('orders.invoiceWrong'));
    const outcome = await send({ orderId: order.id, invoice: invoiceToSend(form) });
    invalidate(calls.list);
    if (!outcome.ok) return setFault(outcome.failure.msg);
    close();
    showSuccess(t('orders.invoiceSaved'));
  }
  return (
    <Sheet open onClose={close} title={t('orders.invoice')} closeLabel={t('close')}>
      <div className="ex-sheet">
        <OrderInvoice form={form} all={all} change={setForm} />
        {fault !== '' && (
          <p role="alert" className="is-error">
            {fault}
          </p>
        )}
        <Button loading={sending} loadingText={app('submitting')} onClick={() => void submit()}>
          {t('orders.invoiceSave')}
        </Button>
      </div>
    </Sheet>
  );
}

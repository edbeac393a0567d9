import './invoice.css';
import type { InvoiceForm, IssuedInvoice } from '@meetingapp/contract/orders/order.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { shortDay } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface InvoiceStatusProps {
  state: string;
  issued: IssuedInvoice;
  invoice: InvoiceForm | null;
}

/** Outcome of a requested invoice: the refusal, or its number, date, content and file. */
export function InvoiceStatus({ state, issued, invoice }: InvoiceStatusProps) {
  const t = useT('orders');
  const language = useLanguage();
  if (state === 'refused')
    return (
      <div className="wizard-note">
        <Note kind="warn">{t('invoice.refusedText', { reason: issued.reason })}</Note>
      </div>
    );
  if (issued.number === '') return null;
  const facts = [
    { name: t('invoice.number'), value: issued.number },
    { name: t('invoice.day'), value: issued.day && shortDay(issued.day, language) },
    { name: t('invoice.amount'), value: issued.amount !== null && moneyText(issued.amount, 'CNY', true) },
    { name: t('invoice.red'), value: issued.redAmount > 0 && moneyText(issued.redAmount, 'CNY', true) },
    { name: t('invoice.kind'), value: invoice && t(`invoice.${invoice.kind}`) },
    { name: t('invoice.name'), value: invoice?.title },
    { name: t('invoice.taxNumber'), value: invoice?.taxNumber },
    { name: t('invoice.email'), value: invoice?.email },
  ].filter(({ value }) => value);
  return (
    <section className="invoice-standing" aria-label={t('invoice.issued')}>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {issued.file !== '' && (
        <p className="invoice-file">
          <Link
            name="pdfView"
            query={{ file: issued.file, name: t('invoice.fileName', { number: issued.number }), save: 1 }}
            className="btn outline"
          >
            <Icon icon={fileText} size="s" />
            {t('invoice.open')}
          </Link>
          <a className="btn outline" href={issued.file} download={`${issued.number}.pdf`}>
            <Icon icon={download} size="s" />
            {t('invoice.download')}
          </a>
        </p>
      )}
      <p className="t-sm ink-2">{t(state === 'red_letter' ? 'invoice.redText' : 'invoice.locked')}</p>
    </section>
  );
}

import type { InvoiceForm, IssuedInvoice } from '@meetingapp/contract/orders.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { download } from '@meetingapp/ui/icons-sign-up.ts';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { Note } from '@meetingapp/ui/Note.tsx';
import { shortDay } from '../../../lib/dates.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';

interface InvoiceStandingProps {
  state: string;
  issued: IssuedInvoice;
  invoice: InvoiceForm | null;
}

/** What became of the invoice that was asked for: why not, or its number, its day, what stands on it, and its file. */
export function InvoiceStanding({ state, issued, invoice }: InvoiceStandingProps) {
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
          <To
            name="pdfView"
            query={{ file: issued.file, name: t('invoice.fileName', { number: issued.number }), save: 1 }}
            className="btn outline"
          >
            <Icon icon={fileText} size="s" />
            {t('invoice.open')}
          </To>
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

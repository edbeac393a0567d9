import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Copyable } from '@meetingapp/ui/actions/Copyable.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usualZone } from '../../../lib/parts/use-conference.ts';
import type { ShownSheet } from './use-payment.ts';

interface PaymentSheetsProps {
  shown: ShownSheet | null;
  onClose: () => void;
  price: string;
  until: string | null;
}

/** Sheet with the code to scan, or the account to transfer to. The page behind keeps polling. */
export function PaymentSheets({ shown, onClose, price, until }: PaymentSheetsProps) {
  const t = useT('orders');
  const language = useLanguage();
  const title = shown?.method === 'bank_transfer' ? t('pay.bankTitle') : t('pay.scan');
  return (
    <Sheet open={shown !== null} onClose={onClose} title={title} closeLabel={t('pay.close')}>
      {shown?.method === 'native' && (
        <div className="pay-code">
          <p className="t-2xl">{price}</p>
          <QrCode value={shown.codeUrl} label={t('pay.scanLabel')} size="4rem" />
          <p className="ink-2">{t('pay.scanText')}</p>
          {/^https?:/.test(shown.codeUrl) && (
            <a className={buttonClass('soft', 'sm')} href={shown.codeUrl} target="_blank" rel="noreferrer">
              {t('pay.openCashier')}
            </a>
          )}
        </div>
      )}
      {shown?.method === 'bank_transfer' && (
        <>
          <Note kind="warn">{t('pay.bankReferenceText')}</Note>
          <dl className="kv pay-bank">
            {(
              [
                ['bankReference', shown.reference],
                ['bankAccount', shown.account],
                ['bankName', shown.bank],
                ['bankNumber', shown.number],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{t(`pay.${name}`)}</dt>
                <dd>
                  <Copyable
                    text={value}
                    label={t('pay.copyOne', { name: t(`pay.${name}`) })}
                    copiedLabel={t('pay.copied')}
                  />
                </dd>
              </div>
            ))}
            <div>
              <dt>{t('pay.due')}</dt>
              <dd>{price}</dd>
            </div>
          </dl>
          {until && (
            <p className="t-sm ink-2 pay-until">{t('mine.until', { time: momentText(until, usualZone, language) })}</p>
          )}
        </>
      )}
    </Sheet>
  );
}

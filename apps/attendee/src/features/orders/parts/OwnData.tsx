import type { RegistrationDetail } from '@meetingapp/contract/registration.ts';
import { Card } from '@meetingapp/ui/Card.tsx';
import { receiptText } from '@meetingapp/ui/icons-sign-up.ts';
import { List } from '@meetingapp/ui/List.tsx';
import { ListRow } from '@meetingapp/ui/ListRow.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { registrationCalls } from '@meetingapp/contract/registration.ts';
import { useGo } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { Standing } from '../view.ts';
import { Answers } from './Answers.tsx';

const invoiceStates = ['asked', 'refused', 'issued', 'sent', 'partly_red', 'red_letter'] as const;

/** Invoice, and what was entered. */
export function OwnData({ registration, standing }: { registration: RegistrationDetail; standing: Standing }) {
  const t = useT('orders');
  const go = useGo();
  const { cid, regId, invoice } = registration;
  const setting = useCall(registrationCalls.conInfo, { cid }, { quiet: true });
  const hasInvoice = setting.answer?.data.hasInvoice === '1' && standing !== 'over';
  const state = invoiceStates.find((one) => one === invoice?.state);
  return (
    <>
      {hasInvoice && (
        <>
          <div className="head">
            <h2>{t('own.invoice')}</h2>
          </div>
          <List>
            <ListRow
              icon={receiptText}
              title={
                invoice
                  ? invoice.kind === 'special'
                    ? t('invoice.special')
                    : t('invoice.ordinary')
                  : t('own.askInvoice')
              }
              text={invoice ? invoice.title : undefined}
              trailing={
                state && (
                  <Tag kind={state === 'issued' || state === 'sent' ? 'ok' : 'soon'}>{t(`invoiceStates.${state}`)}</Tag>
                )
              }
              onPress={() => go('signInvoice', { opFlag: 1 }, { cid, reg: regId })}
            />
          </List>
        </>
      )}
      <div className="head">
        <h2>{t('own.data')}</h2>
      </div>
      <Card>
        <Answers answers={registration.answers} />
      </Card>
    </>
  );
}

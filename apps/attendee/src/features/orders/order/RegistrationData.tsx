import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { OrderStatus } from '../view.ts';
import { Answers } from '../parts/Answers.tsx';

const invoiceStates = ['asked', 'refused', 'issued', 'sent', 'partly_red', 'red_letter'] as const;

/** Invoice and submitted answers. */
export function RegistrationData({
  registration,
  standing,
}: {
  registration: RegistrationDetail;
  standing: OrderStatus;
}) {
  const t = useT('orders');
  const go = useNavigate();
  const { cid, regId, invoice } = registration;
  const setting = useCall(registrationCalls.conInfo, { cid }, { quiet: true });
  const isHome = registration.currency === HOME_CURRENCY;
  const hasInvoice = setting.answer?.data.hasInvoice === '1' && isHome && standing !== 'over';
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

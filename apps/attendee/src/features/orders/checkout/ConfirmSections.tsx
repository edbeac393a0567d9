import type { Preview } from '@meetingapp/contract/orders/order.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import type { ReactNode } from 'react';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import type { StepName } from '../../../shared/sign-up/steps.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Answers } from '../parts/Answers.tsx';
import { StayText } from '../parts/StayText.tsx';

interface ConfirmSectionsProps {
  signUp: SignUp;
  registration: RegistrationDetail;
  /** Null: the chosen fee is no longer available. */
  preview: Preview | null;
}

/** Person, fee, hotel and invoice, each with a link to its step. */
export function ConfirmSections({ signUp, registration, preview }: ConfirmSectionsProps) {
  const t = useT('orders');
  const goStep = useGoStep(signUp);
  const newHome = signUp.conInfo.extend_config.new_api_fl === '1';
  // An approved registration stays as approved; only the invoice may still change.
  const fixed = registration.state !== 'draft';
  const has = (step: StepName) => signUp.steps.includes(step);
  const edit = (step: StepName) => (
    <button type="button" onClick={() => goStep(step, { opFlag: 1, newHome })}>
      {t('confirm.edit')}
    </button>
  );
  const nights = preview?.lines.filter((line) => line.kind === 'night') ?? [];
  const stay = registration.hotel.find((book) => book.bookFl > 0);
  const amount = (fen: number): ReactNode => preview && moneyText(fen, preview.currency, true);
  const { invoice } = registration;
  return (
    <div className="confirm-parts">
      <Head title={t('confirm.who')} action={registration.can.edit || !fixed ? edit('personal') : null} />
      <Card>
        <p className="t-lg">{registration.name}</p>
        {registration.branch && <p className="ink-2">{registration.branch}</p>}
        <Answers answers={registration.answers.filter((one) => one.code !== 'name')} />
      </Card>
      <Head title={t('confirm.fee')} action={!fixed && edit('fee')} />
      <List>
        {preview ? (
          preview.lines
            .filter((line) => line.kind !== 'night')
            .map((line) => (
              <ListRow
                key={`${line.kind}${line.title}`}
                title={line.title}
                text={line.quantity > 1 ? `${line.remark} × ${line.quantity}` : line.remark}
                trailing={amount(line.amount)}
              />
            ))
        ) : (
          <ListRow title={t('confirm.feeGone')} onPress={() => goStep('fee', { opFlag: 1 })} />
        )}
      </List>
      {has('hotel') && (
        <>
          <Head title={t('confirm.hotel')} action={!fixed && edit('hotel')} />
          <List>
            {stay ? (
              <ListRow
                title={stay.hotel}
                text={<StayText book={stay} />}
                trailing={amount(nights.reduce((sum, line) => sum + line.amount, 0) || stay.amount)}
              />
            ) : (
              <ListRow title={<span className="ink-2">{t('confirm.noHotel')}</span>} />
            )}
          </List>
        </>
      )}
      {has('invoice') && (
        <>
          <Head title={t('confirm.invoice')} action={edit('invoice')} />
          <List>
            {invoice ? (
              <ListRow
                title={invoice.kind === 'special' ? t('invoice.special') : t('invoice.ordinary')}
                text={`${invoice.title} · ${invoice.email}`}
              />
            ) : (
              <ListRow title={<span className="ink-2">{t('confirm.noInvoice')}</span>} />
            )}
          </List>
        </>
      )}
    </div>
  );
}

function Head({ title, action }: { title: string; action: ReactNode }) {
  return (
    <div className="head">
      <h2>{title}</h2>
      {action}
    </div>
  );
}

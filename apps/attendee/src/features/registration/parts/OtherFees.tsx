import type { ConFee } from '@meetingapp/contract/registration.ts';
import { ChoiceCard } from '@meetingapp/ui/ChoiceCard.tsx';
import { Money } from '@meetingapp/ui/Money.tsx';
import { To } from '../../../lib/go.tsx';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts.ts';
import { reasonOf } from '../view.ts';

/** What one may not have stays in its place, with the reason and the way to change it. */
export function OtherFees({ fees, signUp }: { fees: readonly ConFee[]; signUp: SignUp }) {
  const t = useT('registration');
  if (fees.length === 0) return null;
  return (
    <>
      <div className="head">
        <h2>{t('fee.others')}</h2>
        <To name={signUp.adding ? 'signAdd' : 'signHome'} params={{ opFlag: 0 }} query={{ ...signUp.query, at: 'form' }}>
          {t('fee.changeInfo')}
        </To>
      </div>
      {fees.map((fee) => (
        <ChoiceCard
          key={fee.feeId}
          name="other-fee"
          value={String(fee.feeId)}
          checked={false}
          onChange={() => {}}
          title={fee.feeTitle}
          price={<Money fen={fee.feeAmount} currency={fee.feeCurrency} size="lg" />}
          disabled
          reason={reasonOf(fee) || t('fee.unavailable')}
        />
      ))}
    </>
  );
}

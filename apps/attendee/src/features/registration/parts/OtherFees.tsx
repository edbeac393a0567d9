import type { ConFee } from '@meetingapp/contract/registration.ts';
import { ChoiceCard } from '@meetingapp/ui/ChoiceCard.tsx';
import { To } from '../../../lib/go.tsx';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts.ts';
import { reasonOf } from '../view.ts';
import { FeePrice } from './FeePrice.tsx';

/** The fewest conditions that would give it; where it is not a matter of conditions, what stands against it. */
const needs = (fee: ConFee) => fee.missing.join('；') || reasonOf(fee);

/** What one may not have stays in its place, with the reason and the way to change it. */
export function OtherFees({ fees, signUp, editing }: { fees: readonly ConFee[]; signUp: SignUp; editing: boolean }) {
  const t = useT('registration');
  // With a room held the form opens only for editing (T10).
  const booked = signUp.info.hotel_book.some((book) => book.bookFl > 0);
  if (fees.length === 0) return null;
  return (
    <>
      <div className="head">
        <h2>{t('fee.others')}</h2>
        <To
          name={signUp.adding ? 'signAdd' : 'signHome'}
          params={{ opFlag: editing || booked ? 1 : 0 }}
          query={{ ...signUp.query, at: 'form' }}
        >
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
          price={<FeePrice fee={fee} size="lg" />}
          disabled
          reason={needs(fee) ? t('fee.needs', { reason: needs(fee) }) : t('fee.unavailable')}
        />
      ))}
    </>
  );
}

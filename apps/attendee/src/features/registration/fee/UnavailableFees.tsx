import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { reasonOf } from '../view.ts';
import { FeePrice } from './FeePrice.tsx';

/** The smallest set of missing conditions; where conditions are not the cause, the reason. */
const needs = (fee: ConFee, language: Language) =>
  joinList(fee.missing, language, 'entries') || reasonOf(fee, language);

/** Fees that the person may not choose, with the reason and a way to change it. */
export function UnavailableFees({
  fees,
  signUp,
  editing,
}: {
  fees: readonly ConFee[];
  signUp: SignUp;
  editing: boolean;
}) {
  const t = useT('registrationFee');
  const language = useLanguage();
  // With a held room the form opens only for editing (T10).
  const booked = signUp.info.hotel_book.some((book) => book.bookFl > 0);
  if (fees.length === 0) return null;
  return (
    <>
      <div className="head">
        <h2>{t('fee.others')}</h2>
        <Link
          name={signUp.adding ? 'signAdd' : 'signHome'}
          params={{ opFlag: editing || booked ? 1 : 0 }}
          query={{ ...signUp.query, at: 'form' }}
        >
          {t('fee.changeInfo')}
        </Link>
      </div>
      {fees.map((fee) => (
        <ChoiceCard
          key={fee.feeId}
          name="other-fee"
          value={String(fee.feeId)}
          checked={false}
          onChange={() => {}}
          title={fee.feeTitle}
          // Without a price in this currency there is nothing to show.
          price={fee.window !== '' && <FeePrice fee={fee} size="lg" />}
          disabled
          reason={needs(fee, language) ? t('fee.needs', { reason: needs(fee, language) }) : t('fee.unavailable')}
        />
      ))}
    </>
  );
}

import { guestCalls } from '@meetingapp/contract/registration/guest.ts';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { CurrencyChips } from '../fee/CurrencyChips.tsx';
import type { Answers } from '../../../shared/sign-up/form.ts';

interface GuestFeesProps {
  cid: string;
  formId: string | null;
  answers: Answers;
  branchId: number | string | null;
  /** Of the conference. */
  currencies: readonly string[];
  currency: string;
  setCurrency: (currency: string) => void;
  chosen: number | string | null;
  choose: (feeId: number | string) => void;
  /** Returns to the form. */
  back: () => void;
}

/** The fees of today for these answers: paid at the desk. */
export function GuestFees(props: GuestFeesProps) {
  const { cid, formId, answers, branchId, currencies, currency, setCurrency, chosen, choose, back } = props;
  const t = useT('registrationGuest');
  const app = useT('app');
  const asked = useCall(guestCalls.guestFees, { cid, formId, answers, branchId, feeCurrency: currency }, { fresh: 0 });
  const { answer, failure, asking, again } = asked;
  if (failure && !answer)
    return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />;
  if (!answer) return <Loader label={app('loading')} />;
  return (
    <div className="stack">
      <CurrencyChips offered={currencies} value={currency} change={setCurrency} />
      {answer.fees.length === 0 && <Note kind="warn">{t('noFee')}</Note>}
      <ChoiceGroup legend={t('feeTitle')} legendHidden role="radiogroup" required>
        {answer.fees.map((fee) => (
          <ChoiceCard
            key={fee.feeId}
            name="fee"
            value={String(fee.feeId)}
            checked={chosen === fee.feeId}
            onChange={() => choose(fee.feeId)}
            title={fee.title}
            text={fee.proof === '' ? undefined : fee.proof}
            price={<Money fen={fee.amount} currency={currency} />}
          />
        ))}
      </ChoiceGroup>
      <button type="button" className="link" onClick={back}>
        {t('change')}
      </button>
    </div>
  );
}

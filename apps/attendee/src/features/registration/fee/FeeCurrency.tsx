import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { CurrencyChips } from './CurrencyChips.tsx';

/** The currency of all prices, where the organiser offers several. */
export function FeeCurrency({ signUp }: { signUp: SignUp }) {
  const t = useT('registrationFee');
  const { conInfo, currency } = signUp;
  return (
    <CurrencyChips
      // One that is no longer offered stays for a person who has chosen it.
      offered={[...new Set([...conInfo.currencies, currency])]}
      value={currency}
      hint={t('fee.currencyText')}
      change={(code) => signUp.change({ currency: code })}
    />
  );
}

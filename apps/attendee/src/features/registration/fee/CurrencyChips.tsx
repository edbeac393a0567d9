import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface CurrencyChipsProps {
  offered: readonly string[];
  value: string;
  hint?: string;
  change: (currency: string) => void;
}

/** Choice of a currency; nothing where there is only one. */
export function CurrencyChips({ offered, value, hint, change }: CurrencyChipsProps) {
  const t = useT('registrationFee');
  const language = useLanguage();
  if (offered.length < 2) return null;
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  return (
    <div className="wizard-hold">
      <Chips
        legend={t('fee.currency')}
        {...(hint === undefined ? {} : { hint })}
        name="fee-currency"
        value={value}
        options={offered.map((code) => ({
          value: code,
          label: t('fee.currencyName', { name: names.of(code) ?? '', code }),
        }))}
        onChange={change}
      />
    </div>
  );
}

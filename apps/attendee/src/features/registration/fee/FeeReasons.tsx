import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, chevronDown, clock, x } from '@meetingapp/ui/icons/icons.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { lastDayText } from '../view.ts';

/** "Why this price": the conditions with their results, and upcoming price changes by date. */
export function FeeReasons({ fee, zone }: { fee: ConFee; zone: string }) {
  const t = useT('registrationFee');
  const language = useLanguage();
  const changes = fee.until !== null && fee.nextAmount !== fee.feeAmount;
  if (fee.why.length === 0 && !changes) return null;
  const date = fee.until ? lastDayText(fee.until, zone, language) : '';
  return (
    <details className="fee-why">
      <summary>
        {t('fee.why')}
        <Icon icon={chevronDown} size="s" />
      </summary>
      <ul>
        {fee.why.map((reason) => (
          <li key={reason.text} className={reason.holds ? undefined : 'not'}>
            <Icon icon={reason.holds ? check : x} size="xs" />
            <span>{reason.text}</span>
          </li>
        ))}
        {changes && (
          <li className="then">
            <Icon icon={clock} size="xs" />
            <span>
              {fee.nextAmount === null
                ? t('fee.ends', { date })
                : t('fee.then', { date, price: moneyText(fee.nextAmount, fee.feeCurrency) })}
            </span>
          </li>
        )}
      </ul>
    </details>
  );
}

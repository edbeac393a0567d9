import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { lastDayText } from '../view.ts';

/** The current price and the next one; nothing where the price does not change. */
export function FeeWindows({ fee, zone }: { fee: ConFee; zone: string }) {
  const t = useT('registrationFee');
  const language = useLanguage();
  if (!fee.until || fee.nextAmount === fee.feeAmount) return null;
  const price = (fen: number) => (fen === 0 ? t('fee.free') : moneyText(fen, fee.feeCurrency));
  return (
    <div className="fee-windows">
      <p className="now">
        {fee.window} {price(fee.feeAmount)}
        <br />
        {t('fee.until', { date: lastDayText(fee.until, zone, language) })}
      </p>
      <p>
        {t('fee.after')}
        <br />
        {fee.nextAmount === null ? t('fee.stops') : price(fee.nextAmount)}
      </p>
    </div>
  );
}

import type { ConFee } from '@meetingapp/contract/registration.ts';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { useConference, usualZone } from '../../../lib/use-conference.ts';
import { lastDayText } from '../view.ts';

/** The price of now and the one after it; nothing where the price stays as it is. */
export function FeeWindows({ fee, cid }: { fee: ConFee; cid: string }) {
  const t = useT('registration');
  const language = useLanguage();
  const zone = useConference(cid)?.zone ?? usualZone;
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

import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Price of a fee; a price of 0 is shown as a word. */
export function FeePrice({ fee, size }: { fee: ConFee; size: 'lg' | 'xl' }) {
  const t = useT('registrationFee');
  if (fee.feeAmount === 0) return <span className={`price t-${size}`}>{t('fee.free')}</span>;
  return <Money fen={fee.feeAmount} currency={fee.feeCurrency} size={size} />;
}

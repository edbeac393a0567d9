import type { ConFee } from '@meetingapp/contract/registration.ts';
import { Money } from '@meetingapp/ui/Money.tsx';
import { useT } from '../../../lib/texts.ts';

/** What a kind of registration costs; nothing is said as a word. */
export function FeePrice({ fee, size }: { fee: ConFee; size: 'lg' | 'xl' }) {
  const t = useT('registration');
  if (fee.feeAmount === 0) return <span className={`price t-${size}`}>{t('fee.free')}</span>;
  return <Money fen={fee.feeAmount} currency={fee.feeCurrency} size={size} />;
}

import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface FeeDifferenceProps {
  regId: number;
  feeId: number;
  branchId: number | null;
}

/** What a change to this fee would cost or refund now, as the server quotes it; why it refuses, where it does. */
export function FeeDifference({ regId, feeId, branchId }: FeeDifferenceProps) {
  const t = useT('registrationChange');
  const { answer, failure } = useCall(
    changeCalls.changeQuote,
    { regid: regId, kind: 'fee', feeId, branchId },
    { fresh: 0, quiet: true },
  );
  if (failure) return <>{failure.msg}</>;
  if (!answer) return null;
  const { toPay, refund, before, after, currency } = answer.quote;
  if (toPay > 0) return <>{t('change.more', { price: moneyText(toPay, currency, true) })}</>;
  if (refund > 0) return <>{t('change.less', { price: moneyText(refund, currency, true) })}</>;
  return <>{t(before === after ? 'change.equal' : 'change.noneBack')}</>;
}

import './ProviderBill.css';
import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { amountText } from '../../../lib/forms/money.ts';

/** Own amount minus the provider's: green when equal, with its sign otherwise. */
export function AmountDifference({ amount }: { amount: number }) {
  return (
    <b className={amount === 0 ? 'agrees' : 'differs'}>
      {amount > 0 && '+'}
      {amountText(amount, HOME_CURRENCY)}
    </b>
  );
}

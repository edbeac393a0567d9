import './Bill.css';
import { amountText } from '../../../lib/money.ts';

/** Ours less theirs: green where nothing differs, with its sign where something does. */
export function Difference({ amount }: { amount: number }) {
  return (
    <b className={amount === 0 ? 'agrees' : 'differs'}>
      {amount > 0 && '+'}
      {amountText(amount)}
    </b>
  );
}

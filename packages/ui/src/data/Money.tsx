import './Money.css';
import { joinClasses } from '../styles/join-classes.ts';
import { moneyParts, moneyText } from './money-parts.ts';

export interface MoneyProps {
  /** Smallest unit of the currency, an integer. */
  fen: number;
  currency?: string | undefined;
  /** Shows `.00` too: only in payment contexts. */
  cents?: boolean | undefined;
  size?: 'md' | 'lg' | 'xl' | '2xl' | '3xl' | undefined;
  /** Struck through as a former price; the label is for screen readers. */
  was?: { label: string } | undefined;
  className?: string | undefined;
}

export function Money({ fen, currency, cents, size = 'lg', was, className }: MoneyProps) {
  if (was) {
    return (
      <s className={joinClasses('was', className)}>
        <span className="sr">{was.label}</span>
        {moneyText(fen, currency, cents)}
      </s>
    );
  }
  const parts = moneyParts(fen, currency, cents);
  return (
    <span className={joinClasses('price', `t-${size}`, className)}>
      {parts.minus}
      <small>{parts.sign}</small>
      {parts.whole}
      {parts.cents && <i>{parts.cents}</i>}
    </span>
  );
}

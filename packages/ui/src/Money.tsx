import './Money.css';
import { joinClasses } from './join-classes.ts';
import { moneyParts, moneyText } from './money-parts.ts';

export interface MoneyProps {
  /** Hundredths of the currency, an integer. */
  fen: number;
  currency?: string | undefined;
  /** `.00` too: only where one pays. */
  cents?: boolean | undefined;
  size?: 'md' | 'lg' | 'xl' | '2xl' | '3xl' | undefined;
  /** What it cost before: struck through, with a word for readers. */
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

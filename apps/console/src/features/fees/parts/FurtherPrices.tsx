import { Input } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { amountKeyboard, amountText, fenOf } from '../../../lib/forms/money.ts';

type Prices = Readonly<Record<string, number>>;

interface FurtherPricesProps {
  /** Further currencies of the conference. */
  currencies: readonly string[];
  /** What is priced, for assistive technology. */
  label: string;
  prices: Prices | undefined;
  /** Texts of each field; absent: those of a price. `blank`: what an empty field means. */
  texts?: (currency: string) => { label: string; blank: string };
  change: (prices: Record<string, number>) => void;
}

/** Prices or sums in further currencies; an empty field states none. */
export function FurtherPrices({ currencies, label, prices = {}, texts, change }: FurtherPricesProps) {
  const t = useT('fees');
  if (currencies.length === 0) return null;
  const textsOf =
    texts ?? ((currency: string) => ({ label: t('amountIn', { name: label, currency }), blank: t('notSold') }));
  return (
    <div className="fees-further">
      {currencies.map((currency) => (
        <FurtherPrice
          key={currency}
          currency={currency}
          {...textsOf(currency)}
          fen={prices[currency] ?? null}
          change={(fen) => {
            const { [currency]: _before, ...others } = prices;
            change(fen === null ? others : { ...others, [currency]: fen });
          }}
        />
      ))}
    </div>
  );
}

interface FurtherPriceProps {
  currency: string;
  label: string;
  blank: string;
  fen: number | null;
  change: (fen: number | null) => void;
}

/** Exact to the smallest unit: invalid text is framed and changes nothing. */
function FurtherPrice({ currency, label, blank, fen, change }: FurtherPriceProps) {
  const [text, setText] = useState<string | null>(null);
  const isWrong = text !== null && text.trim() !== '' && fenOf(text, currency) === null;
  return (
    <Input
      inputMode={amountKeyboard(currency)}
      aria-label={label}
      prefix={<span className="quiet">{currency}</span>}
      placeholder={blank}
      style={{ textAlign: 'right' }}
      value={text ?? (fen === null ? '' : amountText(fen, currency))}
      {...(isWrong ? { status: 'error' as const, 'aria-invalid': true } : {})}
      onChange={({ target }) => {
        setText(target.value);
        if (target.value.trim() === '') return change(null);
        const typed = fenOf(target.value, currency);
        if (typed !== null) change(typed);
      }}
      onBlur={() => setText(null)}
    />
  );
}

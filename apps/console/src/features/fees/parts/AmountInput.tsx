import { Input } from 'antd';
import { useState } from 'react';
import { amountKeyboard, amountText, fenOf } from '../../../lib/forms/money.ts';

interface AmountInputProps {
  label: string;
  currency: string;
  fen: number;
  change: (fen: number) => void;
}

/** Input of an amount, exact to the smallest unit: invalid text is framed and changes nothing. */
export function AmountInput({ label, currency, fen, change }: AmountInputProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <Input
      inputMode={amountKeyboard(currency)}
      aria-label={label}
      style={{ textAlign: 'right' }}
      value={text ?? amountText(fen, currency)}
      {...(text !== null && fenOf(text, currency) === null ? { status: 'error' as const, 'aria-invalid': true } : {})}
      onChange={(event) => {
        setText(event.target.value);
        const typed = fenOf(event.target.value, currency);
        if (typed !== null) change(typed);
      }}
      onBlur={() => setText(null)}
    />
  );
}

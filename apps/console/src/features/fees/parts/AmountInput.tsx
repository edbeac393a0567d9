import { Input } from 'antd';
import { useState } from 'react';
import { amountText, fenOf } from '../../../lib/forms/money.ts';

interface AmountInputProps {
  label: string;
  fen: number;
  change: (fen: number) => void;
}

/** Input of an amount, exact to the fen: invalid text is framed and changes nothing. */
export function AmountInput({ label, fen, change }: AmountInputProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <Input
      inputMode="decimal"
      aria-label={label}
      style={{ textAlign: 'right' }}
      value={text ?? amountText(fen)}
      {...(text !== null && fenOf(text) === null ? { status: 'error' as const, 'aria-invalid': true } : {})}
      onChange={(event) => {
        setText(event.target.value);
        const typed = fenOf(event.target.value);
        if (typed !== null) change(typed);
      }}
      onBlur={() => setText(null)}
    />
  );
}

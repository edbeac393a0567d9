import { exponentOf } from '@meetingapp/domain/exponent.ts';
import { plainAmount } from '@meetingapp/domain/money.ts';
import type { Column } from '@meetingapp/sheets/values/column.ts';

/** A column of amounts, and how one is written in it: plain numbers where the currencies have different decimals. */
export function moneyIn(currencies: readonly string[]) {
  const [digits = 2, ...others] = new Set(currencies.map(exponentOf));
  const column: Pick<Column, 'kind' | 'digits'> = others.length > 0 ? { kind: 'decimal' } : { kind: 'money', digits };
  const cell = (amount: number, currency: string): number =>
    others.length > 0 ? Number(plainAmount(amount, currency)) : amount;
  return { column, cell };
}
export type Money = ReturnType<typeof moneyIn>;

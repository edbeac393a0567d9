import type { RegistrationAtDesk } from '@meetingapp/contract/registration/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { presentReasons, presentTurns } from '../registration/fee/present.ts';
import type { PricedAtDesk } from './queries-price.ts';

/** Explains this person's price in words; amounts in fen. */
export const presentPrice = (
  { priced, order, at, facts, names }: PricedAtDesk,
  language: Language,
): NonNullable<RegistrationAtDesk['price']> => ({
  fee: priced.fee.row.title[language],
  amount: order?.lines.find(({ kind }) => kind === 'fee')?.amount ?? priced.window?.amount ?? null,
  why: presentReasons(priced, names, language),
  wouldChange: presentTurns(priced.fee.rule, facts, names, language),
  windows: priced.fee.windows.map(({ title, amount, from, until }) => ({
    title: title[language],
    amount,
    from: from.toISOString(),
    until: until.toISOString(),
    holds: from <= at && at < until,
  })),
});

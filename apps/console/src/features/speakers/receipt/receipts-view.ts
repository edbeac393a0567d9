import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { receiptDeskCalls } from '@meetingapp/contract/speakers/receipt.ts';

export type Payee = AnswerOf<typeof receiptDeskCalls.list>['people'][number];

export const receiptFigures = ['all', 'sent', 'approved', 'missing', 'paid'] as const;
export type ReceiptFigure = (typeof receiptFigures)[number];

const fits: Record<ReceiptFigure, (person: Payee) => boolean> = {
  all: () => true,
  sent: ({ sums }) => sums.sent > 0,
  approved: ({ sums }) => sums.approved > 0,
  missing: ({ missing }) => missing.length > 0,
  paid: ({ sums }) => sums.paid > 0,
};

export const countPayees = (people: readonly Payee[]): Record<ReceiptFigure, number> => ({
  all: people.length,
  sent: people.filter(fits.sent).length,
  approved: people.filter(fits.approved).length,
  missing: people.filter(fits.missing).length,
  paid: people.filter(fits.paid).length,
});

/** People of a figure whose name or institution contains every word. */
export function filterPayees(people: readonly Payee[], figure: ReceiptFigure, words: string): Payee[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const { name, affiliation } = person;
    const text = [name.zh, name.en, affiliation.zh, affiliation.en].join(' ').toLowerCase();
    return fits[figure](person) && wanted.every((word) => text.includes(word));
  });
}

/** Approved receipts of people with an account: what the pay list has. */
export const payable = (people: readonly Payee[]): number[] =>
  people.flatMap(({ bankEnding, receipts }) =>
    bankEnding === null ? [] : receipts.filter(({ state }) => state === 'approved').map(({ id }) => id),
  );

/** Sum of all people in fen. */
export const totalOf = (people: readonly Payee[], state: 'sent' | 'approved' | 'paid'): number =>
  people.reduce((sum, person) => sum + person.sums[state], 0);

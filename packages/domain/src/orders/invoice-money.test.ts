import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceLeft, mayIssue, redDue, redLetter } from './invoice-money.ts';
import { invoiceStates, moveInvoice, type InvoiceEvent, type InvoiceState } from './states.ts';

const fen = fc.integer({ min: 0, max: 1_000_000 });
const money = fc.record({ amount: fen, redAmount: fen, net: fen }).map((one) => ({
  ...one,
  redAmount: Math.min(one.redAmount, one.amount),
}));

describe('[O8] an invoice', () => {
  it('is never over more than was paid and kept', () => {
    fc.assert(
      fc.property(fen, fen, (amount, net) => {
        expect(mayIssue(amount, net)).toBe(amount > 0 && amount <= net);
      }),
    );
  });

  it('stands, after the red letter that was due, for no more than was paid and kept, and no red letter is over nothing', () => {
    fc.assert(
      fc.property(money, fc.boolean(), (one, whole) => {
        const red = redLetter(one, whole);
        if (!red.ok) {
          expect(whole ? invoiceLeft(one) : redDue(one)).toBe(0);
          return;
        }
        const after = { ...one, redAmount: one.redAmount + red.amount };
        expect(red.amount).toBeGreaterThan(0);
        expect(invoiceLeft(after)).toBeGreaterThanOrEqual(0);
        expect(redDue(after)).toBe(0);
        expect(red.event).toBe(invoiceLeft(after) === 0 ? 'red_letter' : 'red_part');
      }),
    );
  });

  it('takes off exactly what went back', () => {
    expect(redLetter({ amount: 100_000, redAmount: 0, net: 70_000 }, false)).toEqual({
      ok: true,
      amount: 30_000,
      event: 'red_part',
    });
    expect(redLetter({ amount: 100_000, redAmount: 30_000, net: 0 }, false)).toEqual({
      ok: true,
      amount: 70_000,
      event: 'red_letter',
    });
    expect(redLetter({ amount: 100_000, redAmount: 0, net: 100_000 }, false)).toEqual({ ok: false });
  });

  it('once issued is never changed, refused or withdrawn, however it goes on: only a red letter ends it', () => {
    const events = fc.array(
      fc.constantFrom<InvoiceEvent>('withdraw', 'refuse', 'issue', 'send', 'red_part', 'red_letter', 'reissue'),
    );
    fc.assert(
      fc.property(events, (all) => {
        let state: InvoiceState = 'asked';
        const went: InvoiceState[] = [state];
        for (const event of all) {
          const move = moveInvoice(state, event);
          if (move.ok) went.push((state = move.state));
        }
        const issued = went.indexOf('issued');
        if (issued !== -1)
          for (const later of went.slice(issued)) expect(['asked', 'refused', 'withdrawn']).not.toContain(later);
        if (went.includes('reissued')) expect(went.at(-2)).toBe('red_letter');
      }),
    );
    for (const state of ['refused', 'withdrawn', 'reissued'] as const) expect(invoiceStates[state]).toEqual({});
  });
});

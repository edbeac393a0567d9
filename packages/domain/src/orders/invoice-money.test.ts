import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceLeft, mayIssue, redDue, redLetter, type InvoiceMoney } from './invoice-money.ts';
import { invoiceStates, moveInvoice, type InvoiceEvent, type InvoiceState } from './states.ts';

const fen = fc.integer({ min: 0, max: 1_000_000 });

/** Paid once; then refunded in parts, each requested and later done, while staff write red letters and issue new invoices. */
const steps = fc.array(
  fc.record({
    act: fc.constantFrom('ask', 'done', 'red', 'whole', 'issue'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 30 },
);

describe('[O8] an invoice', () => {
  it('never exceeds what was paid and not refunded', () => {
    fc.assert(
      fc.property(fen, fen, (amount, net) => {
        expect(mayIssue(amount, net)).toBe(amount > 0 && amount <= net);
      }),
    );
  });

  it('minus all its red letters is never more than what was paid and kept, nor less than zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), steps, (paid, all) => {
        let [asked, back] = [0, 0];
        const invoices: { amount: number; reds: number[] }[] = [];
        const sum = (reds: readonly number[]) => reds.reduce((one, other) => one + other, 0);
        const moneyOf = ({ amount, reds }: { amount: number; reds: number[] }): InvoiceMoney => ({
          amount,
          redAmount: sum(reds),
          kept: paid - back,
        });
        const standing = () => invoices.reduce((left, one) => left + invoiceLeft(moneyOf(one)), 0);
        for (const { act, share } of all) {
          const last = invoices.at(-1);
          if (act === 'ask') asked += Math.round((paid - back - asked) * share);
          if (act === 'done') [asked, back] = [0, back + asked];
          if (act === 'issue' && standing() === 0) {
            const amount = Math.ceil((paid - back) * share);
            if (mayIssue(amount, paid - back - asked)) invoices.push({ amount, reds: [] });
          }
          if (!last || (act !== 'red' && act !== 'whole')) continue;
          const money = moneyOf(last);
          const amount = act === 'whole' ? invoiceLeft(money) : Math.ceil(paid * share);
          const red = redLetter(money, amount);
          if (act === 'red' && amount !== invoiceLeft(money))
            expect(red.ok).toBe(amount > 0 && amount <= redDue(money));
          if (!red.ok) continue;
          last.reds.push(amount);
          expect(red.event).toBe(invoiceLeft(moneyOf(last)) === 0 ? 'red_letter' : 'red_part');
        }
        for (const one of invoices) {
          expect(sum(one.reds)).toBeLessThanOrEqual(one.amount);
          const due = redDue(moneyOf(one));
          if (due === 0) continue;
          expect(redLetter(moneyOf(one), due).ok).toBe(true);
          one.reds.push(due);
        }
        expect(standing()).toBeGreaterThanOrEqual(0);
        expect(standing()).toBeLessThanOrEqual(paid - back);
      }),
    );
  });

  it('deducts completed refunds, and not pending ones', () => {
    const one = { amount: 100_000, redAmount: 0, kept: 70_000 };
    expect(redLetter(one, 30_000)).toEqual({ ok: true, event: 'red_part' });
    expect(redLetter(one, 20_000)).toEqual({ ok: true, event: 'red_part' });
    expect(redLetter(one, 30_001)).toEqual({ ok: false });
    expect(redLetter(one, 0)).toEqual({ ok: false });
    expect(redLetter({ amount: 100_000, redAmount: 30_000, kept: 0 }, 70_000)).toEqual({
      ok: true,
      event: 'red_letter',
    });
    expect(redLetter({ ...one, kept: 100_000 }, 100_000)).toEqual({ ok: true, event: 'red_letter' });
    expect(redDue({ ...one, kept: 100_000 })).toBe(0);
  });

  it('once issued is never changed, rejected or withdrawn, by any transition: only a red letter ends it', () => {
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingDay, billingWindow, billReady, mayFetchBill, reconcile } from './reconcile.ts';

const movement = fc.record({
  kind: fc.constantFrom('payment' as const, 'refund' as const),
  number: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
  amount: fc.integer({ min: 1, max: 3 }),
});
const bill = fc.array(movement.map((one) => ({ ...one, fee: 0 })));
const ours = fc
  .uniqueArray(movement, { selector: ({ kind, number }) => kind + number })
  .map((all) => all.map((one) => ({ ...one, expected: true })));
const signed = ({ kind, amount }: { kind: string; amount: number }) => (kind === 'refund' ? -amount : amount);
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

describe('[O8] a reconciled day', () => {
  it('has each bill line and each own movement once, and its findings explain the difference to the fen', () => {
    fc.assert(
      fc.property(bill, ours, (billed, own) => {
        const lines = reconcile(billed, own);
        expect(lines.flatMap((line) => line.billed ?? [])).toEqual(billed);
        expect(lines.flatMap((line) => line.own ?? [])).toHaveLength(own.length);
        const off = lines.map((line) =>
          line.fate === 'matched' ? 0 : (line.own ? signed(line.own) : 0) - (line.billed ? signed(line.billed) : 0),
        );
        expect(sum(off)).toBe(sum(own.map(signed)) - sum(billed.map(signed)));
      }),
    );
  });

  it('is clean when both sides agree, in any order', () => {
    fc.assert(
      fc.property(ours, (own) => {
        const lines = reconcile(
          own.map(({ kind, number, amount }) => ({ kind, number, amount, fee: 0 })),
          [...own].reverse(),
        );
        expect(lines.every(({ fate }) => fate === 'matched')).toBe(true);
      }),
    );
  });

  it('reports an own entry that is duplicate in the bill once, and misses nothing of another day', () => {
    const line = { kind: 'payment' as const, number: 'A', amount: 1, fee: 0 };
    const own = { kind: 'payment' as const, number: 'A', amount: 1, expected: false };
    expect(reconcile([line, line], [own]).map(({ fate }) => fate)).toEqual(['matched', 'missing_here']);
    expect(reconcile([], [own])).toEqual([]);
    expect(reconcile([{ ...line, amount: 2 }], [own])[0]?.fate).toBe('amount_differs');
  });
});

it('[O8] a provider’s day is in Shanghai time, and its bill is available from ten the next morning for three months', () => {
  expect(billingDay(new Date('2027-05-01T16:00:00Z'))).toBe('2027-05-02');
  expect(billingWindow('2027-05-02')).toEqual({
    from: new Date('2027-05-01T16:00:00Z'),
    until: new Date('2027-05-02T16:00:00Z'),
  });
  expect(billReady('2027-05-01', new Date('2027-05-02T01:59:00Z'))).toBe(false);
  expect(billReady('2027-05-01', new Date('2027-05-02T02:00:00Z'))).toBe(true);
  expect(mayFetchBill('2027-05-02', new Date('2027-05-02T03:00:00Z'))).toBe(false);
  expect(mayFetchBill('2027-05-01', new Date('2027-05-01T16:00:00Z'))).toBe(true);
  expect(mayFetchBill('2027-01-01', new Date('2027-05-01T16:00:00Z'))).toBe(false);
});

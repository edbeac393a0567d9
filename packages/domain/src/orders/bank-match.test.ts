import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankColumns } from './bank-columns.ts';
import { matchStatement, type WaitingTransfer } from './bank-match.ts';

const titles = {
  day: ['交易日期', 'Booking date', '日期'],
  amount: ['贷方发生额', 'Credit', '金额'],
  payer: ['对方户名'],
  remark: ['附言', '摘要', 'Purpose'],
  reference: ['流水号'],
  outgoing: [],
  currency: [],
  direction: [],
};
const transfer = (paymentId: number, more: Partial<WaitingTransfer> = {}): WaitingTransfer => ({
  paymentId,
  orderNumber: `20270415000000000${paymentId}`,
  reference: `ABCD0EF1${paymentId}`,
  amount: 100_000,
  names: ['周晓晴'],
  ...more,
});
const line = (more: object) => ({ amount: 100_000, payer: '某医院', remark: '', ...more });
const fates = (lines: Parameters<typeof matchStatement>[0], waiting: WaitingTransfer[]) =>
  matchStatement(lines, waiting).map(({ fate, paymentId }) => [fate, paymentId]);

describe('[O8] a line of a bank’s statement', () => {
  it('is matched by the order number or the reference as people copy it, and by nothing less for certain', () => {
    const waiting = [transfer(1), transfer(2), transfer(3, { names: ['某医院'], amount: 5 })];
    const lines = [
      line({ remark: '会务费 20270415 0000000001' }),
      line({ remark: 'abcd-oefi-2 会议费' }),
      line({ amount: 5 }),
      line({ remark: '会议费' }),
      line({ amount: -100_000 }),
    ];
    expect(fates(lines, waiting)).toEqual([
      ['matched', 1],
      ['matched', 2],
      ['suggested', 3],
      ['nothing', null],
      ['outgoing', null],
    ]);
  });

  it('reports a different amount, a duplicate order, or two matching orders', () => {
    const waiting = [transfer(1), transfer(2, { names: ['某医院'] }), transfer(3, { names: ['某医院'] })];
    const one = { remark: transfer(1).orderNumber };
    expect(fates([line({ ...one, amount: 99 }), line(one), line(one), line({})], waiting)).toEqual([
      ['differs', 1],
      ['matched', 1],
      ['double', 1],
      ['nothing', null],
    ]);
  });

  it('never matches one order to two lines, nor an order to a line of another amount', () => {
    const lines = fc.array(
      fc.record({
        amount: fc.integer({ min: -3, max: 3 }),
        payer: fc.constantFrom('A', 'B'),
        remark: fc.constantFrom('', 'N1', 'N2'),
      }),
    );
    const waiting = fc.constantFrom(1, 2, 3).chain((count) =>
      fc.tuple(
        ...Array.from({ length: count }, (_, index) =>
          fc.record({
            paymentId: fc.constant(index + 1),
            orderNumber: fc.constant(`N${index + 1}`),
            reference: fc.constant(''),
            amount: fc.integer({ min: 1, max: 3 }),
            names: fc.constantFrom(['A'], ['B']),
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(lines, waiting, (some, all) => {
        const given = matchStatement(some, all).flatMap((match, index) =>
          match.fate === 'matched' || match.fate === 'suggested' ? [{ ...match, index }] : [],
        );
        expect(new Set(given.map((one) => one.paymentId)).size).toBe(given.length);
        for (const { paymentId, index } of given)
          expect(all.find((one) => one.paymentId === paymentId)?.amount).toBe(some[index]?.amount);
      }),
    );
  });
});

describe('[O8] the columns of a statement', () => {
  it('are recognized by their headers, in Chinese and in English, and a row without them is no header row', () => {
    expect(bankColumns(['序号', '交易日期', '对方户名', '贷方发生额（元）', '摘要', '附言', '流水号'], titles)).toEqual(
      [null, 'day', 'payer', 'amount', 'remark', 'remark', 'reference'],
    );
    expect(bankColumns(['Booking date', 'Credit', 'Purpose'], titles)).toEqual(['day', 'amount', 'remark']);
    expect(bankColumns(['户名', '某学会', '2027 年 4 月'], titles)).toBeNull();
    expect(bankColumns(['日期', '金额'], titles)).toBeNull();
  });
});

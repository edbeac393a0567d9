import { describe, expect, it } from 'vitest';
import { isBankNumber, receiptGaps, receiptSums, type ReceiptFacts } from './receipts.ts';

const receipt = (state: ReceiptFacts['state'], amount = 100, kind = 'taxi'): ReceiptFacts => ({ state, amount, kind });

describe('[S55] receipts', () => {
  it('are summed by state, refused ones in none', () => {
    expect(receiptSums([receipt('sent', 5), receipt('sent', 7), receipt('paid', 1), receipt('refused', 9)])).toEqual({
      sent: 12,
      approved: 0,
      paid: 1,
    });
  });

  it('need an account while something is to be paid, own tickets, and new ones for refused ones', () => {
    const facts = { bank: false, ownTickets: 0 };
    expect(receiptGaps([], facts)).toEqual([]);
    expect(receiptGaps([receipt('sent')], facts)).toEqual(['bank']);
    expect(receiptGaps([receipt('paid')], facts)).toEqual([]);
    expect(receiptGaps([receipt('refused')], { bank: true, ownTickets: 1 })).toEqual(['tickets', 'refused']);
    expect(receiptGaps([receipt('sent', 1, 'ticket')], { bank: true, ownTickets: 2 })).toEqual(['tickets']);
  });

  it('are paid to a number that can be one', () => {
    expect(isBankNumber('6222020200112230')).toBe(true);
    expect(isBankNumber('6222020200112233')).toBe(false);
    expect([...'0123456789'].filter((digit) => isBankNumber(`622202020011223${digit}`))).toHaveLength(1);
    expect(isBankNumber('330100001234567')).toBe(true);
    expect(isBankNumber('1234567')).toBe(false);
    expect(isBankNumber('62220202001122a0')).toBe(false);
  });
});

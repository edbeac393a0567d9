import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsApproval } from './refund-approval.ts';

const fen = fc.integer({ min: 1, max: 1_000_000 });

describe('[O8] a second person for refunds above a sum', () => {
  it('is needed above the sum and not at it', () => {
    expect(needsApproval(50_000, [{ refunded: 0 }], 50_000)).toBe(false);
    expect(needsApproval(50_000, [{ refunded: 0 }], 50_001)).toBe(true);
    expect(needsApproval(0, [], 1)).toBe(true);
  });

  it('is never needed without a sum or without money', () => {
    fc.assert(fc.property(fen, (amount) => !needsApproval(null, [{ refunded: amount }], amount)));
    fc.assert(fc.property(fen, (above) => !needsApproval(above, [{ refunded: above * 2 }], 0)));
  });

  it('cannot be avoided by parts, over whatever orders', () => {
    fc.assert(
      fc.property(fen, fc.array(fc.tuple(fen, fc.nat({ max: 2 })), { minLength: 1, maxLength: 12 }), (above, parts) => {
        const orders = [{ refunded: 0 }, { refunded: 0 }, { refunded: 0 }];
        let given = 0;
        for (const [amount, which] of parts) {
          if (needsApproval(above, orders, amount)) continue;
          orders[which]!.refunded += amount;
          given += amount;
        }
        return given <= above;
      }),
    );
  });
});

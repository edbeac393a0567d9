import { describe, expect, it } from 'vitest';
import { firstUnfinished, mayOpen, stepAfter, stepsOf } from './steps.ts';

const everything = { hasBranches: true, hasHotel: true, hasInvoice: true, stepAfterForm: 'apply' } as const;
const nothing = { branch: false, personal: false, fee: false, hotel: false, invoice: false };

describe('the steps of the wizard', () => {
  it('[T4] are in the specified order', () => {
    expect(stepsOf(everything)).toEqual(['branch', 'personal', 'fee', 'hotel', 'invoice', 'confirm']);
  });

  it('[T11] of the reduced conference have the hotel right after the form', () => {
    expect(stepsOf({ ...everything, hasBranches: false, stepAfterForm: 'hotel' })).toEqual([
      'personal',
      'hotel',
      'fee',
      'invoice',
      'confirm',
    ]);
  });

  it('omit those the conference does not have', () => {
    expect(stepsOf({ ...everything, hasBranches: false, hasHotel: false, hasInvoice: false })).toEqual([
      'personal',
      'fee',
      'confirm',
    ]);
  });
});

describe('[S112] a step opened too early', () => {
  const steps = stepsOf(everything);

  it('redirects to the first that is not done', () => {
    expect(firstUnfinished(steps, nothing)).toBe('branch');
    expect(firstUnfinished(steps, { ...nothing, branch: true, personal: true })).toBe('fee');
    expect(firstUnfinished(steps, { branch: true, personal: true, fee: true, hotel: true, invoice: true })).toBe(
      'confirm',
    );
  });

  it('is refused, one already completed is not', () => {
    const done = { ...nothing, branch: true, personal: true };
    expect(mayOpen('invoice', steps, done)).toBe(false);
    expect(mayOpen('fee', steps, done)).toBe(true);
    expect(mayOpen('branch', steps, done)).toBe(true);
  });

  it('is never allowed when the conference does not have it', () => {
    const without = stepsOf({ ...everything, hasHotel: false });
    expect(mayOpen('hotel', without, nothing)).toBe(false);
  });

  it('is followed by the next available', () => {
    expect(stepAfter('fee', steps)).toBe('hotel');
    expect(stepAfter('fee', stepsOf({ ...everything, hasHotel: false }))).toBe('invoice');
    expect(stepAfter('confirm', steps)).toBe('confirm');
  });
});

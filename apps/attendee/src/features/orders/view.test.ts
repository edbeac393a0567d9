import { describe, expect, it } from 'vitest';
import { extrasBeyond, grouped, orderStatusOf } from './view.ts';

describe('[S120] the state of a registration', () => {
  it.each([
    ['draft', null, 'draft'],
    ['submitted', null, 'review'],
    ['approved', null, 'choose'],
    ['approved', 'open', 'pay'],
    ['approved', 'expired', 'expired'],
    ['approved', 'cancelled', 'over'],
    ['confirmed', 'paid', 'done'],
    ['attended', 'paid', 'done'],
    ['cancelled', 'refunding', 'over'],
    ['refused', null, 'over'],
    ['gone', null, 'over'],
  ] as const)('%s with an order %s: %s', (state, order, standing) => {
    expect(orderStatusOf(state, order && { state: order })).toBe(standing);
  });
});

it('numbers are shown in groups of four', () => {
  expect(grouped('202702228164037')).toBe('2027 0222 8164 037');
});

describe('[S120] the extras of a registration', () => {
  const dinner = { title: '晚宴', quantity: 2, amount: 60_000 };
  const line = { kind: 'extra' as const, title: '晚宴', remark: '', quantity: 2, amount: 60_000 };
  it('are listed apart from an order only where its lines say something else', () => {
    expect(extrasBeyond([], [line])).toBe(false);
    expect(extrasBeyond([dinner], [line])).toBe(false);
    expect(extrasBeyond([dinner], [])).toBe(true);
    expect(extrasBeyond([dinner], [{ ...line, quantity: 1 }])).toBe(true);
    expect(extrasBeyond([dinner], [{ ...line, kind: 'fee' }])).toBe(true);
  });
});

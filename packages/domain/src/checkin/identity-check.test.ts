import { expect, it } from 'vitest';
import { identityAgrees } from './identity-check.ts';

const registered = ['139 0000 6048', '11010519491231002x'];

it('[O16] a person is known by the end of a number they registered with, or by all of it, however it is written', () => {
  for (const typed of [
    '6048',
    '13900006048',
    '002X',
    '002x',
    '１１０１０５１９４９１２３１００２Ｘ',
    '11010519491231002X',
  ])
    expect([typed, identityAgrees(typed, registered)]).toEqual([typed, true]);
});

it('[O16] fewer than four characters, other numbers, and a number that was never given agree with nobody', () => {
  for (const typed of ['', '48', '048', '6049', '91010519491231002X'])
    expect([typed, identityAgrees(typed, registered)]).toEqual([typed, false]);
  expect(identityAgrees('0000', ['', ' '])).toBe(false);
});

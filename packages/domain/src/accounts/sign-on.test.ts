import { expect, it } from 'vitest';
import { acceptedAddress } from './sign-on.ts';

it.each([
  ['Li.Wei@Hospital.example', true, [], 'li.wei@hospital.example'],
  ['li.wei@hospital.example', false, [], null],
  ['li.wei@hospital.example', false, ['hospital.example'], 'li.wei@hospital.example'],
  ['li.wei@hospital.example', true, ['society.example'], null],
  ['li.wei@evil-hospital.example', true, ['hospital.example'], null],
  ['li.wei@a.hospital.example', true, ['hospital.example'], null],
  ['li.wei@hospital.example@evil.example', true, ['evil.example'], null],
  ['', true, [], null],
  ['@hospital.example', true, ['hospital.example'], null],
] as const)(
  '[X2] an address %j, verified %j, with the domains %j counts as %j',
  (email, verified, domains, expected) => {
    expect(acceptedAddress({ email, verified }, domains)).toBe(expected);
  },
);

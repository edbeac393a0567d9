import { expect, it } from 'vitest';
import { isWeakPassword } from './password.ts';

it.each(['short1', '12345678', '87654321', 'abcdefgh', 'aaaaaaaa', '11112222', 'Password', 'qwerty123'])(
  'refuses a common password: %s',
  (password) => expect(isWeakPassword(password)).toBe(true),
);

it.each(['tidal-wave-31', '心电图与起搏技术学习', 'Nf4$kk2!'])('accepts a strong password: %s', (password) =>
  expect(isWeakPassword(password)).toBe(false),
);

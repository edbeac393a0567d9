import { expect, it } from 'vitest';
import { hidePersonal } from './hide-personal.ts';

it.each([
  ['no user lin.zhi@example.org (13900101001)', 'no user *** (***)'],
  ['身份证 11010519491231002X 不存在', '身份证 *** 不存在'],
  ['tel +8613900101001', 'tel ***'],
  ['order 118197 at 1808275279', 'order 118197 at 1808275279'],
])('[X2] %s is kept as %s', (text, kept) => {
  expect(hidePersonal(text)).toBe(kept);
});

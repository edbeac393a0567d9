import { expect, it } from 'vitest';
import { asksToStop, costOf, piecesOf } from './short-message.ts';

it('[O18] a text message has one piece up to 70 characters, then one for each 67', () => {
  expect([0, 70, 71, 134, 135].map((length) => piecesOf('字'.repeat(length)))).toEqual([1, 1, 2, 2, 3]);
});

it('[O18] text messages cost whole fen, rounded up', () => {
  expect([0, 1, 38].map((pieces) => costOf(pieces, 45))).toEqual([0, 5, 171]);
});

it('[O18] T and 退订 ask for no more, in any width and case; a sentence does not', () => {
  expect(['T', ' t ', 'TD', '退订', '“退订”。', 'Ｔ', 'STOP'].map(asksToStop)).not.toContain(false);
  expect(['', 'To', '我想退订酒店', '谢谢', 'T1', '取消报名'].map(asksToStop)).not.toContain(true);
});

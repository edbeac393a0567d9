import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareText, hasWord, wordList } from './words.ts';

const list = wordList(['加微信', 'vx', 'ass', 'VX-heart', '代 写']);

it('[O12] a listed word is found in any letter case and width', () => {
  for (const text of [
    '加微信',
    '加 微 信',
    '加.微.信',
    '加\u200b微信',
    '加－微－信',
    'v x',
    'Ｖ Ｘ',
    'v.x',
    'go v x now',
    '来加vx领取',
    '代写',
    'vx！',
  ])
    expect([text, hasWord(list, text)]).toEqual([text, true]);
});

it('[O12] a longer word containing a listed one is not held', () => {
  for (const text of ['class', 'assessment of classes', '微信号', 'vxl', 'an x-ray'])
    expect([text, hasWord(list, text)]).toEqual([text, false]);
});

it('[O12] punctuation between the letters is ignored', () => {
  const sign = fc.constantFrom('', ' ', '.', '-', '\u200b', '…', '　', '*');
  fc.assert(
    fc.property(fc.array(sign, { minLength: 2, maxLength: 2 }), fc.string(), ([one, two], around) =>
      hasWord(list, `${around} 加${one}微${two}信 ${around}`),
    ),
  );
});

it('a message of punctuation only is compared by it', () => {
  expect(bareText('!!')).toBe('!!');
  expect(bareText('好！！')).toBe(bareText('好'));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexTokens, searchWords, unprovenWords, wantedTokens } from './search-words.ts';

const found = (text: string, asked: string) => {
  const tokens = new Set(indexTokens(searchWords(text)));
  const words = searchWords(asked);
  const all = searchWords(text).join(' ');
  return wantedTokens(words).every((token) => tokens.has(token)) && unprovenWords(words).every((w) => all.includes(w));
};

it('[O6] a search finds any part of a Chinese name, any three digits of a phone, and the prefix of a word', () => {
  const text = '林知远 13857126048 m.rivas@hsj.example 江州大学附属第一医院 5001-AB2CDEF linzhiyuan lzy Malmö';
  for (const asked of [
    '林',
    '知远',
    '林知远',
    '7126',
    '138 5712',
    'LZ',
    'lzy',
    'zhiyuan',
    'rivas@hsj',
    '附属第一',
    'malmo',
    'ab2c',
  ])
    expect(found(text, asked), asked).toBe(true);
  for (const asked of ['远知', '林远', 'zy', '13800', '第一附属']) expect(found(text, asked), asked).toBe(false);
});

it('[O6] any substring of a text is found, whatever its script', () => {
  const words = fc.array(fc.constantFrom('江州', '医院', 'abc', 'xyzw', '138', '苏曼青', 'q'), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(fc.property(words, fc.nat(5), (text, at) => found(text.join(' '), text[at % text.length] ?? '')));
});

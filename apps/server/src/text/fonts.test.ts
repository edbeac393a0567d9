import { expect, it } from 'vitest';
import { missingCharacters, unusualCharacter } from './fonts.ts';

it('[O16] a name whose characters nobody looks up one by one has no empty box on its badge', () => {
  const unusual = new RegExp(unusualCharacter, 'u');
  const basic = Array.from({ length: 0x10000 }, (_, at) => at).filter(
    (at) => at >= 0x20 && (at < 0xd800 || at > 0xdfff),
  );
  const usual = String.fromCodePoint(...basic).replace(new RegExp(unusualCharacter, 'gu'), '');
  expect(usual.length).toBeGreaterThan(20_000);
  expect(missingCharacters(usual)).toEqual([]);
  expect(unusual.test('程望舒，Anna（北岳医院）')).toBe(false);
  expect(unusual.test('李\u{20bb7}')).toBe(true);
});

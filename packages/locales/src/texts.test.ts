import { expect, it } from 'vitest';
import { format } from './texts.ts';

it('[K2] one is told from several, where a language has a word for each', () => {
  const text = '{count} {count|row stays|rows stay}';
  expect(format(text, { count: 1 })).toBe('1 row stays');
  expect(format(text, { count: '1' })).toBe('1 row stays');
  expect(format(text, { count: 0 })).toBe('0 rows stay');
  expect(format(text, { count: '1,001' })).toBe('1,001 rows stay');
  expect(format('写入 {count} 行', { count: 1 })).toBe('写入 1 行');
});

it('[K2] what nobody filled in stays to be seen', () => {
  expect(format('{count} {count|row|rows} of {name}', { count: 2 })).toBe('2 rows of {name}');
});

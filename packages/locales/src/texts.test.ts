import { expect, it } from 'vitest';
import { format } from './texts.ts';

it('[K2] singular and plural differ when a language has both', () => {
  const text = '{count} {count|row stays|rows stay}';
  expect(format(text, { count: 1 })).toBe('1 row stays');
  expect(format(text, { count: '1' })).toBe('1 row stays');
  expect(format(text, { count: 0 })).toBe('0 rows stay');
  expect(format(text, { count: '1,001' })).toBe('1,001 rows stay');
  expect(format('写入 {count} 行', { count: 1 })).toBe('写入 1 行');
});

it('[K2] a placeholder without a value stays visible', () => {
  expect(format('{count} {count|row|rows} of {name}', { count: 2 })).toBe('2 rows of {name}');
});

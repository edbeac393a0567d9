import { expect, it } from 'vitest';
import { faultOf } from './field-rules.ts';

const rules = [
  { required: true, message: 'empty' },
  { pattern: /^\d{6}$/, message: 'six digits' },
];

it('a field says what is missing or wrong, one thing at a time', () => {
  expect(faultOf('', rules)).toBe('empty');
  expect(faultOf('  ', rules)).toBe('empty');
  expect(faultOf('12', rules)).toBe('six digits');
  expect(faultOf('123456', rules)).toBeNull();
});

it('a field that may stay empty is not checked while it is', () => {
  expect(faultOf('', rules.slice(1))).toBeNull();
});

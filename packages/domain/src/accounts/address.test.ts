import { expect, it } from 'vitest';
import { maskAddress, readAddress } from './address.ts';

it('[V7] normalizes a mobile number with every common prefix', () => {
  for (const text of ['13800138000', '+86 138 0013 8000', '8613800138000', '013800138000', '1795113800138000'])
    expect(readAddress(text)).toEqual({ channel: 'phone', value: '13800138000' });
});

it('accepts foreign numbers only with their country code', () => {
  expect(readAddress('+33 6 12 34 56 78')).toEqual({ channel: 'phone', value: '+33612345678' });
  expect(readAddress('0612345678')).toBeNull();
});

it('[V8] normalizes an e-mail address to lower case', () => {
  expect(readAddress(' Li.Ming@Hospital.cn ')).toEqual({ channel: 'email', value: 'li.ming@hospital.cn' });
  expect(readAddress('li@')).toBeNull();
});

it('masks an address so that it is recognizable, but not copyable', () => {
  expect(maskAddress({ channel: 'phone', value: '13800138000' })).toBe('138****8000');
  expect(maskAddress({ channel: 'email', value: 'li.ming@hospital.cn' })).toBe('li***@hospital.cn');
});

import { expect, it } from 'vitest';
import { maskAddress, readAddress } from './address.ts';

it('[V7] finds the same mobile behind every prefix that people type', () => {
  for (const text of ['13800138000', '+86 138 0013 8000', '8613800138000', '013800138000', '1795113800138000'])
    expect(readAddress(text)).toEqual({ channel: 'phone', value: '13800138000' });
});

it('takes numbers from abroad only with their country', () => {
  expect(readAddress('+33 6 12 34 56 78')).toEqual({ channel: 'phone', value: '+33612345678' });
  expect(readAddress('0612345678')).toBeNull();
});

it('[V8] reads an e-mail address in lower case', () => {
  expect(readAddress(' Li.Ming@Hospital.cn ')).toEqual({ channel: 'email', value: 'li.ming@hospital.cn' });
  expect(readAddress('li@')).toBeNull();
});

it('shows enough of an address to recognise it, not to copy it', () => {
  expect(maskAddress({ channel: 'phone', value: '13800138000' })).toBe('138****8000');
  expect(maskAddress({ channel: 'email', value: 'li.ming@hospital.cn' })).toBe('li***@hospital.cn');
});

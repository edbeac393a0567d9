import { currencyFault } from '@meetingapp/domain/orders/currencies.ts';
import { expect, it } from 'vitest';
import { currencyOptions } from './currency-options.ts';

it('[O1] every currency offered to a conference is one that can be saved, the usual ones first and named', () => {
  const zh = currencyOptions('CNY', 'zh');
  expect(zh.slice(0, 2)).toEqual([
    { value: 'CNY', label: 'CNY 人民币' },
    { value: 'USD', label: 'USD 美元' },
  ]);
  expect(currencyOptions('CNY', 'en')[0]?.label).toBe('CNY Chinese Yuan');
  expect(zh.filter(({ value }) => currencyFault(value) !== null)).toEqual([]);
  expect(new Set(zh.map(({ value }) => value)).size).toBe(zh.length);
  expect(zh.length).toBeGreaterThan(100);
});

it('[O1] a currency that an earlier version saved stays chosen', () => {
  expect(currencyOptions('XYZ', 'en').find(({ value }) => value === 'XYZ')?.label).toBe('XYZ');
});

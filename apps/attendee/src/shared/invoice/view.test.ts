import { orders as zh } from '@meetingapp/locales/zh/orders/order.ts';
import { format, textAt } from '@meetingapp/locales/texts.ts';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../../lib/texts/texts.ts';
import { invoiceFaults, invoiceFaultText, invoiceFields, invoiceToSend } from './view.ts';

const t: Translate<'orders'> = (key, ...rest) => format(textAt(zh, key) ?? key, rest[0]);

const form = {
  kind: 'ordinary',
  holder: 'organisation',
  title: '晴川医院',
  taxNumber: '12100000400002259P',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: 'a@example.com',
} as const;

describe('[S118] an invoice', () => {
  it('requires what its kind needs', () => {
    expect(invoiceFields({ kind: 'none', holder: 'organisation' })).toEqual([]);
    expect(invoiceFields({ kind: 'ordinary', holder: 'person' })).toEqual(['title', 'email']);
    expect(invoiceFields({ kind: 'special', holder: 'organisation' })).toHaveLength(7);
  });

  it('reports what is wrong with a tax number', () => {
    const told = (taxNumber: string) => {
      const wrong = { ...form, taxNumber };
      const fault = invoiceFaults(wrong).taxNumber;
      return fault && invoiceFaultText(t, fault, wrong);
    };
    expect(told('12100000400002259P')).toBeUndefined();
    expect(told('')).toBe('此项必填');
    expect(told('1210000040000225')).toBe('税号是 18 位，现在是 16 位');
    expect(told('12100000400002259Q')).toBe('税号校验不通过，请对照营业执照核对');
    expect(told('1210000040000225IO')).toBe('税号由数字和大写字母组成，不含 I、O、S、V、Z');
    expect(told('110108717743469')).toBe('这是旧式税号，无法自动校验，请再核对一遍');
  });

  it('is sent without fields typed for another kind', () => {
    const sent = invoiceToSend({ ...form, taxNumber: ' 12100000400002259p ', bank: '示例银行' });
    expect(sent).toMatchObject({ taxNumber: '12100000400002259P', bank: '' });
    expect(invoiceToSend({ ...form, kind: 'none' })).toMatchObject({ kind: 'none', title: '', email: '' });
    expect(invoiceToSend({ ...form, kind: 'special', holder: 'person' }).holder).toBe('organisation');
  });
});

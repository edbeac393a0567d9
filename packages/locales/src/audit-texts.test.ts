import { describe, expect, it } from 'vitest';
import { changedFields, textsOf } from './audit-texts.ts';

const groupedAmount = (amount: number, currency: string): string =>
  (currency === 'JPY' ? amount : amount / 100).toLocaleString('en', {
    minimumFractionDigits: currency === 'JPY' ? 0 : 2,
  });

const { valueText, fieldName } = textsOf('en', groupedAmount, 'UTC');
const chinese = textsOf('zh', groupedAmount, 'UTC');
const both = (zh: string, en: string) => ({ zh, en });

describe('[O19] a value of the history', () => {
  it('is written in words, whatever its shape', () => {
    expect(valueText([{ untilDaysBefore: 30, percent: 100 }])).toBe('days before: 30, percent: 100');
    expect(chinese.valueText([{ untilDaysBefore: 30, percent: 100 }])).toBe('提前天数：30，百分比：100');
    expect(valueText([{ value: '医师', zh: '医师', en: 'Physician' }])).toBe('医师 / Physician');
    expect(valueText({ code: 'meal', oneOf: ['a', 'b'] })).toBe('field: meal, is one of: a; b');
    expect(valueText({ key: 'a1', roles: [], title: both('讲者', 'Speakers') })).toBe('Title: 讲者 / Speakers');
    expect(valueText({ hosts: [], lat: null })).toBe('–');
  });

  it('shows the words of edited texts, without tags', () => {
    expect(valueText(both('<p>欢迎&amp;您</p><p>第二段</p>', '<b>Welcome</b>'))).toBe('欢迎&您 第二段 / Welcome');
    expect(valueText('a < b, c > d')).toBe('a < b, c > d');
    expect(valueText('x'.repeat(500))).toHaveLength(301);
  });

  it('shows the rule of a fee as conditions', () => {
    const rule = {
      all: [
        { equals: { code: 'identity', value: 'student' } },
        {
          any: [{ atLeast: { code: 'group', value: 10 } }, { not: { oneOf: { code: 'branch', values: ['1', '2'] } } }],
        },
      ],
    };
    expect(valueText(rule, 'rule')).toBe('identity = student and (group ≥ 10 or not (branch = 1 / 2))');
  });

  it('shows prices in further currencies with their codes', () => {
    expect(valueText({ USD: 12_050, EUR: { room: 7000, bed: 4000 } }, 'prices')).toBe('USD 120.50, EUR 70.00 / 40.00');
    expect(valueText(12_050, 'prices.USD')).toBe('120.50');
    expect(valueText(12_050, 'prices.USD.room')).toBe('120.50');
    expect(valueText(3000, 'total', 'JPY')).toBe('3,000');
    expect(valueText(3000, 'total')).toBe('30.00');
    expect(valueText({}, 'prices')).toBe('–');
  });

  it('never shows JSON or HTML', () => {
    const values = [
      { a: { b: [{ c: '<i>x</i>' }] } },
      [{ x: 1 }, 'y'],
      { any: [] },
      [[['z']]],
      { zh: '<p></p>', en: '' },
    ];
    for (const value of values)
      for (const name of ['', 'content', 'options']) expect(valueText(value, name)).not.toMatch(/[{}[\]"]|<\/?[a-z]/);
  });
});

describe('[O19] a change of a large value', () => {
  const tile = (key: string, en: string) => ({ key, title: both('', en) });
  it('shows only what differs', () => {
    const was = { facts: [], tiles: [tile('a', 'One'), tile('b', 'Two')] };
    const is = { facts: [], tiles: [tile('a', 'One'), tile('b', 'Three')] };
    expect(changedFields({ content: was }, { content: is })).toEqual([
      { name: 'content.tiles', was: [tile('b', 'Two')], is: [tile('b', 'Three')] },
    ]);
    expect(fieldName('content.tiles')).toBe('Content · tiles');
    expect(changedFields({ size: 5 }, { size: 6 })).toEqual([{ name: 'size', was: 5, is: 6 }]);
    expect(changedFields({ hosts: [1, 2] }, { hosts: [2, 1] })).toEqual([{ name: 'hosts', was: [1, 2], is: [2, 1] }]);
  });
});

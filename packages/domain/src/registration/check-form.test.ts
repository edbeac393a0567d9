import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from './check-form.ts';
import type { FieldDefinition, FieldValue } from './field-definition.ts';
import { kindOf } from './field-kinds.ts';
import { fromWire, toWire } from './field-values.ts';
import { longestText } from './kinds/text.ts';
import { field } from './testing-fields.ts';

const types: FieldDefinition['cfgType'][] = ['T', 'DDL', 'DATE', 'S', 'MS', 'P', 'C', 'PIC', 'AC'];
const empties: FieldValue[] = [null, '', '  ', []];
const reason = (item: FieldDefinition, value: FieldValue) => checkField(item, value)?.reason ?? null;

describe.each(types)('a field of type %s', (cfgType) => {
  it('[V1] that is optional can be left empty, with or without a regex', () => {
    for (const value of empties)
      for (const cfgRegex of ['', '\\d{6}']) expect(reason(field({ cfgType, cfgRegex }), value)).toBeNull();
  });

  it('[V2] [V3] [V4] that is required cannot, with or without a regex', () => {
    for (const value of empties)
      for (const cfgRegex of ['', '\\d{6}', '.*'])
        expect(reason(field({ cfgType, cfgRegex, cfgNeedFl: '1' }), value)).toBe('required');
  });

  it('[V18] never throws on untrusted input', () => {
    const value = fc.oneof(fc.constant(null), fc.string(), fc.array(fc.string()));
    fc.assert(
      fc.property(value, (sent) =>
        ['string', 'object'].includes(typeof reason(field({ cfgType, cfgContent: 'a|b' }), sent)),
      ),
    );
  });
});

describe('[V1] an optional text without a regex', () => {
  it('accepts anything', () =>
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => reason(field(), text) === null)));
  it('but limits the length', () => {
    expect(checkField(field(), 'x'.repeat(longestText + 1))).toEqual({ reason: 'too_long', limit: longestText });
    expect(checkField(field(), 'x'.repeat(longestText))).toBeNull();
  });
});

describe('[V3] a field with a regex', () => {
  const number = field({ cfgRegex: '^\\d{6}$' });
  it('accepts a match, ignoring surrounding spaces', () =>
    expect([reason(number, '123456'), reason(number, ' 123456 ')]).toEqual([null, null]));
  it('refuses a mismatch', () =>
    expect([reason(number, '12345'), reason(number, '123456x')]).toEqual(['pattern', 'pattern']));
  it('refuses a value that is not text', () => {
    expect(reason(field({ cfgType: 'DDL', cfgContent: 'a|b', cfgRegex: 'a' }), 'b')).toBe('pattern');
    expect(reason(field({ cfgType: 'MS', cfgContent: 'a|b', cfgRegex: 'a\\|b' }), ['a', 'b'])).toBeNull();
  });
  it('may have the regex in its format, as old forms do, but a bare number there is not one', () => {
    expect(reason(field({ cfgFormat: '[A-Z]+' }), 'abc')).toBe('pattern');
    expect(reason(field({ cfgFormat: '20' }), 'abc')).toBeNull();
  });
});

describe('[V4] a multi-select', () => {
  const interests = field({ cfgType: 'MS', cfgContent: '心电|起搏|电生理', cfgFormat: '2', cfgNeedFl: '1' });
  it('accepts as many choices as its format says, and no more', () => {
    expect(reason(interests, ['心电', '起搏'])).toBeNull();
    expect(checkField(interests, ['心电', '起搏', '电生理'])).toEqual({ reason: 'too_many', limit: 2 });
    expect(reason({ ...interests, cfgFormat: '' }, ['心电', '起搏', '电生理'])).toBeNull();
  });
  it('counts a duplicate choice once', () => expect(reason(interests, ['心电', '心电', '心电'])).toBeNull());
  it('is sent joined by | and parsed back the same', () => {
    expect(toWire(interests, ['心电', '起搏'])).toBe('心电|起搏');
    expect(fromWire(interests, '心电|起搏')).toEqual(['心电', '起搏']);
    expect(toWire(interests, null)).toBe('');
    const choice = fc.stringMatching(/^[a-z心电]{1,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(choice), (list) => {
        expect(fromWire(interests, toWire(interests, list))).toEqual(list);
      }),
    );
  });
});

it('[V18] a choice that is not on the list is refused', () => {
  for (const cfgType of ['DDL', 'S', 'MS'] as const) {
    const item = field({ cfgType, cfgContent: 'a|b' });
    expect([reason(item, 'a'), reason(item, 'c'), reason({ ...item, arrTmp: ['c'] }, 'c')]).toEqual([
      null,
      'not_an_option',
      null,
    ]);
  }
});

describe('[V10] a date', () => {
  const date = field({ cfgType: 'DATE' });
  it.each([
    ['2010-01-01', null],
    ['2030-12-31', null],
    ['2028-02-29', null],
    ['2009-12-31', 'date_range'],
    ['2031-01-01', 'date_range'],
    ['2026-02-29', 'date_invalid'],
    ['2026-13-01', 'date_invalid'],
    ['tomorrow', 'date_invalid'],
    ['2026-04-05T00:00:00Z', 'date_invalid'],
  ])('%s: %s', (value, expected) => expect(reason(date, value)).toBe(expected));
  it('is saved as year-month-day however older clients write it', () =>
    expect(toWire(date, '2026/4/5')).toBe('2026-04-05'));
});

describe('[V11] a province', () => {
  const province = field({ cfgType: 'P' });
  it('is the part before a comma', () => {
    expect([toWire(province, '江苏省,320000'), toWire(province, '江苏省，苏州市'), toWire(province, '江苏省')]).toEqual(
      ['江苏省', '江苏省', '江苏省'],
    );
  });
  it('that is only a comma is empty', () => expect(reason({ ...province, cfgNeedFl: '1' }, ' ,x')).toBe('required'));
});

it('[V18] a city must lie in the province chosen above it', () => {
  const city = field({ cfgType: 'C' });
  const cityIn = (name: string, province: string) => province === '江苏省' && ['', '苏州市'].includes(name);
  expect(checkField(city, '苏州市', { province: '江苏省', today: '', cityIn })).toBeNull();
  expect(checkField(city, '杭州市', { province: '江苏省', today: '', cityIn })).toEqual({ reason: 'city_of_province' });
  expect(checkField(city, '杭州市', { province: '', today: '', cityIn })).toBeNull();
});

it('[V7] [V8] phone and e-mail errors are distinguished from others, with the specification’s pattern or the organiser’s', () => {
  const phone = field({ cfgCode: 'phone' });
  const email = field({ cfgCode: 'email' });
  expect([reason(phone, '13812345678'), reason(phone, '1381234567'), reason(phone, '19912345678')]).toEqual([
    null,
    'phone',
    'phone',
  ]);
  expect(reason({ ...phone, cfgFormat: 'china' }, '19912345678')).toBeNull();
  expect(reason({ ...phone, cfgFormat: 'international' }, '+33612345678')).toBeNull();
  expect([
    reason({ ...phone, cfgRegex: '\\d{4}' }, '1234'),
    reason({ ...phone, cfgRegex: '\\d{4}' }, '13812345678'),
  ]).toEqual([null, 'phone']);
  expect([
    reason(email, 'li@hospital.example'),
    reason(email, 'li'),
    reason({ ...email, cfgRegex: '.+@x' }, 'a@y'),
  ]).toEqual([null, 'email', 'email']);
});

it('[V12] a text with the code of the company has suggestions, one with code1844 is a picture', () => {
  expect(kindOf({ cfgType: 'T', cfgCode: 'company' })).toBe('autocomplete');
  expect(kindOf({ cfgType: 'T', cfgCode: 'code1844' })).toBe('picture');
  expect(kindOf({ cfgType: 'DDL', cfgCode: 'company' })).toBe('dropdown');
  expect(types.map((cfgType) => kindOf({ cfgType, cfgCode: 'x' }))).toEqual([
    'text',
    'dropdown',
    'date',
    'single',
    'multiple',
    'province',
    'city',
    'picture',
    'autocomplete',
  ]);
});

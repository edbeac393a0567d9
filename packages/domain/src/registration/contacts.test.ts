import { expect, it } from 'vitest';
import { checkField } from './check-form.ts';
import { isEmail } from './email.ts';
import { isPhone } from './phone.ts';
import { field } from './testing-fields.ts';

const prefixes = ['', '0', '86', '17951'];
const ranges = Array.from({ length: 100 }, (_, at) => String(100 + at));

it('[V7] the standard pattern accepts exactly the ranges of the specification', () => {
  const expected = ranges.filter((range) => /^(13\d|15[^4]|18\d|145|147|17\d)$/.test(range));
  for (const prefix of prefixes)
    expect(ranges.filter((range) => isPhone(`${prefix}${range}12345678`))).toEqual(expected);
  for (const wrong of [
    '',
    '1381234567',
    '138123456789',
    '+8613812345678',
    '138 1234 5678',
    '8713812345678',
    '13812345678x',
  ])
    expect(isPhone(wrong), wrong).toBe(false);
});

it('[V7] the wider Chinese pattern accepts every range in use, however it is typed', () => {
  for (const range of [
    '130',
    '145',
    '146',
    '148',
    '149',
    '162',
    '165',
    '166',
    '167',
    '190',
    '191',
    '192',
    '193',
    '195',
    '196',
    '197',
    '198',
    '199',
  ])
    expect(isPhone(`${range}12345678`, 'china'), range).toBe(true);
  for (const typed of ['+86 199 1234 5678', '0086-19912345678', '86 19912345678'])
    expect(isPhone(typed, 'china'), typed).toBe(true);
  for (const wrong of ['11012345678', '12012345678', '1991234567', '+33612345678'])
    expect(isPhone(wrong, 'china'), wrong).toBe(false);
});

it('[V7] the international pattern accepts numbers with their country code', () => {
  for (const number of ['+33 6 12 34 56 78', '+1 (415) 555-0100', '19912345678'])
    expect(isPhone(number, 'international'), number).toBe(true);
  for (const wrong of ['0612345678', '+0123456789', '+12', '+1234567890123456', 'li@x.example'])
    expect(isPhone(wrong, 'international'), wrong).toBe(false);
});

it('[V8] an e-mail address has word characters, dashes or dots, @, and domain parts', () => {
  for (const right of ['li.ming@hospital.example', 'li-ming_2@a.b-c.example']) expect(isEmail(right), right).toBe(true);
  for (const wrong of [
    '',
    'li',
    'li@',
    'li@hospital',
    '@x.example',
    'li ming@x.example',
    'li@x..example',
    'li@x.example.',
    'a@b@x.example',
  ])
    expect(isEmail(wrong), wrong).toBe(false);
  expect(isEmail(`${'a'.repeat(250)}@x.example`)).toBe(false);
});

it('[V8] an e-mail address with a + passes only where the field says international', () => {
  const email = (cfgFormat: string) =>
    checkField(field({ cfgCode: 'email', cfgFormat }), 'li.ming+congress@hospital.example');
  expect(email('')).toEqual({ reason: 'email' });
  expect(email('international')).toBeNull();
  for (const wrong of ['li', 'li@hospital', 'li ming@x.example', '+@x..example'])
    expect(checkField(field({ cfgCode: 'email', cfgFormat: 'international' }), wrong), wrong).toEqual({
      reason: 'email',
    });
});

it('[V7] the text about a refused number of an international field names the country code', () => {
  const phone = (cfgFormat: string) => checkField(field({ cfgCode: 'phone', cfgFormat }), '0612345678');
  expect(phone('')).toEqual({ reason: 'phone' });
  expect(phone('china')).toEqual({ reason: 'phone' });
  expect(phone('international')).toEqual({ reason: 'phone_international' });
});

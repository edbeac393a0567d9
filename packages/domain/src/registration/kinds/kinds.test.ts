import { describe, expect, it } from 'vitest';
import { checkField } from '../check-form.ts';
import { fieldRules } from '../field-rules.ts';
import { field } from '../testing-fields.ts';
import { dateLimits, dateToShow } from './date.ts';
import { checkPictureFile, largestPicture } from './picture.ts';

it('[V9] without the organiser’s hint a choice says “choose”, and a typed field “enter”', () => {
  const hints = Object.fromEntries(Object.entries(fieldRules).map(([kind, rules]) => [kind, rules.hint]));
  expect(hints).toEqual({
    text: 'enter',
    autocomplete: 'enter',
    longText: 'enter',
    number: 'enter',
    signature: 'enter',
    consent: 'choose',
    heading: 'enter',
    explanation: 'enter',
    page: 'enter',
    dropdown: 'choose',
    date: 'choose',
    single: 'choose',
    multiple: 'choose',
    province: 'choose',
    city: 'choose',
    picture: 'choose',
    file: 'choose',
  });
});

it('[V10] the date picker opens at the chosen date, else at today, within its years', () => {
  expect(dateToShow('', '2024-02-29', '2026-05-01')).toBe('2024-02-29');
  expect(dateToShow('', '', '2026-05-01')).toBe('2026-05-01');
  expect(dateToShow('', 'rubbish', '2026-05-01')).toBe('2026-05-01');
  expect([dateToShow('', '', '2009-05-01'), dateToShow('', '', '2031-05-01')]).toEqual(['2010-01-01', '2030-12-31']);
});

describe('[V10] the range of a date follows the field', () => {
  const today = '2026-11-26';
  const check = (cfgFormat: string, value: string) =>
    checkField(field({ cfgType: 'DATE', cfgFormat }), value, { province: '', today });

  it('of a birth: the past 110 years, never the future', () => {
    expect(dateLimits('birth', today)).toEqual({ first: '1916-01-01', last: today });
    for (const right of ['1916-01-01', '1958-03-02', today]) expect(check('birth', right), right).toBeNull();
    expect(check('birth', '1915-12-31')).toEqual({ reason: 'date_past', limit: 1916 });
    expect(check('birth', '2026-11-27')).toEqual({ reason: 'date_future' });
  });

  it('of the first practice: the past 70 years, never the future', () => {
    for (const right of ['1956-01-01', '1988-07-01', today]) expect(check('practice', right), right).toBeNull();
    expect(check('practice', '1955-12-31')).toEqual({ reason: 'date_past', limit: 1956 });
    expect(check('practice', '2027-01-01')).toEqual({ reason: 'date_future' });
  });

  it('without a setting: 2010 to 2030, the future included', () => {
    expect(check('', '2030-12-31')).toBeNull();
    expect(check('', '1988-07-01')).toEqual({ reason: 'date_range' });
  });

  it('the picker opens at a year that is likely for the field', () => {
    expect(dateToShow('birth', '', today)).toBe('1986-01-01');
    expect(dateToShow('practice', '', today)).toBe('2011-07-01');
    expect(dateToShow('practice', '1990-08-01', today)).toBe('1990-08-01');
  });
});

describe('[V19] a picture', () => {
  it('is a JPEG, PNG or WebP of at most 10 MB', () => {
    expect(checkPictureFile({ type: 'image/jpeg', bytes: largestPicture })).toBeNull();
    expect(checkPictureFile({ type: 'image/jpeg', bytes: largestPicture + 1 })).toBe('file_too_large');
    expect(checkPictureFile({ type: 'image/svg+xml', bytes: 10 })).toBe('file_kind');
    expect(checkPictureFile({ type: '', bytes: 10 })).toBe('file_kind');
    expect(checkPictureFile({ type: 'image/png', bytes: 0 })).toBe('file_missing');
  });

  it('is answered with its address, and with no other kind of address', () => {
    const photo = field({ cfgCode: 'code1844' });
    for (const right of ['/medapp/files/a1.jpg', 'https://files.example/a1.jpg'])
      expect(checkField(photo, right), right).toBeNull();
    for (const wrong of [
      'javascript:alert(1)',
      'data:image/png;base64,x',
      '//evil.example/a',
      '/\\evil',
      'http://x.example/a',
      'a.jpg',
      '/a"onerror="x',
    ])
      expect(checkField(photo, wrong), wrong).toEqual({ reason: 'not_a_picture' });
  });
});

import { describe, expect, it } from 'vitest';
import { checkField } from '../check-form.ts';
import { fieldKinds } from '../field-kinds.ts';
import { field } from '../testing-fields.ts';
import { dateToShow } from './date.ts';
import { checkPictureFile, largestPicture } from './picture.ts';

it('[V9] without the organiser’s hint a choice says “choose”, and a typed field “enter”', () => {
  const hints = Object.fromEntries(Object.entries(fieldKinds).map(([kind, rules]) => [kind, rules.hint]));
  expect(hints).toEqual({
    text: 'enter',
    autocomplete: 'enter',
    dropdown: 'choose',
    date: 'choose',
    single: 'choose',
    multiple: 'choose',
    province: 'choose',
    city: 'choose',
    picture: 'choose',
  });
});

it('[V10] the date picker opens at the chosen date, else at today, within its years', () => {
  expect(dateToShow('2024-02-29', '2026-05-01')).toBe('2024-02-29');
  expect(dateToShow('', '2026-05-01')).toBe('2026-05-01');
  expect(dateToShow('rubbish', '2026-05-01')).toBe('2026-05-01');
  expect([dateToShow('', '2009-05-01'), dateToShow('', '2031-05-01')]).toEqual(['2010-01-01', '2030-12-31']);
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

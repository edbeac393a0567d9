import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from './check-form.ts';
import { field } from './testing-fields.ts';
import { hasFormat, idCheckCharacter } from './text-format.ts';

const digits = (length: number) =>
  fc.array(fc.nat({ max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
/** Valid numbers: a region, a date of birth, a sequence number and the check character. */
const idNumber = fc
  .tuple(
    fc.integer({ min: 110_000, max: 659_999 }),
    fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    digits(3),
  )
  .map(([region, birth, sequence]) => `${region}${birth.toISOString().slice(0, 10).replaceAll('-', '')}${sequence}`)
  .map((start) => start + idCheckCharacter(start));

describe('[O2] an ID number', () => {
  it('is valid with its check character, in either case', () => {
    // The example of GB 11643-1999.
    expect(hasFormat('11010519491231002X', 'idCard')).toBe(true);
    expect(hasFormat('11010519491231002x', 'idCard')).toBe(true);
    fc.assert(fc.property(idNumber, (number) => hasFormat(number, 'idCard')));
  });

  it('is refused with any one digit changed, or two neighbours exchanged', () => {
    fc.assert(
      fc.property(idNumber, fc.nat({ max: 16 }), fc.nat({ max: 9 }), (number, at, digit) => {
        const changed = number.slice(0, at) + String(digit) + number.slice(at + 1);
        return changed === number || !hasFormat(changed, 'idCard');
      }),
    );
    fc.assert(
      fc.property(idNumber, fc.nat({ max: 15 }), (number, at) => {
        const changed = number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
        return changed === number || !hasFormat(changed, 'idCard');
      }),
    );
  });

  it('is refused with a date of birth that does not exist', () => {
    const start = '11010519490230002';
    expect(hasFormat(start + idCheckCharacter(start), 'idCard')).toBe(false);
    for (const wrong of ['', '1101051949123100', '11010519491231002XX', 'A1010519491231002X'])
      expect(hasFormat(wrong, 'idCard'), wrong).toBe(false);
  });
});

describe('[O2] passport numbers and times', () => {
  it('are as machines read them', () => {
    for (const right of ['E12345678', 'EA1234567', '123456789', 'x1234'])
      expect(hasFormat(right, 'passport')).toBe(true);
    for (const wrong of ['', 'E123', 'ABCDEFG', 'E 1234567', 'E12345678'.repeat(3)])
      expect(hasFormat(wrong, 'passport'), wrong).toBe(false);
    for (const right of ['00:00', '09:05', '23:59']) expect(hasFormat(right, 'time')).toBe(true);
    for (const wrong of ['24:00', '9:05', '09:60', '09.05', '']) expect(hasFormat(wrong, 'time'), wrong).toBe(false);
  });
});

it('[O2] a line of text has its format checked, unless the organiser wrote a pattern', () => {
  const check = (change: object, value: string) => checkField(field({ cfgFormat: 'idCard', ...change }), value);
  expect(check({}, '11010519491231002X')).toBeNull();
  expect(check({}, '110105194912310021')).toEqual({ reason: 'id_card' });
  expect(check({}, '')).toBeNull();
  expect(check({ cfgRegex: '[a-z]+' }, 'abc')).toBeNull();
  // Phone and e-mail have their own formats.
  expect(check({ cfgCode: 'email' }, 'lin@example.org')).toBeNull();
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_LENGTH, codeLetters, maySign, readCode, shownCode } from './invitation-code.ts';

it('[S89] an invitation code is read however it is typed, and has no letters that look alike', () => {
  const code = fc.string({ unit: fc.constantFrom(...codeLetters), minLength: CODE_LENGTH, maxLength: CODE_LENGTH });
  fc.assert(
    fc.property(code, (written) => {
      expect(readCode(shownCode(written))).toBe(written);
      expect(readCode(` ${written.toLowerCase().split('').join('-')} `)).toBe(written);
    }),
  );
  expect(readCode('ｋ７３ｈ９ｍ')).toBe('K73H9M');
  for (const letter of '01IO') expect(codeLetters).not.toContain(letter);
});

it('[S89] people sign in from half an hour before the start until the end', () => {
  const meeting = { startsAt: new Date('2027-04-20T04:30:00Z'), endsAt: new Date('2027-04-20T05:30:00Z') };
  const at = (time: string) => maySign(meeting, new Date(`2027-04-20T${time}Z`));
  expect([at('03:59:59'), at('04:00:00'), at('05:30:00'), at('05:30:01')]).toEqual([false, true, true, false]);
});

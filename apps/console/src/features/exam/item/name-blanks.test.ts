import { expect, it } from 'vitest';
import { nameBlanks } from './name-blanks.ts';

it('[O14] an option without a text has a name in the preview, also in a part of a case', () => {
  const single = { kind: 'single' as const, options: ['', '9'] };
  const item = {
    stem: 'S',
    media: null,
    question: { kind: 'case' as const, parts: [{ stem: 'P', question: single }] },
  };
  expect(nameBlanks(item, '…').question).toEqual({
    kind: 'case',
    parts: [{ stem: 'P', question: { kind: 'single', options: ['…', '9'] } }],
  });
  const matching = { kind: 'matching' as const, options: [''], matches: ['m'] };
  expect(nameBlanks({ ...item, question: matching }, '…').question).toEqual({ ...matching, options: ['…'] });
  const number = { kind: 'number' as const, unit: 'mg' };
  expect(nameBlanks({ ...item, question: number }, '…').question).toEqual(number);
});

import { expect, it } from 'vitest';
import type { ItemContent, Question } from '@meetingapp/contract/exam/item.ts';
import { altContainsAnswer, checkItem, isBilingual } from './check-item.ts';

const text = (zh: string, en = '') => ({ zh, en });
const options = [
  { id: 'a', text: text('甲') },
  { id: 'b', text: text('乙') },
];
const content = (question: Question): ItemContent => ({ stem: text('题'), media: null, question, reason: text('') });

it('[O14] an item names the field that is missing or wrong', () => {
  expect(checkItem(content({ kind: 'single', options, right: 'a' }))).toEqual([]);
  expect(checkItem(content({ kind: 'single', options, right: 'z' }))).toEqual([
    { field: 'question.right', reason: 'right_missing' },
  ]);
  expect(checkItem({ ...content({ kind: 'boolean', right: true }), stem: text('') })).toEqual([
    { field: 'stem', reason: 'required' },
  ]);
  expect(
    checkItem(
      content({ kind: 'multiple', options: [...options, options[0]!], right: ['a', 'a', 'x'], partial: false }),
    ),
  ).toEqual([
    { field: 'question.options', reason: 'option_doubled' },
    { field: 'question.right', reason: 'not_an_option' },
    { field: 'question.right', reason: 'option_doubled' },
  ]);
  expect(
    checkItem(content({ kind: 'matching', options, matches: options, right: { a: 'b' }, partial: false })),
  ).toEqual([{ field: 'question.right.b', reason: 'right_missing' }]);
  const part = { id: 'p', stem: text(''), question: { kind: 'single' as const, options, right: 'c' } };
  expect(checkItem(content({ kind: 'case', parts: [part] }))).toEqual([
    { field: 'question.parts.0.stem', reason: 'required' },
    { field: 'question.parts.0.question.right', reason: 'right_missing' },
  ]);
});

it('[O14] an item is in both languages only when each of its texts is', () => {
  const both = options.map((option) => ({ ...option, text: text('甲', 'A') }));
  expect(isBilingual({ ...content({ kind: 'single', options: both, right: 'a' }), stem: text('题', 'Stem') })).toBe(
    true,
  );
  expect(isBilingual({ ...content({ kind: 'single', options, right: 'a' }), stem: text('题', 'Stem') })).toBe(false);
});

it('[O14] an alternative text that contains a right option is found, in either language', () => {
  const option = (id: string, zh: string, en: string) => ({ id, text: { zh, en } });
  const content = (alt: { zh: string; en: string }, right = 'b') => ({
    stem: { zh: '看图', en: '' },
    media: { kind: 'picture' as const, address: '/files/aa/b.jpg', width: 1, height: 1, alt },
    question: {
      kind: 'single' as const,
      options: [option('a', '房颤', 'Fibrillation'), option('b', '室速', 'Tachycardia')],
      right,
    },
    reason: { zh: '', en: '' },
  });
  expect(altContainsAnswer(content({ zh: '六导联心电图', en: 'An ECG' }))).toBe(false);
  expect(altContainsAnswer(content({ zh: '室速的心电图', en: '' }))).toBe(true);
  expect(altContainsAnswer(content({ zh: '', en: 'ECG with tachycardia' }))).toBe(true);
  expect(altContainsAnswer(content({ zh: '室速的心电图', en: '' }, 'a'))).toBe(false);
});

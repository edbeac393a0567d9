import { itemKinds } from '@meetingapp/contract/exam/item.ts';
import { checkItem } from '@meetingapp/domain/exam/check-item.ts';
import { expect, it } from 'vitest';
import { asKind, blankFields, blankPart, fieldsOf, freeId, itemOf, lacksPicture, missingOf } from './draft.ts';

const text = (zh: string) => ({ zh, en: '' });
const filled = {
  ...blankFields,
  code: 'Q-1',
  topicId: 7,
  stem: text('题干'),
  question: {
    kind: 'single' as const,
    options: ['甲', '乙', '丙', '丁'].map((one, at) => ({ id: `o${at + 1}`, text: text(one) })),
    right: 'o2',
  },
};

it('[O14] the editor names what is missing by the field that the server would name', () => {
  expect(missingOf(blankFields)).toEqual({ code: 'code', topicId: 'topic', 'content.question.right': 'key' });
  expect(missingOf(filled)).toEqual({});
  const spot = { ...filled, question: asKind('spot', filled.question) };
  expect(missingOf(spot)).toEqual({ 'content.question.picture': 'picture' });
  expect(lacksPicture(spot.question)).toBe(true);
  const number = { ...filled, question: { kind: 'number' as const, right: '3,5', tolerance: '-1', unit: '' } };
  expect(missingOf(number)).toEqual({ 'content.question.right': 'decimal', 'content.question.tolerance': 'decimal' });
  const pairs = { ...filled, question: asKind('matching', filled.question) };
  expect(Object.keys(missingOf(pairs))).toHaveLength(4);
  const part = { ...filled, question: { kind: 'case' as const, parts: [blankPart([])] } };
  expect(missingOf(part)).toEqual({ 'content.question.parts.0.question.right': 'key' });
});

it('[O14] another kind keeps the options, and a case begins with the question that was there', () => {
  const several = asKind('multiple', filled.question);
  expect(several).toMatchObject({ right: ['o2'], options: filled.question.options });
  expect(asKind('single', several)).toEqual(filled.question);
  const asCase = asKind('case', filled.question);
  expect(asCase).toMatchObject({ parts: [{ question: filled.question }] });
  expect(asKind('single', asCase)).toEqual(filled.question);
  for (const kind of itemKinds) expect(asKind(kind, filled.question).kind).toBe(kind);
});

it('[O14] options get keys that are free, and a version goes through the editor unchanged', () => {
  expect(freeId([{ id: 'o1' }, { id: 'o3' }])).toBe('o4');
  const item = itemOf(filled);
  const version = { id: 1, number: 1, createdAt: '2027-01-01T00:00:00.000Z', by: '', used: false, ...item };
  expect(fieldsOf('Q-1', version)).toEqual(filled);
  expect(checkItem(item.content)).toEqual([]);
});

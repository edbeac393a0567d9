import { expect, it } from 'vitest';
import { typedPlace } from './typed-place.ts';

const item = { code: 'Q-1', stem: { zh: '题', en: '' }, question: { options: [{ id: 'a', text: '甲' }], right: 'a' } };

it('[O14] typing in one text is continued; anything else is a step of its own', () => {
  expect(typedPlace(item, { ...item, stem: { ...item.stem, en: 'Stem' } })).toBe('stem.en');
  const { question } = item;
  const typed = { ...item, question: { ...question, options: [{ id: 'a', text: '甲乙' }] } };
  expect(typedPlace(item, typed)).toBe('question.options.0.text');
  expect(typedPlace(item, { ...typed, code: 'Q-2' })).toBe('');
  expect(typedPlace(item, { ...item, question: { ...question, options: [] } })).toBe('');
  expect(typedPlace(item, { ...item, question: { ...question, right: true } })).toBe('');
  expect(typedPlace(item, { ...item, media: null })).toBe('');
  expect(typedPlace(item, item)).toBe('');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuledItem } from './item-field.ts';
import { shownAnswers, pagesOf, progressOf, visibleItems, type Answers } from './progress.ts';

const today = '2027-04-16';
const item = (code: string, kind: RuledItem['kind'], more: Partial<RuledItem> = {}): RuledItem => ({
  code,
  kind,
  format: '',
  pattern: '',
  required: false,
  showWhen: null,
  lowest: null,
  highest: null,
  options: [],
  rows: [],
  ...more,
});
const options = ['a', 'b', 'c'].map((value) => ({ value }));
const items = [
  item('note', 'section'),
  item('taste', 'S', { options }),
  item('parts', 'matrix', { required: true, options, rows: [{ value: 'r1' }, { value: 'r2' }] }),
  item('stars', 'rating', { required: true }),
  item('why', 'T', { required: true, showWhen: { code: 'stars', oneOf: ['1', '2'] } }),
  item('order', 'ranking', { options }),
  item('minutes', 'number', { lowest: 0, highest: 90 }),
];
const firstGap = (answers: Answers) => {
  const gap = progressOf(items, answers, today).first;
  return gap && [gap.code, gap.number, gap.fault?.reason ?? 'open'];
};

describe('[V14] every question is answered before submitting', () => {
  it('required ones first, then the others in their order', () => {
    expect(firstGap({})).toEqual(['parts', 2, 'open']);
    const required = { parts: 'r1=a|r2=c', stars: '5' };
    expect(progressOf(items, required, today)).toMatchObject({ questions: 5, answered: 2, requiredLeft: 0 });
    expect(firstGap(required)).toEqual(['taste', 1, 'open']);
    expect(firstGap({ ...required, taste: 'b' })).toEqual(['order', 4, 'open']);
    expect(firstGap({ ...required, taste: '', order: '', minutes: '' })).toBeNull();
  });

  it('“No answer” counts as answered, except where an answer is required', () => {
    const none = Object.fromEntries(items.map(({ code }) => [code, '']));
    expect(progressOf(items, none, today)).toMatchObject({ questions: 5, answered: 3, requiredLeft: 2 });
    expect(firstGap(none)).toEqual(['parts', 2, 'open']);
  });

  it('a question that appears by a condition is asked, one that disappears is not sent', () => {
    const sad = { parts: 'r1=a|r2=c', stars: '2', taste: '', order: '', minutes: '' };
    expect(firstGap(sad)).toEqual(['why', 4, 'open']);
    expect(firstGap({ ...sad, why: 'late' })).toBeNull();
    expect(shownAnswers(items, { ...sad, stars: '4', why: 'late' })).not.toHaveProperty('why');
    expect(shownAnswers(items, { ...sad, note: 'x', constructor: 'y' })).toEqual(sad);
  });

  it.each([
    ['parts', 'r1=a', 'rows_open'],
    ['parts', 'r1=a|r2=z', 'not_an_option'],
    ['stars', '6', 'not_an_option'],
    ['order', 'a|b', 'order_open'],
    ['order', 'a|b|b', 'order_open'],
    ['minutes', '91', 'number_most'],
    ['minutes', '-1', 'number_least'],
    ['minutes', '1e3', 'number_form'],
    ['taste', 'z', 'not_an_option'],
  ])('%s is not answered by %s', (code, value, reason) => {
    const gaps = progressOf(items, { [code]: value }, today).gaps;
    expect(gaps.find((gap) => gap.code === code)?.fault?.reason).toBe(reason);
  });

  it('property: answered and open questions add up, and a required gap comes before any other', () => {
    const value = fc.constantFrom(undefined, '', 'a', '3', 'r1=a|r2=b', 'a|b|c', 'x');
    const answers = fc.record(Object.fromEntries(items.map(({ code }) => [code, value])));
    fc.assert(
      fc.property(answers, (given) => {
        const { questions, answered, gaps, first, requiredLeft } = progressOf(items, given, today);
        expect(answered + gaps.length).toBe(questions);
        expect(first?.required ?? false).toBe(requiredLeft > 0);
        expect(first === null).toBe(gaps.length === 0);
        const kept = shownAnswers(items, given);
        expect(progressOf(items, kept, today)).toEqual(progressOf(items, given, today));
      }),
    );
  });
});

it('[S90] a page that shows nothing is passed over', () => {
  const paged = [
    item('a', 'rating'),
    item('p1', 'page'),
    item('b', 'T', { showWhen: { code: 'a', oneOf: ['1'] } }),
    item('p2', 'page'),
    item('c', 'T'),
  ];
  const pages = (answers: Answers) => pagesOf(visibleItems(paged, answers)).map((page) => page.map(({ code }) => code));
  expect(pages({ a: '1' })).toEqual([['a'], ['p1', 'b'], ['p2', 'c']]);
  expect(pages({ a: '5' })).toEqual([['a'], ['p2', 'c']]);
});

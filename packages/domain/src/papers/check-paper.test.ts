import type { PaperContent } from '@meetingapp/contract/papers/submission.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alterHindrance, authorStateOf, callStateAt, confirmHindrance, withdrawHindrance } from './call-times.ts';
import { paperFaults, wordsOf, type PaperRules } from './check-paper.ts';
import { cleanPaper, cleanText } from './clean-paper.ts';

const rules: PaperRules = {
  topics: [1, 2, 3],
  topicsMost: 2,
  wishes: ['oral', 'poster'],
  sections: [
    { code: 'background', required: true },
    { code: 'results', required: false },
  ],
  wordsLeast: 2,
  wordsMost: 6,
  authorsMost: 2,
};
const author = {
  name: { zh: '林知远', en: '' },
  email: 'lin@example.org',
  affiliations: [1],
  presenting: true,
  corresponding: true,
};
const paper: PaperContent = {
  language: 'zh',
  title: { zh: '题目', en: '' },
  topics: [1],
  wish: 'oral',
  affiliations: [{ name: { zh: '医院', en: '' }, city: '', country: '' }],
  authors: [author],
  abstract: [{ code: 'background', text: '一二三' }],
  keywords: [],
  contact: { name: '', phone: '13800001111', email: '' },
};
const faultsOf = (change: Partial<PaperContent>) =>
  paperFaults(rules, { ...paper, ...change }).map(({ field, reason }) => `${field} ${reason}`);

describe('the errors that block a submission', () => {
  it('[S76] are empty when everything required is there', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ wish: '', abstract: [{ code: 'background', text: '一二三四五六' }] })).toEqual([]);
  });

  it('[S76] name topic, title, author, contact and abstract, each by its field', () => {
    expect(faultsOf({ topics: [] })).toEqual(['topics required']);
    expect(faultsOf({ topics: [9] })).toEqual(['topics not_an_option']);
    expect(faultsOf({ topics: [1, 2, 3] })).toEqual(['topics too_many']);
    expect(faultsOf({ wish: 'publication' })).toEqual(['wish not_an_option']);
    expect(faultsOf({ language: 'en' })).toEqual(['title.en required']);
    expect(faultsOf({ authors: [] })).toEqual(['authors authors_missing']);
    expect(faultsOf({ authors: [author, author, author] })).toEqual(['authors authors_most']);
    expect(faultsOf({ authors: [{ ...author, email: '' }] })).toEqual(['authors.0.email corresponding_email']);
    expect(faultsOf({ authors: [{ ...author, presenting: false }] })).toEqual(['authors presenting_missing']);
    expect(faultsOf({ contact: { name: '', phone: '12', email: '' } })).toEqual(['contact.phone phone']);
    expect(faultsOf({ contact: { name: '', phone: '', email: '' } })).toEqual(['contact.phone contact_needed_paper']);
    expect(faultsOf({ abstract: [{ code: 'results', text: '一二三' }] })).toEqual(['abstract.background required']);
    expect(faultsOf({ abstract: [{ code: 'background', text: '一' }] })).toEqual(['abstract words_least']);
    expect(faultsOf({ abstract: [{ code: 'background', text: '一二三四五六七' }] })).toEqual(['abstract words_most']);
  });

  it('[S76] ignore texts of parts that are not requested', () => {
    expect(wordsOf(rules.sections, [{ code: 'other', text: '一二三' }])).toBe(0);
    expect(wordsOf([], [{ code: '', text: 'one two' }])).toBe(2);
  });
});

describe('a saved paper', () => {
  it('[S76] contains no control, half or direction characters, and normalizing is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const kept = cleanText(text);
        expect(cleanText(kept)).toBe(kept);
        expect(kept).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}\u202e]/u);
      }),
    );
    const once = cleanPaper({ ...paper, keywords: [' 血脂 ', '血脂', ''] });
    expect(once.keywords).toEqual(['血脂']);
    expect(cleanPaper(once)).toEqual(once);
  });
});

describe('the times of a call', () => {
  const at = (hour: number) => new Date(Date.UTC(2027, 0, 10, hour));
  const times = { opensAt: at(1), closesAt: at(3), reviseUntil: at(5), confirmUntil: at(7) };

  it('[S76] are half-open: closed exactly at the deadline', () => {
    expect([0, 1, 2, 3].map((hour) => callStateAt(times, at(hour)))).toEqual(['not_open', 'open', 'open', 'closed']);
    expect(alterHindrance('draft', times, at(3))).toBe('papers_closed');
    expect(alterHindrance('submitted', times, at(4))).toBeNull();
    expect(alterHindrance('submitted', times, at(5))).toBe('papers_revise_over');
    expect(alterHindrance('submitted', { ...times, reviseUntil: null }, at(3))).toBe('papers_revise_over');
    expect(alterHindrance('in_review', times, at(2))).toBe('paper_state');
  });

  it('[O11] an accepted author confirms or withdraws before the deadline; no transition reveals a decision', () => {
    const decided = { state: 'decided', decision: 'oral', toldAt: at(0) } as const;
    expect(confirmHindrance(decided, times, at(6))).toBeNull();
    expect(confirmHindrance(decided, times, at(7))).toBe('papers_confirm_over');
    expect(withdrawHindrance(decided, times, at(7))).toBe('papers_confirm_over');
    expect(withdrawHindrance({ ...decided, decision: 'not_accepted' }, times, at(7))).toBeNull();
    const untold = { ...decided, toldAt: null };
    expect(confirmHindrance(untold, times, at(6))).toBe('paper_state');
    expect(withdrawHindrance(untold, times, at(8))).toBeNull();
    expect(authorStateOf(untold)).toBe('under_review');
  });
});

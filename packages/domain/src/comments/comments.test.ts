import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordList } from '../live/words.ts';
import { holdReason } from './hold-reason.ts';
import { findPatientDetails, redactPatientDetails } from './patient-details.ts';
import { mayReview, reviewUntil } from './review-window.ts';

describe('[V17] a review of an answer', () => {
  const answered = new Date('2027-04-15T01:40:00.000Z');

  it('is possible from the answer until three days after it, to the millisecond', () => {
    const at = (milliseconds: number) => mayReview(answered, new Date(answered.getTime() + milliseconds));
    expect(at(-1)).toBe(false);
    expect(at(0)).toBe(true);
    expect(at(3 * 86_400_000 - 1)).toBe(true);
    expect(at(3 * 86_400_000)).toBe(false);
    expect(reviewUntil(answered).toISOString()).toBe('2027-04-18T01:40:00.000Z');
  });
});

describe('[S101] details of a patient', () => {
  const parts = (text: string) => findPatientDetails(text).map(({ kind, from, to }) => [kind, text.slice(from, to)]);

  it.each([
    [
      '昨夜收治一例，王建国，住院号 20270415，转运 140 分钟',
      [
        ['name', '王建国'],
        ['number', '住院号 20270415'],
      ],
    ],
    ['患者李秀兰，女，75 岁', [['name', '李秀兰']]],
    ['家属电话 13800001111', [['phone', '13800001111']]],
    ['身份证 11010519491231002X', [['identity', '11010519491231002X']]],
    [
      'The patient Mr. John Smith, MRN 1234567',
      [
        ['name', 'John Smith'],
        ['number', 'MRN 1234567'],
      ],
    ],
  ])('are found in: %s', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it.each([
    '年龄超过 75 岁的患者，溶栓剂量是否减半？',
    '王建国教授的报告能放到资料里吗？',
    '患者于 3 小时内到院，应先做什么？',
    '病人高血压合并糖尿病，目标是多少？',
    'Is 0.9 mg/kg correct for a patient over 75?',
    '请问 2027 年的投稿截止到 4 月 15 日吗？',
  ])('are not found in: %s', (text) => {
    expect(parts(text)).toEqual([]);
  });

  it('are gone once they are replaced, and nothing else is', () => {
    expect(redactPatientDetails('一例，王建国，住院号 20270415，胸痛', '（已隐去）')).toBe(
      '一例，（已隐去），（已隐去），胸痛',
    );
    const pieces = fc.array(
      fc.constantFrom(
        '患者',
        '王建国',
        '，',
        '住院号 ',
        '20270415',
        ' ',
        '男',
        '13800001111',
        '胸痛',
        'patient ',
        'John Smith',
        'x',
      ),
    );
    fc.assert(
      fc.property(pieces, (list) => {
        const text = list.join('');
        const found = findPatientDetails(text);
        found.reduce((at, { from, to }) => {
          expect(from).toBeGreaterThanOrEqual(at);
          return to;
        }, 0);
        const rest = redactPatientDetails(text, '…');
        expect(rest.length).toBe(text.length - found.reduce((sum, { from, to }) => sum + to - from - 1, 0));
      }),
    );
  });
});

describe('[S101] a text', () => {
  const words = wordList(['加微信']);
  const check = (text: string, more: { open?: boolean; mode?: 'open' | 'before'; earlier?: string[] } = {}) =>
    holdReason({ text, open: true, mode: 'open', words, earlier: [], ...more });

  it('waits for staff where the organiser wants it, with a word of the live desk, repeated, or naming a patient', () => {
    expect(check('溶栓剂量？')).toBeNull();
    expect(check('溶栓剂量？', { mode: 'before' })).toBe('all');
    expect(check('加 微·信 领取')).toBe('word');
    expect(check('请问！', { earlier: ['请问'] })).toBe('repeated');
    expect(check('患者李秀兰，女')).toBe('patient');
  });

  it('that only the person asked reads never waits', () => {
    expect(check('患者李秀兰，加微信', { open: false, mode: 'before', earlier: ['患者李秀兰，加微信'] })).toBeNull();
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FeeRule } from '@meetingapp/contract/fees/console.ts';
import { ruleSentence, type RuleWords } from './sentence.ts';

const zh: RuleWords = {
  is: '{label}是{value}',
  isNot: '{label}不是{value}',
  atLeast: '{label}至少 {value}',
  lessThan: '{label}少于 {value}',
  member: '是本会会员',
  notMember: '不是本会会员',
  or: '或',
  nothing: '（未选）',
  joinAll: '，并且',
  joinAny: '，或',
  brackets: '（{text}）',
  sentence: '{text}。',
  everyone: '所有人都可以选',
  nobody: '没有人可以选',
  facts: { branch: '分会', member: '会员', group: '同行人数' },
};
const en: RuleWords = {
  is: '{label} is {value}',
  isNot: '{label} is not {value}',
  atLeast: '{label} is at least {value}',
  lessThan: '{label} is less than {value}',
  member: 'a member',
  notMember: 'not a member',
  or: ' or ',
  nothing: '(nothing chosen)',
  joinAll: ', and ',
  joinAny: ', or ',
  brackets: '({text})',
  sentence: '{text}.',
  everyone: 'Everyone may choose it',
  nobody: 'Nobody may choose it',
  facts: { branch: 'Branch', member: 'Member', group: 'Group size' },
};

const names = {
  fields: [
    {
      code: 'identity',
      label: { zh: '身份', en: 'Identity' },
      options: [{ value: 'doc', zh: '医师', en: 'physician' }],
    },
  ],
  branches: [{ id: 7, title: { zh: '护理专场', en: '' } }],
};
const inZh = { ...names, language: 'zh' as const, words: zh };
const inEn = { ...names, language: 'en' as const, words: en };
const rule: FeeRule = {
  all: [
    { equals: { code: 'identity', value: 'doc' } },
    { any: [{ equals: { code: 'member', value: '1' } }, { atLeast: { code: 'group', value: 10 } }] },
    { not: { oneOf: { code: 'branch', values: ['7'] } } },
  ],
};

it('[O3] a rule reads as a sentence in both languages', () => {
  expect(ruleSentence(rule, inZh)).toBe('身份是医师，并且（是本会会员，或同行人数至少 10），并且分会不是护理专场。');
  expect(ruleSentence(rule, inEn)).toBe(
    'Identity is physician, and (a member, or Group size is at least 10), and Branch is not 护理专场.',
  );
  expect(ruleSentence({ not: { any: [{ atLeast: { code: 'group', value: 2 } }, { not: rule.all[0]! }] } }, inZh)).toBe(
    '同行人数少于 2，并且身份是医师。',
  );
  expect(ruleSentence(null, inEn)).toBe('Everyone may choose it');
});

it('[O3] the sentence never fails, whatever the rule contains', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('identity', 'branch', 'constructor', '__proto__'));
  const { node } = fc.letrec<{ node: FeeRule }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      fc.record({ equals: fc.record({ code: text, value: text }) }),
      fc.record({ oneOf: fc.record({ code: text, values: fc.array(text) }) }),
      fc.record({ atLeast: fc.record({ code: text, value: fc.double() }) }),
      fc.record({ all: fc.array(tie('node'), { maxLength: 4 }) }),
      fc.record({ any: fc.array(tie('node'), { maxLength: 4 }) }),
      fc.record({ not: tie('node') }),
    ),
  }));
  fc.assert(
    fc.property(node, fc.constantFrom(inZh, inEn), (one, saidBy) => {
      expect(ruleSentence(one, saidBy).length).toBeGreaterThan(0);
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkTextStyle } from './text-style.ts';

const found = (language: 'zh' | 'en', words: string) =>
  checkTextStyle(
    tree({ [`packages/locales/src/${language}/a.ts`]: `export const a = { b: ${JSON.stringify(words)} };` }),
  ).length;

describe('a text', () => {
  it.each(['已付款(3)', '姓名:', '请选择,再继续', '已保存。 请继续'])(
    'in Chinese has full-width marks: %s',
    (words) => {
      expect(found('zh', words)).toBe(1);
    },
  );

  it.each([
    'It is saved by itself',
    'They play by themselves',
    'Your orders stand here',
    'The number stands on the page',
    'Taken back',
    'Take this import back?',
    'Rows that were not brought in',
    'It cannot be brought back',
    '{amount} is given back',
    'Mend these rows',
    'Tell the person',
    'This is no programme',
    'No order fits',
    'Undone. Who has paid is not affected',
    'Sign up',
    'Sign out',
    'Others (4)',
    'Of {count} tasks you accepted {accepted}',
    '{count} nights',
  ])('in English is written, not translated: %s', (words) => {
    expect(found('en', words)).toBe(1);
  });

  it('may have half-width marks beside Latin letters and numbers, and brackets in English', () => {
    expect(found('zh', '支持 MP4 (H.264)，12:30 开始（共 3 场）')).toBe(0);
    expect(found('en', 'The amount (with tax) is saved automatically')).toBe(0);
    expect(found('en', 'This is no longer valid. Who is notified?')).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkLanguages } from './languages.ts';

const said = (text: string, path = 'apps/server/src/features/orders/present.ts'): string =>
  checkLanguages(tree({ [path]: text }))
    .map(({ message }) => message)
    .join();

describe('language fallback', () => {
  it('no file falls back to the other language by itself', () => {
    expect(said('const a = title[language] || title.zh;')).toContain('pickLanguage');
    expect(said('const a = row.title?.[language] || row.title?.zh;')).toContain('pickLanguage');
    expect(said('const a = texts[language];')).toBe('');
    expect(said('const a = title[language] || title.zh;', 'packages/domain/src/bilingual.ts')).toBe('');
  });

  it('a missing text is not a fallback', () => {
    expect(said("const a = row.title?.[language] ?? '';")).toBe('');
  });

  it.each(["parts.join('；')", 'const a = `${b}，${c}`;', 'text.split(/[;；]/)'])(
    'no punctuation mark is hard-coded in %s',
    (text) => {
      expect(said(text)).toContain('Chinese punctuation');
    },
  );

  it('patterns for what people type stand in one file of the domain', () => {
    expect(said('export const comma = /[,，]/;', 'packages/domain/src/punctuation.ts')).toBe('');
    expect(said('export const comma = /[,，]/;', 'packages/domain/src/papers/import-paper.ts')).not.toBe('');
  });

  it('ports, tests and comments may have them', () => {
    expect(said("parts.join('；')", 'apps/server/src/ports/sms/sms.ts')).toBe('');
    expect(said("parts.join('；')", 'apps/server/src/features/orders/order.test.ts')).toBe('');
    expect(said('/** "第 1 张，共 3 张" */\nconst a = 1;')).toBe('');
  });
});

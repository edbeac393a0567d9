import { describe, expect, it } from 'vitest';
import { entryMarks, entrySeparator, joinList, listMarks, listSeparator, pickLanguage } from './bilingual.ts';

describe('texts in two languages', () => {
  it('[K2] an English reader gets the Chinese text rather than nothing, and vice versa', () => {
    expect(pickLanguage({ zh: '心脏', en: 'Heart' }, 'en')).toBe('Heart');
    expect(pickLanguage({ zh: '心脏', en: '' }, 'en')).toBe('心脏');
    expect(pickLanguage({ zh: '', en: 'Heart' }, 'zh')).toBe('Heart');
    expect(pickLanguage({ zh: '', en: '' }, 'zh')).toBe('');
    expect(pickLanguage(null, 'zh')).toBe('');
  });

  it('[K2] an English list has English punctuation', () => {
    expect(joinList(['a', '', 'b'], 'en')).toBe('a, b');
    expect(joinList(['a', 'b'], 'en', 'entries')).toBe('a; b');
    expect(joinList(['甲', '乙'], 'zh')).toBe('甲、乙');
    expect(joinList(['甲', '乙'], 'zh', 'entries')).toBe('甲；乙');
  });

  it('an input splits typed words at the same marks as the server', () => {
    for (const mark of listMarks) expect(`甲${mark}乙`.split(listSeparator)).toEqual(['甲', '乙']);
    for (const mark of entryMarks) expect(`甲${mark}乙`.split(entrySeparator)).toEqual(['甲', '乙']);
    expect('Zhang, Wei'.split(entrySeparator)).toEqual(['Zhang, Wei']);
  });
});

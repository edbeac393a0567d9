import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from './words.ts';

describe('the length of an abstract', () => {
  it('[S76] counts Chinese characters and Latin words as authors do', () => {
    expect(countWords('')).toBe(0);
    expect(countWords('目的：探讨')).toBe(4);
    expect(countWords('Patients’ LDL-C fell by 12.5 mg/dL.')).toBe(6);
    expect(countWords('纳入 128 例 COVID-19 患者')).toBe(7);
  });

  it('[S76] is the sum over its paragraphs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(countWords(`${one}\n\n${other}`)).toBe(countWords(one) + countWords(other));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOfWhite, fitText, roleColours } from './badge.ts';

const measure = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\u0020-\u007e]/.test(letter) ? 0.55 : 1), 0);

describe('[O16] a badge', () => {
  it('has the name in the largest type that fits, never cut, and says when that is too small', () => {
    const name = fc.string({ unit: fc.constantFrom('欧', '阳', 'A', 'n', ' '), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        name.filter((text) => text.trim() !== ''),
        fc.integer({ min: 20, max: 120 }),
        (text, width) => {
          const { lines, size, fits } = fitText(text, { width, most: 19, least: 9, measure });
          expect(lines.join(' ')).toBe(text.split(/\s+/).filter(Boolean).join(' '));
          expect(lines.length).toBeLessThanOrEqual(2);
          expect(size).toBeLessThanOrEqual(19);
          for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(width + 1e-6);
          expect(fits).toBe(size >= 9);
        },
      ),
    );
    expect(fitText('林知远', { width: 93, most: 19, least: 9, measure })).toEqual({
      lines: ['林知远'],
      size: 19,
      fits: true,
    });
    expect(fitText('Maximiliane von Hohenstein', { width: 93, most: 19, least: 9, measure }).lines).toHaveLength(2);
  });

  it('tells each role by a word on a colour of its own, with a contrast of at least 4.5', () => {
    const colours = Object.values(roleColours);
    expect(new Set(colours).size).toBe(colours.length);
    for (const colour of colours) expect(contrastOfWhite(colour)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOfWhite('#ffffff')).toBeCloseTo(1);
    expect(contrastOfWhite('#000000')).toBeCloseTo(21);
  });
});

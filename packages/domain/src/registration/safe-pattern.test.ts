import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeMatched, shortestMatch } from './pattern/can-match.ts';
import { checkPattern, matchesPattern } from './safe-pattern.ts';

/** Patterns that take backtracking engines years, each with a text that triggers it. */
const evil: [string, string][] = [
  ['^(a+)+$', `${'a'.repeat(900)}!`],
  ['([a-zA-Z]+)*', `${'a'.repeat(900)}1`],
  ['(a|aa)+', `${'a'.repeat(900)}!`],
  ['(a|a?)+', `${'a'.repeat(900)}!`],
  ['(.*a){20}', 'a'.repeat(19) + '!'.repeat(900)],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(999)],
  [
    '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
    'a'.repeat(999),
  ],
  ['(x+x+)+y', 'x'.repeat(999)],
  ['^(\\w+\\s?)*$', `${'word '.repeat(190)}!`],
  ['((a*)*)*b', 'a'.repeat(999)],
  ['(?=(a+)+$)a*b', 'a'.repeat(999)],
  ['(((((((((a*)*)*)*)*)*)*)*)*)*!', 'a'.repeat(999)],
  ['(a?){300}a{300}', 'a'.repeat(299)],
];

describe('[V18] a regex written by staff', () => {
  it.each(evil)('cannot hang: %s', (pattern, text) => {
    const started = performance.now();
    expect(checkPattern(pattern)).toEqual({ ok: true });
    expect(matchesPattern(pattern, text)).toBe(false);
    // A backtracking engine would not finish most of these in a lifetime.
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it('is refused when it counts, nests or repeats too far', () => {
    for (const pattern of [
      '((a{90}){90}){90}',
      '((){500}){500}',
      'a{501}',
      'a'.repeat(501),
      `${'('.repeat(30)}a${')'.repeat(30)}`,
    ])
      expect(checkPattern(pattern)).toEqual({ ok: false, reason: 'too_large' });
  });

  it('is refused when it is malformed', () => {
    for (const pattern of ['(', ')', 'a)', '[', '*a', 'a**', 'a{3,2}', '[z-a]', '(?i)a', 'a\\', '(?'])
      expect(checkPattern(pattern), pattern).toEqual({ ok: false, reason: 'syntax' });
  });

  it('is refused when its run time is unbounded', () => {
    for (const pattern of ['(a)\\1', '(?<x>a)\\k<x>', '(?<=a)b', '(?<!a)b'])
      expect(checkPattern(pattern), pattern).toEqual({ ok: false, reason: 'unsupported' });
  });

  it('that is unusable blocks nobody from registering', () => {
    expect(matchesPattern('(?<=a)b', 'anything')).toBe(true);
  });

  it('is never run on unlimited input', () => {
    expect(matchesPattern('a*', 'a'.repeat(1001))).toBe(false);
  });
});

const expectations: [pattern: string, yes: string[], no: string[]][] = [
  ['\\d{6}', ['123456'], ['12345', '1234567', 'a123456']],
  ['^(\\d{15}$|^\\d{18}$|^\\d{17}(\\d|X|x))$', ['11010519491231002X', '123456789012345'], ['1234']],
  ['(?=.*[A-Z])(?=.*\\d)(?!.*\\s).{8,20}', ['Abcdefg1'], ['abcdefg1', 'Abcdefgh', 'Abc defg1', 'Ab1']],
  ['[\\u4e00-\\u9fa5]{2,10}', ['李雪梅'], ['Li', '李']],
  ['\\p{Script=Han}+', ['李雪梅'], ['李a']],
  ['/^[a-z]+$/i', ['ABC', 'abc'], ['a1']],
  ['[\\w-.]+@[\\w-]+\\.com', ['a-b.c@x.com'], ['a b@x.com']],
  ['a\\-b\\_c', ['a-b_c'], ['ab_c']],
  ['(?<year>\\d{4})-(?:0[1-9]|1[0-2])', ['2026-04'], ['2026-13']],
  ['x{2,}?y??', ['xx', 'xxxy'], ['x']],
  ['.', ['a', '😀', '李'], ['', 'ab', '\n']],
  ['(|a)b', ['b', 'ab'], ['a']],
  ['\\bab\\b', ['ab'], ['a']],
  ['a{', ['a{'], ['a']],
  ['[^]]', [], ['a']],
];

it.each(expectations)('[V3] matches whole values as organisers expect: %s', (pattern, yes, no) => {
  for (const value of yes) expect(matchesPattern(pattern, value), value).toBe(true);
  for (const value of no) expect(matchesPattern(pattern, value), value).toBe(false);
});

/** Small patterns of everything that staff may write. */
const smallPatterns = (() => {
  const leaf = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '^', '$', '\\b', '\\B', '');
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, two]) => one + two),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, two]) => `(${one}|${two})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '*?'))
        .map(([one, turns]) => `(?:${one})${turns}`),
      fc.tuple(tie('pattern'), fc.constantFrom('?=', '?!')).map(([one, look]) => `(${look}${one})`),
    ),
  }));
  return pattern.filter((source) => source.length < 60 && checkPattern(source).ok);
})();

it('[V3] agrees with the built-in engine on every small pattern', () => {
  fc.assert(
    fc.property(smallPatterns, fc.array(fc.constantFrom('a', 'b', '-'), { maxLength: 6 }), (source, letters) => {
      const value = letters.join('');
      expect(matchesPattern(source, value)).toBe(new RegExp(`^(?:${source})$`).test(value));
    }),
    { numRuns: 3000 },
  );
});

describe('[O22] a shortest text that a pattern accepts', () => {
  it.each([
    ['^[A-Za-z0-9]{6,20}$', '000000'],
    ['\\d{3}-[A-F]', '000-A'],
    ['(?=.*[A-Z])(?=.*\\d)(?!.*\\s).{4,20}', null],
    ['[\\u4e00-\\u9fa5]{2,10}', '\u4e2d\u4e2d'],
    ['.{2}', '00'],
    ['x*', 'x'],
  ])('for %s is found', (pattern, expected) => {
    const text = shortestMatch(pattern);
    if (expected !== null) expect(text).toBe(expected);
    expect(matchesPattern(pattern, text ?? '')).toBe(true);
  });

  it('is none where nothing can match', () => {
    for (const pattern of ['a^b', '1(?=2)3', '', '(']) expect(shortestMatch(pattern), pattern).toBe(null);
  });

  it('is accepted, and no shorter one is, for every small pattern', () => {
    const shortTexts = fc.array(fc.constantFrom('a', 'b', '-'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(smallPatterns, shortTexts, (source, letters) => {
        if (!matchesPattern(source, letters.join(''))) return;
        const found = shortestMatch(source) ?? '';
        expect(matchesPattern(source, found)).toBe(true);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(letters.length);
        expect(canBeMatched(source)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

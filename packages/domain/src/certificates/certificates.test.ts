import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateNumber, comparableName, typedNumber } from './number.ts';
import { type CertificateEvidence, lackOf, metBy, noRule } from './rule.ts';

const evidence = (part: Partial<CertificateEvidence> = {}): CertificateEvidence => ({
  registered: true,
  days: 0,
  passedExams: new Set(),
  credits: new Map(),
  talks: 0,
  ...part,
});

describe('[O15] the rule of a certificate', () => {
  it('names the first thing that is lacking', () => {
    const rule = { days: 3, examId: 7, setId: 2, credits: 600 };
    expect(lackOf('credit', rule, evidence({ registered: false }))).toBe('not_registered');
    expect(lackOf('credit', rule, evidence({ days: 2 }))).toBe('too_few_days');
    expect(lackOf('credit', rule, evidence({ days: 3 }))).toBe('exam_not_passed');
    const passed = { days: 3, passedExams: new Set([7]) };
    expect(lackOf('credit', rule, evidence({ ...passed, credits: new Map([[2, 599]]) }))).toBe('too_few_credits');
    expect(lackOf('credit', rule, evidence({ ...passed, credits: new Map([[2, 600]]) }))).toBeNull();
    expect(lackOf('lecture', noRule, evidence())).toBe('no_talk');
    expect(lackOf('award', noRule, evidence())).toBe('no_award');
    expect(lackOf('review', noRule, evidence())).toBe('no_review');
  });

  it('more days, passed exams and credits never take a certificate away, and all conditions together make it', () => {
    const rules = fc.record({
      days: fc.nat(5),
      examId: fc.constantFrom(null, 1, 2),
      setId: fc.constantFrom(null, 1, 2),
      credits: fc.nat(1000),
    });
    const known = fc.record({
      days: fc.nat(5),
      passedExams: fc.subarray([1, 2]).map((ids) => new Set(ids)),
      credits: fc.nat(1000).map((total) => new Map([[1, total]])),
    });
    fc.assert(
      fc.property(rules, known, (rule, part) => {
        const lack = lackOf('participation', rule, evidence(part));
        const met = metBy(rule, evidence(part));
        expect(lack === null).toBe(met.days && met.exam && met.credits);
        const more = { days: part.days + 1, passedExams: new Set([1, 2]), credits: new Map([[1, 5000]]) };
        if (lack === null) expect(lackOf('participation', rule, evidence(more))).toBeNull();
      }),
    );
  });
});

describe('[O15] numbers and names as typed from paper', () => {
  it('are found whatever the dashes, the case, the spaces and the marks', () => {
    const number = certificateNumber(5001, 'lecture', 214);
    expect(number).toBe('5001-S-000214');
    expect(typedNumber(' 5001 – s － 000214 ')).toBe(number);
    expect(comparableName('Aleksandra Núñez-Vega')).toBe(comparableName('ALEKSANDRA NUNEZ VEGA'));
    expect(comparableName('阿依努尔·买买提吐尔逊')).toBe(comparableName('阿依努尔 买买提吐尔逊'));
    expect(comparableName('林知远')).not.toBe(comparableName('林知'));
  });
});

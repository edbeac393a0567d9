import { describe, expect, it } from 'vitest';
import { add, flakyLines, fromPlaywright, nothing } from './totals.mjs';

const spec = (title: string, status: string) => ({
  title,
  file: 'orders/order.e2e.ts',
  line: 7,
  tests: [{ status, projectName: 'en' }],
});

describe('the summary of a test run', () => {
  it('names each test that passed on its second try, however deep it is in the report', () => {
    const report = {
      stats: { expected: 1, unexpected: 0, flaky: 2 },
      suites: [
        { specs: [spec('pays', 'flaky')], suites: [{ specs: [spec('leaves', 'flaky'), spec('stays', 'expected')] }] },
      ],
    };
    expect(fromPlaywright(report)).toEqual({
      passed: 3,
      failed: 0,
      flaky: ['en orders/order.e2e.ts:7 pays', 'en orders/order.e2e.ts:7 leaves'],
    });
  });

  it('sums the stages, second tries included', () => {
    const one = { passed: 1, failed: 0, flaky: ['a'] };
    expect(add(add(nothing, one), one)).toEqual({ passed: 2, failed: 0, flaky: ['a', 'a'] });
  });

  it('prints nothing when all passed at once, and fails the run above three retries', () => {
    expect(flakyLines([])).toEqual([]);
    expect(flakyLines(['a', 'b', 'c']).join()).not.toContain('fail the run');
    expect(flakyLines(['a', 'b', 'c', 'd'])[0]).toContain('fail the run');
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ passed: number, failed: number }} Totals */

/** @param {Totals} a @param {Totals} b @returns {Totals} */
export const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** What earlier runs of the same build counted, so that the last one can say the sum (`TEST_TOTALS` names the file). */
export function before() {
  const file = process.env.TEST_TOTALS;
  return file && existsSync(file)
    ? /** @type {Totals} */ (JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
}

/** @param {Totals} totals */
export function keep(totals) {
  if (process.env.TEST_TOTALS) writeFileSync(process.env.TEST_TOTALS, JSON.stringify(totals));
}

/**
 * Lets a test program write its report into a file of its own and reads the counts from it.
 * @param {(file: string) => Promise<boolean>} work
 * @param {(report: any) => Totals} count
 * @returns {Promise<{ ok: boolean, totals: Totals }>}
 */
export async function counted(work, count) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  try {
    const ok = await work(file);
    const totals = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
    // A run that fails without a failing test (it did not start, a file did not load) is a failure all the same.
    return { ok, totals: ok || totals.failed > 0 ? totals : add(totals, { passed: 0, failed: 1 }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number }} report */
export const fromVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

/** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report */
export const fromPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

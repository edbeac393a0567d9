import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `flaky`: names of tests that passed on their second try.
 * @typedef {{ passed: number, failed: number, flaky: readonly string[] }} Totals
 */

/** Maximum number of tests that may need a second try before the run counts as failed. */
export const MOST_FLAKY = 3;

/** @type {Totals} */
export const nothing = { passed: 0, failed: 0, flaky: [] };

/** @param {Totals} a @param {Totals} b @returns {Totals} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  flaky: [...a.flaky, ...b.flaky],
});

/**
 * The lines before the sum: each test that needed a second try, and whether their number fails the run.
 * @param {readonly string[]} flaky @returns {string[]}
 */
export function flakyLines(flaky) {
  if (flaky.length === 0) return [];
  const verdict = flaky.length > MOST_FLAKY ? ` More than ${MOST_FLAKY} fail the run: mend their causes.` : '';
  return [`Passed at the second try: ${flaky.length}.${verdict}`, ...flaky.map((name) => `  ${name}`)];
}

/** Totals of earlier runs of the same build, so that the last one can print the sum (`TEST_TOTALS` names the file). */
export function before() {
  const file = process.env.TEST_TOTALS;
  return file && existsSync(file) ? /** @type {Totals} */ (JSON.parse(readFileSync(file, 'utf8'))) : nothing;
}

/** @param {Totals} totals */
export function saveTotals(totals) {
  if (process.env.TEST_TOTALS) writeFileSync(process.env.TEST_TOTALS, JSON.stringify(totals));
}

/**
 * Lets a test program write its report into a temporary file and reads the counts from it.
 * @param {(file: string) => Promise<boolean>} work
 * @param {(report: any) => Totals} count
 * @returns {Promise<{ ok: boolean, totals: Totals }>}
 */
export async function counted(work, count) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  try {
    const ok = await work(file);
    const totals = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
    // A run that fails without a failing test (it did not start, a file did not load) is still a failure.
    return { ok, totals: ok || totals.failed > 0 ? totals : add(totals, { ...nothing, failed: 1 }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number }} report */
export const fromVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  flaky: [],
});

/**
 * @typedef {{ title: string, file?: string, line?: number, tests?: { status: string, projectName: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: Suite[] }} report
 */
export const fromPlaywright = ({ stats, suites = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  flaky: suites.flatMap(flakyIn),
});

/** @param {Suite} suite @returns {string[]} */
function flakyIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests = [] }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${projectName} ${file}:${line} ${title}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}

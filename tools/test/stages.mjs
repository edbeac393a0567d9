import { join } from 'node:path';
import { installPackages } from '../build/install.mjs';
import { isBuilt, root } from '../build/source-stamp.mjs';
import { prepareBrowser, prepareSheetReader } from './prepare.mjs';
import { run } from './run.mjs';
import { add, counted, fromPlaywright, fromVitest, nothing } from './totals.mjs';

/** @typedef {{ ok: boolean, totals: import('./totals.mjs').Totals }} Result */

/** A stage that counts as one test: passed or failed. @param {Promise<boolean>} work @returns {Promise<Result>} */
const once = async (work) =>
  (await work) ? { ok: true, totals: nothing } : { ok: false, totals: { ...nothing, failed: 1 } };

/** Tests that start the server run the built one, which starts several times faster than its sources. */
const builtProgram = () => (isBuilt() ? { TEST_PROGRAM: join(root, 'apps/server/dist/main.js') } : {});

/** @param {string[]} projects @param {() => Record<string, string>} [env] */
const vitest =
  (projects, env = () => ({})) =>
  () =>
    counted(
      (file) =>
        run(
          'npx',
          ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`].concat(
            projects.flatMap((project) => ['--project', project]),
          ),
          { env: env() },
        ),
      fromVitest,
    );

/** @param {...string} words */
const playwright =
  (...words) =>
  () =>
    counted(
      (file) =>
        run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json', ...words], {
          env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        }),
      fromPlaywright,
    );

async function check() {
  let totals = nothing;
  const ok = await run('npm', ['run', '--silent', 'check'], {
    onLine: (line) => {
      if (line.startsWith('ok ')) totals = add(totals, { ...nothing, passed: 1 });
      if (line.startsWith('FAIL ')) totals = add(totals, { ...nothing, failed: 1 });
    },
  });
  return { ok, totals: ok || totals.failed > 0 ? totals : { ...nothing, failed: 1 } };
}

/**
 * Run in this order; the first failure ends the run.
 * @type {Record<string, { says: string, work: () => Promise<Result> }>}
 */
export const stages = {
  install: { says: 'packages', work: () => once(installPackages()) },
  check: { says: 'types, lint, format, structure, texts, budget', work: check },
  openpyxl: { says: 'another reader of workbooks', work: () => once(prepareSheetReader()) },
  unit: { says: 'rules, contract, kit, tools', work: vitest(['unit', 'app']) },
  build: { says: 'phone, console, server', work: () => once(run('npm', ['run', '--silent', 'build'])) },
  api: { says: 'the server on a real PostgreSQL', work: vitest(['api'], builtProgram) },
  chromium: { says: 'the browser and fonts for Chinese', work: () => once(prepareBrowser()) },
  browser: { says: 'the built product on a phone, in both languages', work: playwright('--grep-invert', '@bytes') },
  bytes: { says: 'what the first load weighs', work: playwright('--grep', '@bytes', '--project', 'phone') },
};

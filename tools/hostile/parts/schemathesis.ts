import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const VERSION = '4.32.5';
const cache = fileURLToPath(new URL(`../../../node_modules/.cache/schemathesis-${VERSION}`, import.meta.url));
const program = `${cache}/bin/schemathesis`;

export interface SchemathesisRun {
  /** Address of the OpenAPI document. */
  document: string;
  /** Names of its phases, separated by commas. */
  phases: string;
  /** Names of its checks, separated by commas. */
  checks: string;
  seconds: number;
  seed: number;
  /** Examples per call in each phase; the default is schemathesis's own. */
  examples?: number;
  /** `name:value`; null: none. */
  header: string | null;
}

/** Runs schemathesis and prints what it prints; resolves to its exit code. The first run installs it (PyPI; python3 with venv). */
export async function runSchemathesis(run: SchemathesisRun): Promise<number> {
  if (!existsSync(program)) {
    execFileSync('python3', ['-m', 'venv', cache], { stdio: 'inherit' });
    execFileSync(`${cache}/bin/pip`, ['install', '--quiet', `schemathesis==${VERSION}`], { stdio: 'inherit' });
  }
  const most = run.examples === undefined ? '' : ` --max-examples ${run.examples}`;
  const words =
    `run ${run.document} --phases ${run.phases} --checks ${run.checks} --continue-on-failure --no-color` +
    ` --max-time ${run.seconds} --seed ${run.seed} --request-timeout 60 --suppress-health-check all --warnings off${most}`;
  const header = run.header === null ? [] : ['--header', run.header];
  const child = spawn(program, [...words.split(' '), ...header], {
    cwd: cache,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

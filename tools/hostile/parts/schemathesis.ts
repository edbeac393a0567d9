import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  /** Length of the run, which repeats its phases; null: each phase once. */
  seconds: number | null;
  seed: number;
  /** Examples per call in each phase; the default is schemathesis's own. */
  examples?: number;
  /** `name:value`; null: none. */
  header: string | null;
  /** Names of the only operations that are called; absent: all. */
  operations?: readonly string[];
  /** Values of parameters such as `path.id` that most requests take instead of invented ones, so that they find what exists. */
  known?: Readonly<Record<string, readonly number[]>>;
  /** True: prints nothing where nothing was found. */
  quiet?: true;
  /** Ends the run. */
  signal?: AbortSignal;
}

/** Share of the requests that take a known value for a parameter. */
const KNOWN = 0.8;

/** The file of settings of schemathesis for known values. */
export function settingsOf(known: Readonly<Record<string, readonly number[]>>): string {
  const given = Object.entries(known).filter(([, values]) => values.length > 0);
  const lists = given.map(([, values], at) => `[dictionaries.known${at}]\nvalues = [${values.join(', ')}]\n`);
  const uses = given.map(([name], at) => `"${name}" = { dictionary = "known${at}", probability = ${KNOWN} }\n`);
  return [...lists, '[parameters]\n', ...uses].join('');
}

/** Installs schemathesis once (PyPI; python3 with venv). */
export function installSchemathesis(): void {
  if (existsSync(program)) return;
  execFileSync('python3', ['-m', 'venv', cache], { stdio: 'inherit' });
  execFileSync(`${cache}/bin/pip`, ['install', '--quiet', `schemathesis==${VERSION}`], { stdio: 'inherit' });
}

export interface SchemathesisOutcome {
  /** Exit code; 1 also where it was ended. */
  code: number;
  /** Different failures that it found. */
  failures: number;
  text: string;
}

/** Runs schemathesis and prints what it prints. It keeps no examples on disk: a seed gives them again. */
export async function runSchemathesis(run: SchemathesisRun): Promise<SchemathesisOutcome> {
  installSchemathesis();
  const folder = mkdtempSync(join(tmpdir(), 'schemathesis-'));
  try {
    return await runIn(folder, run);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runIn(folder: string, run: SchemathesisRun): Promise<SchemathesisOutcome> {
  const settings = join(folder, 'settings.toml');
  writeFileSync(settings, settingsOf(run.known ?? {}));
  const most = run.examples === undefined ? '' : ` --max-examples ${run.examples}`;
  const words =
    `--config-file ${settings} run ${run.document} --phases ${run.phases} --checks ${run.checks} --continue-on-failure --no-color` +
    `${run.seconds === null ? '' : ` --max-time ${run.seconds}`} --seed ${run.seed} --request-timeout 60 --suppress-health-check all --warnings off --generation-database none${most}`;
  const header = run.header === null ? [] : ['--header', run.header];
  const operations = (run.operations ?? []).flatMap((name) => ['--include-operation-id', name]);
  const child = spawn(program, [...words.split(' '), ...header, ...operations], {
    cwd: folder,
    stdio: ['ignore', run.quiet ? 'pipe' : 'inherit', 'inherit'],
    // A group of its own: an interruption from the terminal reaches it through the signal only.
    detached: true,
  });
  const end = () => child.kill('SIGKILL');
  run.signal?.addEventListener('abort', end);
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part));
  const [code] = (await once(child, 'close')) as [number | null];
  run.signal?.removeEventListener('abort', end);
  const isEnded = run.signal?.aborted === true;
  if (code !== 0 && !isEnded) process.stdout.write(text);
  return { code: code ?? 1, failures: isEnded ? 0 : failuresIn(text, code ?? 1), text };
}

/** Different failures by the words of schemathesis; at least one where it did not end well. */
export function failuresIn(text: string, code: number): number {
  const found = [...text.matchAll(/(\d+) unique failures?/g)].at(-1)?.[1];
  return found === undefined ? Number(code !== 0) : Number(found);
}

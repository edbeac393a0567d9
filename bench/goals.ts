import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addresses, parts, rows, type Part } from './parts/goals/rows.ts';
import type { Figures } from './parts/machine/figures.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';

// Every goal of the opening of registration in one run: before, now, what was measured beside it, goal. Each part is a benchmark of its own and
// prints its details first. Needs Debian's postgresql-15, nginx, wrk, redis-server, python3-venv and chromium; takes 30 to 40 minutes.
// Run `npm run build` first.
// npx tsx bench/goals.ts [--before path/to/apps/server/dist/main.js] [--before-node path/to/node] [--rounds 3] [--rows 573000]
//   [--only sales,reads,hot,growth,pages] [--peers folder] [--many folder]
//   --before: the program of an earlier checkout, whose sales and reads are measured in turns with this one's
//   --before-node: the release of Node that it had
//   --peers: where pretix and Vendure are installed, --many: where the cluster of the many registrations stays; both are used again

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    'before-node': { type: 'string' },
    rounds: { type: 'string', default: '3' },
    rows: { type: 'string', default: '573000' },
    only: { type: 'string', default: parts.join(',') },
    peers: { type: 'string' },
    many: { type: 'string' },
  },
});
const { before, rounds } = values;
/** An option of a benchmark, left out without a value. */
const option = (name: string, value: string | undefined): string[] => (value === undefined ? [] : [`--${name}`, value]);
const work: Record<Part, [script: string, ...words: string[]]> = {
  sales: [
    'peers',
    '--rounds',
    rounds,
    ...option('before', before),
    ...option('before-node', values['before-node']),
    ...option('folder', values.peers),
  ],
  reads: ['reads', '--rounds', rounds],
  'earlier reads': ['reads', '--rounds', '1', ...option('built', before), ...option('node', values['before-node'])],
  hot: ['hot'],
  growth: ['growth', '--rows', values.rows, ...option('folder', values.many)],
  pages: ['lighthouse', '--runs', rounds, ...addresses],
};

tidyOnSignals();
printMachine();
const folder = mkdtempSync(join(tmpdir(), 'bench-goals-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs a benchmark to its end; what it could not measure is missing. */
async function figuresOf(part: Part): Promise<Figures> {
  const [script, ...words] = work[part];
  const file = join(folder, `${script}-${part.replace(' ', '-')}.json`);
  const program = fileURLToPath(new URL(`./${script}.ts`, import.meta.url));
  console.log(`\n== ${part}`);
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...words, '--figures', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await once(child, 'exit');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {};
}

const measured = new Map<Part, Figures>();
for (const part of parts) {
  const isWanted = values.only.split(',').includes(part.replace('earlier ', ''));
  if (isWanted && (part !== 'earlier reads' || before !== undefined)) measured.set(part, await figuresOf(part));
}
const reads = measured.get('reads');
for (const [name, figure] of Object.entries(measured.get('earlier reads') ?? {}))
  if (reads) reads[`earlier ${name}`] = figure;

console.log('\n| what | before | now | beside it | goal | met |\n| --- | --- | --- | --- | --- | --- |');
for (const { what, part, before: measuredThen, goal, now, beside, isMet } of rows) {
  const figures = measured.get(part);
  if (!figures) continue;
  const of = (name: string): number => figures[name] ?? Number.NaN;
  const met = isMet(of, figures);
  if (!met) process.exitCode = 1;
  console.log(
    `| ${[what, measuredThen, now(of, figures), beside(of, figures), goal, met ? 'yes' : 'no'].join(' | ')} |`,
  );
}

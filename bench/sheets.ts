import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { output } from './parts/machine/processes.ts';
import { measureArchives } from './parts/sheets/archives.ts';
import { measureImports } from './parts/sheets/imports.ts';

// Measures export and import of 100,000 rows of 20 columns beside XlsxWriter (constant memory) and openpyxl (read-only), each in its
// own process and in turns: apt-get install python3-xlsxwriter python3-openpyxl.
// npx tsx bench/sheets.ts [--rows 100000] [--times 3]
// npx tsx bench/sheets.ts imports [--rows 100000] [registrations paid inventory numbers codes items members programme papers]
// imports lists of each kind through the calls of the console; exit code 1 when fewer than 500 rows are applied in a second.
// npx tsx bench/sheets.ts archive [--rows 30000] exports a conference of that many registrations with people as one archive, and imports it.

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '100000' }, times: { type: 'string', default: '3' } },
});
const sheetWork = fileURLToPath(new URL('./parts/sheets/work.ts', import.meta.url));
const beside = fileURLToPath(new URL('./parts/sheets/sheets-beside.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-sheets-'));
const [ours, theirs, csv] = ['ours.xlsx', 'theirs.xlsx', 'ours.csv'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];

interface Cost {
  seconds: number;
  cpu: number;
  grown: number;
  lag?: number;
}

const node = (work: string, path: string) => () =>
  JSON.parse(output(process.execPath, '--import', 'tsx', sheetWork, work, path, options.rows)) as Cost;
const python = (work: string, path: string) => () =>
  JSON.parse(output('/usr/bin/python3', beside, work, path, options.rows)) as Cost;

const runs: readonly (readonly [name: string, run: () => Cost])[] = [
  ['export xlsx, XlsxWriter', python('write', theirs)],
  ['export xlsx, ours', node('write', ours)],
  ['export CSV, ours', node('write', csv)],
  ['import xlsx of ours, openpyxl', python('read', ours)],
  ['import xlsx of ours, ours', node('read', ours)],
  ['import xlsx of XlsxWriter, ours', node('read', theirs)],
  ['import CSV, ours', node('read', csv)],
];

printMachine();
if (positionals[0] === 'imports')
  process.exit((await measureImports(Number(options.rows), positionals.slice(1))) ? 0 : 1);
if (positionals[0] === 'archive') {
  await measureArchives(Number(options.rows));
  process.exit(0);
}
tidyOnSignals();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const measured = new Map<string, Cost[]>(runs.map(([name]) => [name, []]));
const best = (name: string, of: 'seconds' | 'cpu') => Math.min(...(measured.get(name) ?? []).map((cost) => cost[of]));
const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
if (!existsSync('/usr/bin/python3')) throw new Error('apt-get install python3-xlsxwriter python3-openpyxl comes first');
for (let time = 0; time < Number(options.times); time += 1)
  for (const [name, run] of runs) measured.get(name)?.push(run());
console.log(`${options.rows} rows of 20 columns, best of ${options.times}, in turns\n`);
for (const [name, costs] of measured) {
  const grown = Math.max(...costs.map((cost) => cost.grown));
  const lag =
    costs[0]?.lag === undefined
      ? ''
      : `, others waited ${Math.min(...costs.map((cost) => cost.lag ?? 0)).toFixed(0)} ms at most`;
  console.log(
    `${name.padEnd(33)} ${best(name, 'seconds').toFixed(2).padStart(6)} s wall, ${best(name, 'cpu').toFixed(2).padStart(6)} s processor, grew ${mib(grown).padStart(3)} MiB${lag}`,
  );
}
const ratio = (a: string, b: string, of: 'seconds' | 'cpu') => (best(a, of) / best(b, of)).toFixed(1);
for (const [a, b] of [
  ['export xlsx, XlsxWriter', 'export xlsx, ours'],
  ['import xlsx of ours, openpyxl', 'import xlsx of ours, ours'],
] as const)
  console.log(`${a} : ours = ${ratio(a, b, 'seconds')} in wall time, ${ratio(a, b, 'cpu')} in processor time`);
console.log(
  `files: ours ${mib(statSync(ours).size)} MiB, XlsxWriter ${mib(statSync(theirs).size)} MiB, CSV ${mib(statSync(csv).size)} MiB`,
);

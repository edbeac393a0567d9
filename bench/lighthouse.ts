import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { basePath } from '@meetingapp/contract/paths.ts';
import { report, type Report } from './parts/phone/first-visit.ts';
import { median } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { startServer } from './parts/machine/processes.ts';

// Prints Lighthouse's four scores (mobile, simulated slow 4G) and the figures behind the first, for the first visit to each address:
// those named (below /meetingapp), else the public ones of the demo. Run `npm run build` first.
// npx tsx bench/lighthouse.ts [--runs 3] [--origin http://127.0.0.1:3000] [/conf/5001 …]

const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, origin: { type: 'string' } },
  allowPositionals: true,
});
const publicOnes = ['/', '/index/5001', '/tpl1Home/5001', '/tpl13Home/5001?lang=en', '/conf/5001'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const middle = (runs: Report[], of: (run: Report) => number | null | undefined): number =>
  median(runs.map((run) => of(run) ?? Number.NaN).sort((a, b) => a - b));

async function measure(origin: string): Promise<void> {
  console.log('| address | performance | accessibility | best practices | SEO | LCP | FCP | TBT | CLS |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const path of positionals.length > 0 ? positionals : publicOnes) {
    const runs: Report[] = [];
    while (runs.length < Number(options.runs))
      runs.push(await report(origin + basePath + path, origin, {}, categories));
    const scores = categories.map((one) => (100 * middle(runs, (run) => run.categories[one]?.score)).toFixed(0));
    const figure = (audit: string) => middle(runs, (run) => run.audits[audit]?.numericValue);
    const seconds = (audit: string) => `${(figure(audit) / 1000).toFixed(2)} s`;
    const rest = [
      seconds('largest-contentful-paint'),
      seconds('first-contentful-paint'),
      `${figure('total-blocking-time').toFixed(0)} ms`,
      figure('cumulative-layout-shift').toFixed(3),
    ];
    console.log(`| ${[path, ...scores, ...rest].join(' | ')} |`);
    for (const audit of Object.values(runs[0]?.audits ?? {}))
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
        console.log(`  ${path}: ${audit.id}, ${audit.title}`);
  }
}

tidyOnSignals();
printMachine();
if (options.origin) await measure(options.origin);
else {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'on' });
  try {
    await measure(server.origin);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

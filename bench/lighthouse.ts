import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { basePath } from '@meetingapp/contract/paths.ts';
import { storedByStaff, pages, report, type Report } from './parts/phone/first-visit.ts';
import { saveFigures, type Figures } from './parts/machine/figures.ts';
import { median } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { startServer } from './parts/machine/processes.ts';

// Prints Lighthouse's four scores (mobile, simulated slow 4G) and the figures behind the first, for the first visit to each address:
// those named (below /meetingapp, or of the console), else the public ones of the demo, sign-up with a log-in, and the console's log-in
// and first page. Run `npm run build` first.
// npx tsx bench/lighthouse.ts [--runs 3] [--origin http://127.0.0.1:3000] [--figures file.json] [/conf/5001 …]

const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, origin: { type: 'string' }, figures: { type: 'string' } },
  allowPositionals: true,
});
const usualOnes = [
  '/',
  '/index/5001',
  '/tpl1Home/5001',
  '/tpl13Home/5001?lang=en',
  '/conf/5001',
  '/sign/home/0?cid=5001',
  '/console/login',
  '/console/',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const middle = (runs: Report[], of: (run: Report) => number | null | undefined): number =>
  median(runs.map((run) => of(run) ?? Number.NaN).sort((a, b) => a - b));

/** Bytes on the wire of everything but pictures. */
const bytesWithoutPictures = (run: Report): number => {
  const { items = [] } = (run.audits['network-requests']?.details ?? {}) as {
    items?: { resourceType?: string; transferSize: number }[];
  };
  return items.reduce(
    (sum, { resourceType, transferSize }) => (resourceType === 'Image' ? sum : sum + transferSize),
    0,
  );
};

async function measure(origin: string): Promise<void> {
  const found: Figures = {};
  console.log('| address | performance | accessibility | best practices | SEO | LCP | FCP | TBT | CLS | bytes |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const signedIn = (await pages(origin)).at(-1)?.kept ?? {};
  const staff = await storedByStaff(origin);
  for (const path of positionals.length > 0 ? positionals : usualOnes) {
    const runs: Report[] = [];
    const kept = path.startsWith('/sign/')
      ? signedIn
      : path.startsWith('/console') && path !== '/console/login'
        ? staff
        : {};
    const address = origin + (path.startsWith('/console') ? path : basePath + path);
    // Lighthouse sometimes loses the events of the paint; such a run is repeated, as often as there are runs.
    for (let left = 2 * Number(options.runs); left > 0 && runs.length < Number(options.runs); left -= 1) {
      const run = await report(address, origin, kept, categories);
      if (left <= Number(options.runs) || run.audits['largest-contentful-paint']?.numericValue !== undefined)
        runs.push(run);
    }
    const scores = categories.map((one) => (100 * middle(runs, (run) => run.categories[one]?.score)).toFixed(0));
    const figure = (audit: string) => middle(runs, (run) => run.audits[audit]?.numericValue);
    const seconds = (audit: string) => `${(figure(audit) / 1000).toFixed(2)} s`;
    const rest = [
      seconds('largest-contentful-paint'),
      seconds('first-contentful-paint'),
      `${figure('total-blocking-time').toFixed(0)} ms`,
      figure('cumulative-layout-shift').toFixed(3),
      `${(figure('total-byte-weight') / 1000).toFixed(1)} kB`,
    ];
    console.log(`| ${[path, ...scores, ...rest].join(' | ')} |`);
    found[`${path}.score`] = 100 * middle(runs, (run) => run.categories['performance']?.score);
    found[`${path}.LCP`] = figure('largest-contentful-paint') / 1000;
    found[`${path}.kB`] = middle(runs, bytesWithoutPictures) / 1000;
    for (const audit of Object.values(runs[0]?.audits ?? {}))
      if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
        console.log(`  ${path}: ${audit.id}, ${audit.title}`);
  }
  saveFigures(options.figures, found);
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

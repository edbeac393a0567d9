import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Page } from 'puppeteer-core';
import { withBrowser } from './parts/machine/browser.ts';
import { median } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { startServer } from './parts/machine/processes.ts';
import { buildLargePlan, touchLargePlan } from './parts/phone/large-plan.ts';
import { demoDatabase } from './parts/machine/demo-database.ts';
import { seenOn, slowestTouch, watch, type Seen } from './parts/phone/seen.ts';
import { slowLine, slowProcessor } from './parts/machine/slow-line.ts';

// Measures what a doctor waits for on a phone: the first visit on an applied slow 4G with the processor slowed four times, the second
// visit on the same line and, in a new tab, on a good one, with the processor slowed and at full speed, and how long touches and keys
// wait in the agenda, its search, and a floor plan of 400 booths (`--plan`: only that). Run `npm run build` first.
// npx tsx bench/phone.ts [--runs 3] [--plan] [/conf/5001 …]

const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, plan: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const SLOWED = 4;
const homes = Array.from({ length: 13 }, (_, index) => href(`tpl${index + 1}Home` as 'tpl1Home', { cid: 5001 }));
const publicOnes = [...homes, '/conf/5001', '/callist/5001', '/calDetail/3?cid=5001', '/personlist/5001'];

async function aPhone(page: Page): Promise<void> {
  await page.setViewport({ width: 375, height: 812, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await watch(page);
}

async function visit(page: Page, address: string): Promise<Seen> {
  await page.goto(address, { waitUntil: 'load' });
  await wait(1500);
  return seenOn(page);
}

/** The first visit with an empty cache, and the visits after the phone has stored what it needs. */
const visits = (address: string): Promise<{ first: Seen; again: Seen; good: Seen; quick: Seen }> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await aPhone(page);
    await slowLine(page, SLOWED);
    const first = await visit(page, address);
    await wait(6000);
    const again = await visit(page, address);
    const inOther = async (slowed: number): Promise<Seen> => {
      const other = await browser.newPage();
      await aPhone(other);
      await slowProcessor(other, slowed);
      return visit(other, address);
    };
    return { first, again, good: await inOther(SLOWED), quick: await inOther(1) };
  });

async function tap(page: Page, selector: string): Promise<void> {
  const found = await page.$$(selector);
  for (const one of found.slice(0, 4)) {
    await one.tap();
    await wait(300);
  }
}

/** Scrolls, changes days and halls, searches. */
const touches = (origin: string): Promise<Record<string, { name: string; ms: number }>> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await aPhone(page);
    await slowProcessor(page, SLOWED);
    const result: Record<string, { name: string; ms: number }> = {};
    await page.goto(`${origin}${basePath}/callist/5001`, { waitUntil: 'networkidle0' });
    for (let step = 0; step < 10; step += 1) {
      await page.evaluate(() => scrollBy(0, 400));
      await wait(60);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await tap(page, '.ag-days button');
    await tap(page, '.ag-strip button');
    result['agenda'] = await slowestTouch(page);
    await page.goto(`${origin}${basePath}/searchList/5001`, { waitUntil: 'networkidle0' });
    await wait(1500);
    await page.tap('input[type=search]');
    for (const typed of ['gmzgz', 'coronary', 'xin li']) {
      await page.$eval('input[type=search]', (field) => (field as HTMLInputElement).select());
      await page.keyboard.type(typed, { delay: 120 });
      await wait(300);
    }
    result['search'] = await slowestTouch(page);
    return result;
  });

async function measure(origin: string): Promise<void> {
  console.log('| address | first visit, LCP | second, slow line | second, good line | … and processor |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const path of positionals.length > 0 ? positionals : publicOnes) {
    const runs: Awaited<ReturnType<typeof visits>>[] = [];
    while (runs.length < Number(options.runs)) runs.push(await visits(origin + basePath + path));
    const figure = (of: (run: (typeof runs)[number]) => number) =>
      `${median(runs.map(of).sort((a, b) => a - b)).toFixed(0)} ms`;
    const shown = [
      figure(({ first }) => first.largest),
      figure(({ again }) => again.first),
      figure(({ good }) => good.first),
      figure(({ quick }) => quick.first),
    ];
    console.log(`| ${[path, ...shown].join(' | ')} |`);
  }
  for (const [where, { name, ms }] of Object.entries(await touches(origin)))
    console.log(`${where}: the longest wait for a touch or key ${ms} ms (${name})`);
}

/** A plan of 400 booths, an exhibitor in each. */
async function measurePlan(origin: string): Promise<void> {
  const { db, societyId } = await demoDatabase(dataDir);
  const cid = await buildLargePlan(db, societyId);
  await db.destroy();
  await withBrowser(async (browser) => {
    const figures = await touchLargePlan(await browser.newPage(), origin, cid);
    const { shown, median: usual, worst, tap: chosen, zoom, key } = figures;
    console.log(
      `400 booths: shown after ${shown.toFixed(0)} ms; frames while scrolling ${usual.toFixed(0)} ms, the longest ${worst.toFixed(0)} ms`,
    );
    console.log(
      `400 booths: the longest wait for a tap on a booth ${chosen} ms, the zoom ${zoom} ms, a key in the search ${key} ms`,
    );
  });
}

tidyOnSignals();
printMachine();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-phone-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: 'on' });
try {
  if (!options.plan) await measure(server.origin);
  await measurePlan(server.origin);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { openPaper } from '@meetingapp/server/text/pdf-page.ts';
import type { Page } from 'puppeteer-core';
import { withBrowser } from './parts/machine/browser.ts';
import { median } from './parts/machine/load.ts';
import { printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { startServer } from './parts/machine/processes.ts';
import { slowLine } from './parts/machine/slow-line.ts';

// Measures how long the first page of a 40-page PDF takes on applied slow 4G, on the built product with the demo: tapped among the
// materials of a session, where the reader is prefetched, and opened by its address with an empty browser. Run `npm run build` first.
// npx tsx bench/pdf.ts [--runs 5] [--slowed 1]

const PAGES = 40;
const LINES = 34;
const line = '再灌注治疗的时间窗取决于首次医疗接触到导丝通过的时间，县域胸痛中心应按转运距离选择溶栓或直接介入。';

/** Pages full of Chinese text, with the font embedded, like an organiser's programme or a guideline. */
async function longPdf(): Promise<Buffer> {
  const paper = openPaper('a4', 'A guideline of forty pages');
  for (let page = 1; page <= PAGES; page += 1) {
    if (page > 1) paper.turn();
    paper.write({ text: `第 ${page} 页 指南要点`, bold: true, scale: 1.6 }, paper.left, paper.right - paper.left);
    for (let at = 0; at < LINES; at += 1)
      paper.write({ text: `${page}.${at + 1}　${line}` }, paper.left, paper.right - paper.left);
  }
  return paper.end();
}

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, slowed: { type: 'string', default: '1' } },
});

async function phone(page: Page): Promise<void> {
  await page.setViewport({ width: 375, height: 812, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await slowLine(page, Number(options.slowed));
}

/** Shown by the server's picture of it, or by the reader. */
const shown = (page: Page) =>
  page.waitForFunction(
    () => {
      const picture = document.querySelector<HTMLImageElement>('.pdf-front');
      return (picture?.complete && picture.naturalWidth > 0) || document.querySelector('.pdf-page canvas') !== null;
    },
    { timeout: 60_000 },
  );
/** From here on its text is selectable, and it is sharp at any size. */
const drawn = (page: Page) => page.waitForSelector('.pdf-page canvas', { timeout: 60_000 });

/** Waits for the state after an upload: the rendered first page is saved beside the file. */
async function withFront(origin: string, file: string): Promise<void> {
  for (let tried = 0; tried < 60; tried += 1) {
    const answer = await fetch(origin + fileCalls.front.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file }),
    });
    if (((await answer.json()) as { code: number }).code === 0) return;
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error('The first page was not drawn');
}

/** Opens the tab of materials of the session that names the demo's slides. */
async function toMaterials(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/meetingapp/calDetail/1?cid=5001&lang=en`, { waitUntil: 'networkidle0' });
  await page.click('[role="tab"]:last-child');
  await page.waitForSelector('a[href*="pdfview"]');
}

tidyOnSignals();
printMachine();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-pdf-'));
const server = await startServer({ DATA_DIR: dataDir, DEMO: 'on' });
try {
  const { origin } = server;
  const file = await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await toMaterials(page, origin);
    const address = await page.$eval('a[href*="pdfview"]', (link) => (link as HTMLAnchorElement).href);
    return new URL(address).searchParams.get('file') ?? '';
  });
  const content = await longPdf();
  // Replaces the demo's few slides.
  writeFileSync(join(dataDir, file), content);
  for (const beside of ['webp', 'json']) rmSync(join(dataDir, `${file}.${beside}`), { force: true });
  await withFront(origin, file);
  console.log(`${PAGES} pages, ${Math.round(content.length / 1000)} kB, processor slowed ${options.slowed} times`);

  const times: Record<string, number[]> = {};
  async function measure(way: string, page: Page, began: number): Promise<void> {
    const note = (what: string) => (times[`${what}, ${way}`] ??= []).push(performance.now() - began);
    await shown(page);
    note('first page');
    await drawn(page);
    note('first page by the reader');
  }
  for (let run = 0; run < Number(options.runs); run += 1) {
    await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await phone(page);
      await toMaterials(page, origin);
      await page.waitForNetworkIdle({ idleTime: 1000 });
      const began = performance.now();
      await page.click('a[href*="pdfview"]');
      await measure('read ahead, then tapped', page, began);
    });
    await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await phone(page);
      const began = performance.now();
      await page.goto(`${origin}/meetingapp/pdfview?lang=en&file=${encodeURIComponent(file)}`, {
        waitUntil: 'domcontentloaded',
      });
      await measure('opened by its address', page, began);
    });
  }
  for (const [name, all] of Object.entries(times)) {
    const text = (ms: number) => (ms / 1000).toFixed(2);
    all.sort((one, other) => one - other);
    console.log(`${name}: ${text(median(all))} s (median of ${all.map(text).join(', ')})`);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import type { Page } from 'puppeteer-core';
import { remember, withBrowser } from './parts/machine/browser.ts';
import { editorConference } from './parts/phone/editor-conference.ts';
import { demoDatabase } from './parts/machine/demo-database.ts';
import { printMachine } from './parts/machine/machine.ts';
import { startServer } from './parts/machine/processes.ts';

// Measures the longest task of each action in the console's programme editor with 1,000 talks in 300 sessions, in Chromium with the
// processor slowed four times. Run `npm run build` first.
// npx tsx bench/programme-editor.ts

const SLOWED = 4;
const owner = { email: 'owner@ecsc.example', password: 'Console-2026' };
const blocks = '.session-block > button';

type Longest = { longest: () => number[] };

/** Runs in the page from its start: records every task of 50 ms or more. */
function note(): void {
  let noted: number[] = [];
  const look = new PerformanceObserver((list) => noted.push(...list.getEntries().map(({ duration }) => duration)));
  look.observe({ type: 'longtask' });
  Object.assign(globalThis, {
    longest: () => {
      noted.push(...look.takeRecords().map(({ duration }) => duration));
      const found = noted;
      noted = [];
      return found;
    },
  });
}

async function deed(page: Page, name: string, work: () => Promise<unknown>): Promise<void> {
  const rest = () => new Promise((done) => setTimeout(done, 1500));
  await rest();
  await page.evaluate(() => (globalThis as unknown as Longest).longest());
  await work();
  await rest();
  const tasks = await page.evaluate(() => (globalThis as unknown as Longest).longest());
  const all = tasks.map((ms) => ms.toFixed(0)).join(', ');
  console.log(
    `${name.padEnd(34)} ${tasks.length === 0 ? 'none of 50 ms' : `${Math.max(...tasks).toFixed(0)} ms at most (${all})`}`,
  );
}

async function walk(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const box = async (selector: string, at = 0) => {
    const found = await (await page.$$(selector))[at]?.boundingBox();
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  async function drag(from: string, by: { x: number; y: number }, steps = 20) {
    const { x, y } = await box(from, 1);
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 20 + by.x, y + 10 + by.y, { steps });
    await page.mouse.up();
  }
  await deed(page, 'scrolling the day', async () => {
    const { x, y } = await box('.day-grid');
    await page.mouse.move(x + 300, y + 300);
    for (let n = 0; n < 12; n += 1) await page.mouse.wheel({ deltaY: n < 6 ? 120 : -120, deltaX: n < 6 ? 80 : -80 });
  });
  await deed(page, 'dragging a session', () => drag(blocks, { x: 230, y: 60 }));
  await deed(page, 'undo', () => page.keyboard.press('u'));
  await deed(page, 'a session moved by keys', async () => {
    await page.focus(blocks);
    await page.keyboard.down('Shift');
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.up('Shift');
  });
  await deed(page, 'dragging a talk into a session', () => drag('.tray-talk', { x: 320, y: 30 }));
  await deed(page, 'opening a session', () => page.click(blocks));
  await deed(page, 'a key in its title', () => page.type('.pane .session-form input', 'x'));
  await deed(page, 'another session', async () => (await page.$$(blocks))[8]?.click());
  await deed(page, 'another day', async () => (await page.$$('.ant-segmented-item'))[1]?.click());
  await deed(page, 'arranged by topic', async () => (await page.$$('.ant-segmented-item'))[5]?.click());
  await deed(page, 'a key in the tray’s search', () => page.type('.tray input', '9'));
}

printMachine();
const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'));
const server = await startServer({ DATA_DIR: folder, DEMO: 'on' });
try {
  const { db, societyId } = await demoDatabase(folder);
  const cid = await editorConference(db, societyId);
  await db.destroy();
  const answer = await fetch(server.origin + staffCalls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { token } = (await answer.json()) as { token: { tToken: string } };
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await remember(page, server.origin, { 'meetingapp.console.token': token.tToken });
    // The TypeScript loader inserts calls of `__name`.
    await page.evaluateOnNewDocument('globalThis.__name = (work) => work');
    await page.evaluateOnNewDocument(note);
    await page.goto(`${server.origin}/console/c/${cid}/programme?lang=en`, { waitUntil: 'networkidle0' });
    await page.waitForSelector(blocks);
    console.log(`1,000 talks in 300 sessions, processor slowed ${SLOWED} times; tasks of 50 ms or more:`);
    await walk(page);
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

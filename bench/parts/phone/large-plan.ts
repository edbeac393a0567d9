import { basePath } from '@meetingapp/contract/paths.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { both, json, nothing } from '@meetingapp/demo/support/bilingual.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { emptyHome } from '@meetingapp/server/features/home/queries.ts';
import type { Page } from 'puppeteer-core';
import { slowProcessor } from '../machine/slow-line.ts';
import { purgeTouches, slowestTouch, watch } from './seen.ts';

const ROWS = 20;
const COLUMNS = 20;
/** Frames that are measured while the page scrolls. */
const FRAMES = 90;
/** Booths that are tapped, spread over the plan. */
const TAPS = 12;
const SLOWED = 4;

const labelOf = (row: number, column: number): string =>
  `${String.fromCharCode(65 + row)}${String(column + 1).padStart(2, '0')}`;

/** A conference with a hall of 400 booths in pairs of rows with aisles between, an exhibitor in each. Returns its id. */
export async function buildLargePlan(db: Database, societyId: number): Promise<number> {
  const cid = await buildConference(db, { societyId });
  const cells = Array.from({ length: ROWS * COLUMNS }, (_cell, at) => ({
    row: Math.floor(at / COLUMNS),
    column: at % COLUMNS,
  }));
  const booths = cells.map(({ row, column }) => ({
    label: labelOf(row, column),
    name: nothing,
    kind: 'booth' as const,
    hall: null,
    x: 3 + column * 4.7,
    // Two rows back to back, then an aisle.
    y: 4 + Math.floor(row / 2) * 9 + (row % 2) * 3,
    w: 4,
    h: 3,
  }));
  const entrance = { label: 'E1', name: both('南入口', 'South entrance'), kind: 'entrance' as const, hall: null };
  const areas = [{ ...entrance, x: 45, y: 97, w: 10, h: 3 }, ...booths];
  const content = { ...emptyHome, levels: [{ name: both('A 馆', 'Hall A'), width: 150, depth: 120, areas }] };
  await db
    .insertInto('home')
    .values({ conference_id: cid, content: json(content) })
    .onConflict((conflict) => conflict.column('conference_id').doUpdateSet({ content: json(content) }))
    .execute();
  for (const { row, column } of cells) {
    const booth = labelOf(row, column);
    await buildExhibitor(db, cid, {
      booth,
      name: both(`展商 ${booth} 医疗器械`, `Exhibitor ${booth} Medical`),
      field: both('心血管器械', 'Cardiovascular devices'),
    });
  }
  return cid;
}

interface PlanFigures {
  /** Milliseconds until the plan is on the screen. */
  shown: number;
  /** Of the frames while scrolling, in milliseconds. */
  median: number;
  worst: number;
  /** The longest wait after a tap on a booth, on the zoom, and after a key in the search, in milliseconds. */
  tap: number;
  zoom: number;
  key: number;
}

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Lengths of the frames while the page scrolls, in milliseconds. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(
    (most) =>
      new Promise<number[]>((done) => {
        const lengths: number[] = [];
        let last = performance.now();
        const frame = (now: number): void => {
          lengths.push(now - last);
          last = now;
          scrollBy(0, 12);
          if (lengths.length < most) requestAnimationFrame(frame);
          else done(lengths.toSorted((one, other) => one - other));
        };
        requestAnimationFrame(frame);
      }),
    FRAMES,
  );

/** Opens the plan of `buildLargePlan` on a phone whose processor is slowed four times: scrolls, taps booths, zooms and searches. */
export async function touchLargePlan(page: Page, origin: string, cid: number): Promise<PlanFigures> {
  await page.setViewport({ width: 375, height: 812, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  // The TypeScript loader inserts calls of `__name`.
  await page.evaluateOnNewDocument('globalThis.__name = (work) => work');
  await watch(page);
  await slowProcessor(page, SLOWED);
  const begun = performance.now();
  await page.goto(`${origin}${basePath}/halllist/${cid}`, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('.floor-plan g.booth[data-at]');
  const shown = performance.now() - begun;
  await rest(4000);
  const frames = await scrolled(page);
  await page.evaluate(() => scrollTo(0, 0));
  await purgeTouches(page);
  const booths = await page.$$('.floor-plan g.booth[data-at] .top');
  if (booths.length < ROWS * COLUMNS) throw new Error(`the plan shows ${booths.length} booths`);
  for (let n = 0; n < TAPS; n += 1) {
    await booths[Math.floor((n * booths.length) / TAPS)]?.tap();
    await rest(700);
  }
  const tap = (await slowestTouch(page)).ms;
  await purgeTouches(page);
  for (const name of ['button:first-child', 'button:last-child']) {
    await page.tap(`.hb-floor .zoom ${name}`);
    await rest(700);
  }
  const zoom = (await slowestTouch(page)).ms;
  await purgeTouches(page);
  await page.tap('.floor-seek input[type=search]');
  await rest(1500);
  await page.keyboard.type('zhanshang c1', { delay: 150 });
  await rest(700);
  const key = (await slowestTouch(page)).ms;
  return { shown, median: frames[FRAMES >> 1] ?? Number.NaN, worst: frames.at(-1) ?? Number.NaN, tap, zoom, key };
}

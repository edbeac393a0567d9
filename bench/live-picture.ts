import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { liveWatchCalls } from '@meetingapp/contract/live/watch.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { projectRoot } from '@meetingapp/server/config.ts';
import { connect, type Database } from '@meetingapp/server/db/connection/database.ts';
import { startStreamServer } from '@meetingapp/server/testing/live/stream-server.ts';
import type { Page } from 'puppeteer-core';
import { withBrowser } from './parts/machine/browser.ts';
import { startDebian } from './parts/machine/debian.ts';
import { median } from './parts/machine/load.ts';
import { busyCores, printMachine, tidyOnSignals } from './parts/machine/machine.ts';
import { delaysOfStream, picture, startClockStudio } from './parts/live/picture-clock.ts';
import { seenPicture, watchPicture, type PictureSeen } from './parts/live/picture-seen.ts';
import { startServer } from './parts/machine/processes.ts';
import { slowLine } from './parts/machine/slow-line.ts';

// Measures how long a live picture takes to start after the tap, and its delay behind the studio: the app's page on the built product,
// with a real stream through nginx; beside it video.js with default settings, and the stream itself. Run `npm run build` first.
// npx tsx bench/live-picture.ts [--runs 3] [--seconds 30]

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, seconds: { type: 'string', default: '30' } },
});
const seconds = Number(options.seconds);

async function broadcast(db: Database): Promise<{ lid: number; key: string }> {
  const conference = await buildConference(db);
  const room = await buildLiveRoom(db, conference, { stream: 'clock' });
  const [from, to] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)];
  const lid = await buildBroadcast(db, conference, { room, from, to, watch: 'anyone' });
  const { secret } = await db
    .selectFrom('live_stream')
    .select('secret')
    .where('room_id', '=', room)
    .executeTakeFirstOrThrow();
  return { lid, key: `clock?secret=${secret}` };
}

async function phone(page: Page, slow: boolean): Promise<void> {
  await page.setViewport({ width: 375, height: 812, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await watchPicture(page);
  if (slow) await slowLine(page, 1);
}

/** The app's page: opened, left for a moment, and tapped. */
const ours = (address: string, slow: boolean, lasting: number): Promise<PictureSeen> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await phone(page, slow);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector('.player-cover');
    await wait(2000);
    await page.click('.player-cover');
    return seenPicture(page, lasting);
  });

/** The same stream in video.js with default settings. */
const plain = (origin: string, lid: number, lasting: number): Promise<PictureSeen> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setBypassCSP(true);
    await phone(page, false);
    await page.goto(`${origin}/healthz`);
    await page.addScriptTag({ path: join(projectRoot, 'node_modules/video.js/dist/video.min.js') });
    await page.evaluate(
      async (path, body) => {
        const answer = await fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
        const { hls } = (await answer.json()) as { hls: string };
        const video = Object.assign(document.createElement('video'), { muted: true });
        document.body.append(video);
        document.body.click();
        const make = (
          globalThis as unknown as { videojs: (of: Element) => { src: (of: object) => void; play: () => void } }
        ).videojs;
        const player = make(video);
        player.src({ src: hls, type: 'application/x-mpegURL' });
        player.play();
      },
      liveWatchCalls.watch.path,
      JSON.stringify({ lid }),
    );
    return seenPicture(page, lasting);
  });

const inSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const part = (sorted: number[], of: number): string =>
  inSeconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN);

function printStarts(name: string, seen: PictureSeen[]): void {
  const sorted = (of: (one: PictureSeen) => number) => seen.map(of).sort((a, b) => a - b);
  const running = sorted((one) => one.running);
  console.log(
    `| start, ${name} | ${inSeconds(median(running))} s until it runs | first picture ${inSeconds(median(sorted((one) => one.first)))} s; runs ${running.map(inSeconds).join(', ')} |`,
  );
}

/** Uses the last five seconds, when the delay has settled. */
function printDelay(name: string, delays: number[], waits: number | null): void {
  const last = delays.slice(-5 * picture.rate).sort((a, b) => a - b);
  const begun = delays.slice(0, picture.rate).sort((a, b) => a - b);
  const beside = waits === null ? '' : `, at first ${part(begun, 0.5)} s, stood still ${waits} times in ${seconds} s`;
  console.log(`| delay, ${name} | ${part(last, 0.5)} s | from ${part(last, 0)} to ${part(last, 1)} s${beside} |`);
}

async function measure(origin: string, lid: number, pushUrl: string): Promise<void> {
  const address = `${origin}${basePath}${href('live', { lid })}`;
  const runs = Number(options.runs);
  console.log(`busy just before: ${(await busyCores()).toFixed(1)} cores, of them the studio's\n`);
  console.log('| what | figure | beside it |\n| --- | --- | --- |');
  const good: PictureSeen[] = [];
  while (good.length < runs) good.push(await ours(address, false, good.length === 0 ? seconds : 0));
  printStarts('good line', good);
  const slow: PictureSeen[] = [];
  while (slow.length < runs) slow.push(await ours(address, true, 0));
  printStarts('slow 4G', slow);
  const peer = await plain(origin, lid, seconds);
  printStarts('video.js as it comes, already there', [peer]);
  printDelay('ours', good[0]?.delays ?? [], good[0]?.waits ?? 0);
  printDelay('video.js as it comes', peer.delays, peer.waits);
  printDelay('the stream itself, which no browser plays', await delaysOfStream(`${pushUrl}/clock`, 6), null);
}

tidyOnSignals();
printMachine();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-picture-'));
const cluster = await startDebian();
const { db } = connect(cluster.connection, { size: 2, nameStatements: true, onError: () => undefined });
const server = await startServer({ DATA_DIR: dataDir, DEMO: 'off', DATABASE_URL: cluster.connection.url });
const { lid, key } = await broadcast(db);
const wish = { templates: join(projectRoot, 'deploy/live'), dataDir, serverUrl: server.origin };
const streams = await startStreamServer(wish);
process.on('exit', () => streams.child.kill('SIGTERM'));
const studio = startClockStudio(`${streams.pushUrl}/${key}`);
try {
  const state = () => db.selectFrom('broadcast').select('state').where('id', '=', lid).executeTakeFirstOrThrow();
  for (let waited = 0; (await state()).state !== 'live'; waited += 100) {
    if (waited > 20_000) throw new Error('the studio is not let in');
    await wait(100);
  }
  // Waits for a playlist of full length.
  await wait(10_000);
  await measure(server.origin, lid, streams.pushUrl);
} finally {
  await studio.stop();
  await streams.stop();
  await db.destroy();
  await server.stop();
  cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

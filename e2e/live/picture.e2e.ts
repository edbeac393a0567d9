import type { Page } from '@playwright/test';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { live } from '@meetingapp/locales/zh/live/broadcast.ts';
import { projectRoot } from '@meetingapp/server/config.ts';
import { addJob } from '@meetingapp/server/jobs/queue.ts';
import { missingPrograms } from '@meetingapp/server/ports/live/nginx.ts';
import { startStreamServer, startStudio } from '@meetingapp/server/testing/live/stream-server.ts';
import { join } from 'node:path';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, withDatabase } from '../support/own-congress.ts';

const title = both('再灌注治疗的十个问题', 'Ten questions on reperfusion');

const tap = (page: Page): Promise<void> => page.getByRole('button', { name: `播放：${title.zh}` }).click();

/** Waits until the picture moves, and checks that the player leaves no black bars beside it. */
async function moves(page: Page): Promise<void> {
  const reached = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await expect.poll(reached, { timeout: 30_000 }).toBeGreaterThan(0);
  const before = await reached();
  await expect.poll(reached, { timeout: 10_000 }).toBeGreaterThan(before + 1);
  const bars = await page
    .locator('.player video')
    .evaluate(
      (video: HTMLVideoElement) => video.clientWidth / video.clientHeight - video.videoWidth / video.videoHeight,
    );
  expect(Math.abs(bars)).toBeLessThan(0.02);
}

test('[S58] a picture begins by itself when its signal comes, goes on by itself after a break, and is seen later as its replay', async ({
  phone,
  page,
}) => {
  test.setTimeout(120_000);
  const missing = await missingPrograms();
  test.skip(missing.length > 0, `not installed: ${missing.join(', ')}`);
  const { cid } = await ownCongress();
  const { room, id, secret } = await withDatabase(async (db) => {
    const made = await buildLiveRoom(db, cid, { stream: `studio${cid}` });
    const stream = await db
      .selectFrom('live_stream')
      .select('secret')
      .where('room_id', '=', made)
      .executeTakeFirstOrThrow();
    // Begun at the desk before the studio sends.
    const times = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 3_600_000) };
    const broadcast = await buildBroadcast(db, cid, {
      room: made,
      title,
      ...times,
      state: 'live',
      stateBy: 'staff',
      watch: 'anyone',
      replayWatch: 'anyone',
    });
    return { room: made, id: broadcast, ...stream };
  });
  const server = await startStreamServer({
    templates: join(projectRoot, 'deploy/live'),
    dataDir: process.env['E2E_DATA_DIR'] ?? '',
    serverUrl: process.env['E2E_URL'] ?? '',
  });
  try {
    const address = `${server.pushUrl}/studio${cid}?secret=${secret}`;
    const state = async () => (await inDatabase('select state from broadcast where id = $1', [id]))[0]?.['state'];
    await phone.open('live', { lid: id });
    await tap(page);
    await expect(page.locator('.player').getByText(live.stage.waitingTitle)).toBeVisible();
    await expect(page.locator('.player').getByRole('alert')).toHaveCount(0);
    const studio = startStudio(address, { size: '320x240' });
    await moves(page);
    await studio.stop();
    await expect.poll(state, { timeout: 20_000 }).toBe('paused');
    await expect(page.locator('.player').getByText(live.stage.pausedTitle)).toBeVisible();
    const returned = startStudio(address, { size: '320x240' });
    await expect(page.getByText(live.stage.pausedTitle)).toBeHidden({ timeout: 20_000 });
    await moves(page);
    await returned.stop();
    await expect.poll(state, { timeout: 20_000 }).toBe('paused');

    // Skips the two minutes in which a studio may reconnect.
    await inDatabase("update live_stream set disconnected_at = now() - interval '3 minutes' where room_id = $1", [
      room,
    ]);
    await inDatabase('update broadcast set ends_at = now() where id = $1', [id]);
    await withDatabase((db) => addJob(db, 'live.room', { roomId: room }));
    const film = async () => (await inDatabase('select state from video where broadcast_id = $1', [id]))[0]?.['state'];
    await expect.poll(film, { timeout: 40_000 }).toBe('ready');
    await inDatabase("update video set state = 'published', published_at = now() where broadcast_id = $1", [id]);
    await phone.open('relive', { lid: id });
    await tap(page);
    await moves(page);
  } finally {
    await server.stop();
  }
});

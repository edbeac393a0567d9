import type { Page } from '@playwright/test';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { projectRoot } from '@meetingapp/server/config.ts';
import { addJob } from '@meetingapp/server/jobs/queue.ts';
import { missingPrograms } from '@meetingapp/server/ports/live/nginx.ts';
import { startStreamServer, startStudio } from '@meetingapp/server/testing/live/stream-server.ts';
import { join } from 'node:path';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, withDatabase } from '../support/own-congress.ts';

const title = both('再灌注治疗的十个问题', 'Ten questions on reperfusion');

/** Taps the cover and waits until the picture moves. */
async function plays(page: Page): Promise<void> {
  await page.getByRole('button', { name: `播放：${title.zh}` }).click();
  const reached = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await expect.poll(reached, { timeout: 20_000 }).toBeGreaterThan(0);
  const before = await reached();
  await expect.poll(reached, { timeout: 10_000 }).toBeGreaterThan(before + 1);
}

test('[S58] a studio’s picture is seen live, and later as its replay', async ({ phone, page }) => {
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
    const times = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 3_600_000) };
    const broadcast = await buildBroadcast(db, cid, {
      room: made,
      title,
      ...times,
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
    const studio = startStudio(`${server.pushUrl}/studio${cid}?secret=${secret}`);
    const state = async () => (await inDatabase('select state from broadcast where id = $1', [id]))[0]?.['state'];
    await expect.poll(state, { timeout: 20_000 }).toBe('live');
    await phone.open('live', { lid: id });
    await plays(page);
    await studio.stop();
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
    await plays(page);
  } finally {
    await server.stop();
  }
});

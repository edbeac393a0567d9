import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { filmFile } from '@meetingapp/demo/video/video.ts';
import { liveConsole as en } from '@meetingapp/locales/en/live/console.ts';
import { liveConsole as zh } from '@meetingapp/locales/zh/live/console.ts';
import { consoleToken, laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety, withDatabase } from '../support/own-congress.ts';
import { anyOf } from '../support/sign-up.ts';

const words = { zh, en };
const HOUR_MS = 3_600_000;
const HALL = both('西湖厅', 'West Lake Hall');

/** Inserts a broadcast of `days` ago, and what the stream server recorded while it ran. */
async function recorded(cid: number, room: { id: number; stream: string }, days: number, title: Bilingual) {
  const to = new Date(Date.now() - days * 24 * HOUR_MS);
  const from = new Date(to.getTime() - HOUR_MS);
  const broadcastId = await withDatabase((db) =>
    buildBroadcast(db, cid, { room: room.id, title, from, to, state: 'ended' }),
  );
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'live', 'recordings');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${room.stream}-${Math.floor(from.getTime() / 1000)}.mp4`);
  await writeFile(file, filmFile('heart-sounds'));
  await utimes(file, to, to);
  return broadcastId;
}

test.use(laptop);

test(
  '[O12] recordings of deleted broadcasts are listed as orphaned: an organiser makes a video, keeps one, deletes one after a confirmation',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const t = words[language];
    const { cid, owner } = await ownSociety();
    const stream = `hall${cid}`;
    const room = { stream, id: await withDatabase((db) => buildLiveRoom(db, cid, { name: HALL, stream })) };
    const titles = [
      both('开幕式', 'The opening'),
      both('再灌注治疗', 'Reperfusion'),
      both('彩排', 'Rehearsal'),
    ] as const;
    const token = await consoleToken(page, owner);
    for (const [at, title] of titles.entries()) {
      const broadcastId = await recorded(cid, room, at + 1, title);
      const answer = await phone.call(liveConsoleCalls.removeBroadcast.path, { cid, broadcastId }, token);
      expect(answer).toMatchObject({ code: 0 });
    }
    await openConsole(page, language, `/c/${cid}/live`, owner);
    await page.getByRole('tab', { name: t.tabs.recordings, exact: true }).click();
    const rowOf = (title: Bilingual) => page.getByRole('row').filter({ hasText: title[language] });
    const [filmed, kept, removed] = [rowOf(titles[0]), rowOf(titles[1]), rowOf(titles[2])];
    for (const row of [filmed, kept, removed]) {
      await expect(row).toContainText(HALL[language]);
      await expect(row).toContainText(anyOf(t.recordings.deleted));
      await expect(row).toContainText(t.recordings.standings.left);
    }
    await expect(page.getByText(anyOf(t.recordings.left))).toBeVisible();
    await axe(page);

    // A kept recording is not deleted until it is released.
    await kept.getByRole('button', { name: t.recordings.keep, exact: true }).click();
    await expect(kept).toContainText(t.recordings.standings.kept);
    await expect(kept.getByRole('button', { name: t.remove, exact: true })).toHaveCount(0);
    await expect(kept.getByRole('button', { name: t.recordings.release })).toBeVisible();

    const ask = async () => {
      await removed.getByRole('button', { name: t.remove, exact: true }).click();
      const dialog = page.getByRole('dialog', {
        name: anyOf(t.recordings.removeSure.replace('{room}', HALL[language])),
      });
      await expect(dialog).toContainText(t.recordings.removeText);
      return dialog;
    };
    const asked = await ask();
    await axe(page);
    await asked.getByRole('button').first().click();
    await expect(asked).toBeHidden();
    await expect(removed).toBeVisible();
    await (await ask()).getByRole('button', { name: t.remove, exact: true }).click();
    await expect(page.getByText(t.recordings.removed, { exact: true })).toBeVisible();
    await expect(removed).toHaveCount(0);
    await expect(page.getByText(anyOf(t.recordings.freed))).toBeVisible();

    await filmed.getByRole('button', { name: t.recordings.film }).click();
    await expect(page.getByText(t.recordings.filmSaid)).toBeVisible();
    await expect(filmed).toContainText(t.recordings.standings.kept);
    await expect(filmed.getByRole('button', { name: t.recordings.film })).toHaveCount(0);
    await filmed.getByRole('link', { name: t.recordings.toFilm }).click();
    // The video has the name of the broadcast.
    await expect(page.getByRole('complementary').getByRole('textbox').first()).toHaveValue(titles[0].zh);
  },
);

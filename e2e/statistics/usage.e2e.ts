import { buildBroadcast, buildLiveRoom } from '@meetingapp/demo/live/live.ts';
import { liveFigures as enFigures } from '@meetingapp/locales/en/live/figures.ts';
import { usage as en } from '@meetingapp/locales/en/statistics/usage.ts';
import { liveFigures as zhFigures } from '@meetingapp/locales/zh/live/figures.ts';
import { usage as zh } from '@meetingapp/locales/zh/statistics/usage.ts';
import { consoleToken, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

const MINUTE_MS = 60_000;

/** The console's log-in in this browser is the phone's as well. */
async function asStaff(page: Parameters<typeof consoleToken>[0]): Promise<void> {
  const token = await consoleToken(page);
  await page.addInitScript((value) => localStorage.setItem('meetingapp.console.token', value), token);
}

test(
  '[T22] [S18] a page view is in the organiser’s figures as soon as the page is left, on the phone and at the desk',
  { tag: ['@en', '@small'] },
  async ({ phone, page, language, axe }) => {
    const t = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await phone.open('conf', { id: cid });
    let reported = false;
    page.on('request', (request) => (reported ||= request.url().endsWith('/statistics/usage')));
    // The figures load after everything that a person waits for.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('pagehide')));
        return reported;
      })
      .toBe(true);
    await asStaff(page);
    await phone.open('pageflow', { cid });
    await expect(page.getByRole('row', { name: new RegExp(`^${t.screens.conf} `) })).toBeVisible();
    await expect(page.getByRole('img', { name: t.chartLabel.replace('{most}', '1') })).toBeVisible();
    await axe(page);
    await openConsole(page, language, `/c/${cid}/traffic`);
    await expect(page.getByRole('cell', { name: t.screens.conf })).toBeVisible();
  },
);

test(
  '[S68] staff see the audience of a running broadcast',
  { tag: ['@en', '@small'] },
  async ({ phone, page, language, axe }) => {
    const t = language === 'en' ? enFigures : zhFigures;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    const at = (minutes: number) => new Date(now + minutes * MINUTE_MS);
    const figure = (id: number, minute: Date, viewers: number) =>
      withDatabase((db) =>
        db.insertInto('live_figure').values({ broadcast_id: id, minute, process: 'e2e', viewers }).execute(),
      );
    const id = await withDatabase(async (db) => {
      const room = await buildLiveRoom(db, cid);
      return buildBroadcast(db, cid, { room, from: at(-5), to: at(60), state: 'live' });
    });
    await asStaff(page);
    await phone.open('liveData', { id });
    await expect(page.getByText(t.nobody)).toBeVisible();
    await figure(id, at(-2), 41);
    await figure(id, at(-1), 38);
    await expect(page.getByRole('img', { name: t.curveLabel.replace('{most}', '41') })).toBeVisible();
    await axe(page);
  },
);

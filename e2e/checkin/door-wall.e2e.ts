import { buildAdmissions, buildDevice, buildPoint, ticketPrints } from '@meetingapp/demo/checkin/points.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { checkinConsole as consoleEn } from '@meetingapp/locales/en/checkin/console.ts';
import { checkinArrivals as en } from '@meetingapp/locales/en/checkin/arrivals.ts';
import { checkinConsole as consoleZh } from '@meetingapp/locales/zh/checkin/console.ts';
import { checkinArrivals as zh } from '@meetingapp/locales/zh/checkin/arrivals.ts';
import { openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

async function doors(cid: number, societyId: number): Promise<void> {
  await withDatabase(async (db) => {
    const pointId = await buildPoint(db, cid);
    const staffId = await buildStaff(db, societyId, { email: `wall${cid}@example.org` });
    const devices = [
      await buildDevice(db, cid, pointId, { label: 'S1', door: '南门', staffId }),
      await buildDevice(db, cid, pointId, { label: 'N1', door: '北门', staffId }),
    ];
    const ids: number[] = [];
    for (let one = 0; one < 6; one += 1) ids.push(await buildRegistration(db, cid));
    const prints = await ticketPrints(db, ids.slice(0, 4));
    await buildAdmissions(
      db,
      { conferenceId: cid, pointId },
      prints.map((print, index) => ({ print, minutes: index + 2, deviceId: devices[index % 2]?.id ?? null })),
    );
  });
}

for (const [width, height] of [
  [1920, 1080],
  [3840, 2160],
] as const)
  test(
    `[O16] the wall of arrivals at ${width} by ${height}, by its link without a log-in; the last picture stays without a network`,
    { tag: '@en' },
    async ({ page, context, language, axe }) => {
      const t = language === 'en' ? en : zh;
      const console = language === 'en' ? consoleEn : consoleZh;
      const societyId = await societyOf(demoLogins.staff.email);
      const { cid } = await ownCongress({ societyId });
      await doors(cid, societyId);
      await openConsole(page, language, `/c/${cid}/checkin`);
      const address = await page.getByRole('link', { name: console.arrivals.wall, exact: true }).getAttribute('href');
      const wall = await context.newPage();
      await wall.setViewportSize({ width, height });
      await wall.goto(new URL(`${address}&lang=${language === 'en' ? 'en' : 'ch'}`, page.url()).href);
      await expect(wall.getByRole('heading', { name: '南门' })).toBeVisible();
      await expect(wall.locator('.gate')).toHaveCount(2);
      await expect(wall.locator('.gate.best')).toHaveCount(1);
      await expect(wall.locator('.door-wall .n')).toHaveText('4');
      await axe(wall);
      const box = await wall.locator('.door-wall').boundingBox();
      expect([box?.width, box?.height]).toEqual([width, height]);
      expect(await wall.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await context.setOffline(true);
      const lost = wall.getByRole('status').filter({ hasText: t.stale.split('{')[0] ?? '' });
      await expect(lost).toBeVisible({ timeout: 30_000 });
      await expect(wall.locator('.gate')).toHaveCount(2);
      await expect(wall.locator('.gate.stale, .door-wall.stale')).toHaveCount(1);
      await context.setOffline(false);
      await expect(wall.locator('.door-wall.stale')).toHaveCount(0, { timeout: 30_000 });
      await wall.goto(
        new URL(`${address}x`, page.url()).href.replace(/signature=[^&]+/, `signature=${'A'.repeat(22)}`),
      );
      await expect(wall.locator('.gate')).toHaveCount(0);
    },
  );

import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { checkinConsole as consoleEn } from '@meetingapp/locales/en/checkin/console.ts';
import { checkinConsole as consoleZh } from '@meetingapp/locales/zh/checkin/console.ts';
import { orders as ordersEn } from '@meetingapp/locales/en/orders/order.ts';
import { orders as ordersZh } from '@meetingapp/locales/zh/orders/order.ts';
import { buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { smallPhone } from '../support/browser.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

test.use(laptop);

test(
  '[O16] [V20] the code on the phone changes every 30 seconds where the organiser switches it on, also without a network',
  { tag: '@en' },
  async ({ page, phone, context, language, axe }) => {
    const [desk, own] = language === 'en' ? [consoleEn, ordersEn.own] : [consoleZh, ordersZh.own];
    const user = { to: demoLogins.registered.phone, password: demoLogins.registered.password };
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const login = (await phone.call('/medapp/api/account/login/password', user)) as { user: { uId: number } };
    const regId = await withDatabase(async (db) => {
      await buildPoint(db, cid, {});
      return buildRegistration(db, cid, { name: '林知远', accountId: login.user.uId });
    });
    const handheld = phone.onPage(await context.newPage());
    await handheld.page.setViewportSize(smallPhone);
    await handheld.logIn(user);
    await handheld.open('signOrder', {}, { cid, reg: regId });
    const code = handheld.page.locator('.ticket-down svg[role=img]');
    await expect(code).toBeVisible();
    await expect(handheld.page.getByText(own.codeMoves)).toHaveCount(0);

    await openConsole(page, language, `/c/${cid}/checkin`);
    await page.getByRole('tab', { name: desk.tabs.points }).click();
    const setting = page.getByRole('switch', { name: desk.movingCodes.title });
    await expect(setting).not.toBeChecked();
    await setting.click();
    await expect(setting).toBeChecked();
    await axe(page);

    await handheld.page.clock.install();
    await handheld.page.reload();
    await expect(handheld.page.getByText(own.codeMoves)).toBeVisible();
    await axe(handheld.page);
    const shown = () => code.locator('path').getAttribute('d');
    const first = await shown();
    await handheld.page.clock.fastForward(30_000);
    await expect.poll(shown).not.toBe(first);
    await context.setOffline(true);
    const second = await shown();
    await handheld.page.clock.fastForward(30_000);
    await expect.poll(shown).not.toBe(second);
  },
);

import { buildActivity, buildStamp } from '@meetingapp/demo/activities/activities.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { activities as en } from '@meetingapp/locales/en/activities/activity.ts';
import { handOver as handEn } from '@meetingapp/locales/en/lottery/hand-over.ts';
import { activities as zh } from '@meetingapp/locales/zh/activities/activity.ts';
import { handOver as handZh } from '@meetingapp/locales/zh/lottery/hand-over.ts';
import { smallPhone } from '../support/browser.ts';
import { consoleToken } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import { anyOf, newAccount } from '../support/sign-up.ts';

test(
  '[S82] [S84] who has the stamps takes the prize, shows the code, and staff hand it over once; the phone of the person follows',
  { tag: '@en' },
  async ({ page, phone, context, language, axe }) => {
    const [t, hand] = language === 'en' ? [en, handEn] : [zh, handZh];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const account = await newAccount(phone);
    const activityId = await withDatabase(async (db) => {
      const regId = await buildRegistration(db, cid, { accountId: account.uId, name: '林知远' });
      const stampId = await buildStamp(db, cid);
      await db
        .insertInto('stamp_given')
        .values({ stamp_id: stampId, registration_id: regId, at: new Date() })
        .execute();
      const prize = {
        id: null,
        kind: 'stamps' as const,
        name: both('保温杯', 'A cup'),
        needed: 1,
        stock: 1,
        place: nothing,
        pickUpUntil: null,
      };
      const { id } = await buildActivity(db, cid, { kind: 'stamps', slots: [], prizes: [prize] });
      return id;
    });
    await phone.logIn({ to: account.to, password: 'Heart-2026' });
    await phone.open('prize', { id: activityId }, { cid });
    await page.getByRole('button', { name: t.takePrize }).click();
    const shown = page.locator('.pick-up .code');
    await expect(shown).toHaveText(/^\d{4} \d{4}$/);
    const code = await shown.innerText();
    await axe(page);
    await page.setViewportSize(smallPhone);
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(smallPhone.width);

    const token = await consoleToken(page);
    const staff = await context.newPage();
    await staff.addInitScript((value) => localStorage.setItem('meetingapp.console.token', value), token);
    await staff.goto(phone.address('aAdmin', { id: activityId }, { cid, of: 'activity' }));
    await staff.getByText(anyOf(t.staff.tabs.prizes)).click();
    await axe(staff);
    const give = async (text: string) => {
      await staff.getByLabel(hand.code).fill(text);
      await staff.getByRole('button', { name: hand.hand, exact: true }).click();
    };
    await give('');
    await expect(staff.getByText(hand.needCode)).toBeVisible();
    await give(code);
    await expect(staff.getByText(hand.done, { exact: true })).toBeVisible();
    await expect(staff.getByText('林知远').first()).toBeVisible();
    await axe(staff);
    await give(code);
    await expect(staff.getByText(hand.already, { exact: true })).toBeVisible();
    await expect(page.getByText(anyOf(t.handed))).toBeVisible();
    await expect(shown).toHaveCount(0);
  },
);

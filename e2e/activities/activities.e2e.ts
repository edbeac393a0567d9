import { buildActivity } from '@meetingapp/demo/activities/activities.ts';
import { buildOwnForm, guestFields } from '@meetingapp/demo/forms/forms.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { activities as en } from '@meetingapp/locales/en/activities/activity.ts';
import { registrationGuest as guestEn } from '@meetingapp/locales/en/registration/guest.ts';
import { activities as zh } from '@meetingapp/locales/zh/activities/activity.ts';
import { registrationGuest as guestZh } from '@meetingapp/locales/zh/registration/guest.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

const attending = { to: demoLogins.attending.phone, password: demoLogins.attending.password };

test(
  '[S80] [S81] an activity is found in the list, a place is held, taken and given back',
  { tag: '@en' },
  async ({ phone, page, language, demo, axe }) => {
    const t = language === 'en' ? en : zh;
    // An activity of this test, so that others may run at the same time.
    const title = both('自备活动', `Own activity ${language}`);
    const { id } = await withDatabase((db) => buildActivity(db, demo.saving, { title }));
    await phone.logIn(attending);
    await page.goto(phone.address('activity', { id }, { cid: demo.saving }));
    await page.getByRole('radiogroup').locator('label').first().click();
    await expect(page.getByRole('timer')).toBeVisible();
    await axe(page);
    await page.locator('.foot').getByRole('button').click();
    await expect(page.getByRole('button', { name: t.leave })).toBeVisible();
    await page.getByRole('button', { name: t.leave }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.leave }).click();
    await expect(page.locator('.foot').getByRole('button', { name: t.join, exact: true })).toBeVisible();
  },
);

/** A conference whose guests give their name and phone number, and pay nothing. */
async function guestCongress(): Promise<number> {
  const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
  await withDatabase(async (db) => {
    await db.updateTable('fee_kind').set({ closed: true }).where('conference_id', '=', cid).execute();
    const [name, , phoneField] = guestFields;
    const fields = [name, phoneField].flatMap((field) => field ?? []);
    await buildOwnForm(db, cid, 'onsite', { title: both('现场来宾登记', 'On-site guest'), fields });
  });
  return cid;
}

test(
  '[S110] [S111] a guest without a registration fills in the form and gets an entry code',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const t = language === 'en' ? guestEn : guestZh;
    const cid = await guestCongress();
    await page.goto(phone.address(language === 'en' ? 'qrGuestEnglish' : 'qrGuest', { cid }));
    const inputs = page.locator('#guest-form').getByRole('textbox');
    await inputs.nth(0).fill('陈可立');
    await inputs.nth(1).fill(`1380000${String(Date.now()).slice(-4)}`);
    await axe(page);
    await page.getByRole('button', { name: t.act }).click();
    await expect(page.getByText(t.agreeFirst).first()).toBeVisible();
    // The middle of the row is the link to the agreement.
    await page.getByRole('checkbox').check({ position: { x: 12, y: 12 } });
    await page.getByRole('button', { name: t.act }).click();
    await expect(page.getByRole('heading', { name: t.states.confirmed })).toBeVisible();
    await expect(page.getByRole('img', { name: t.code })).toBeVisible();
    await axe(page);
  },
);

test('[S110] [V7] where the rules of the form cannot load the server names a wrong answer', async ({ phone, page }) => {
  await page.route('**/assets/form-rules-*.js', (route) => route.abort());
  await page.goto(phone.address('qrGuest', { cid: await guestCongress() }));
  const inputs = page.locator('#guest-form').getByRole('textbox');
  await inputs.nth(0).fill('陈可立');
  await inputs.nth(1).fill('1380000');
  await page.getByRole('checkbox').check({ position: { x: 12, y: 12 } });
  await page.getByRole('button', { name: guestZh.act }).click();
  await expect(inputs.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await expect(inputs.nth(1)).toBeFocused();
  await expect(inputs.nth(0)).toHaveValue('陈可立');
});

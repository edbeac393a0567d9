import { errors as errorsEn } from '@meetingapp/locales/en/errors.ts';
import { waiting as en } from '@meetingapp/locales/en/registration/waiting.ts';
import { errors as errorsZh } from '@meetingapp/locales/zh/errors.ts';
import { waiting as zh } from '@meetingapp/locales/zh/registration/waiting.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';
import { anyOf, freshNumber, newAccount } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

test.use(laptop);

test(
  '[A6] staff see the waiting list, offer a place only when one is free, and remove somebody',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const refusals = (language === 'en' ? errorsEn : errorsZh).names;
    const societyId = await societyOf(demoLogins.staff.email);
    const { cid, feeId } = await ownCongress({ societyId }, { size: 1 });
    await atStage(phone, cid, 'open');
    for (const name of ['景云深', '梅映雪']) {
      const number = freshNumber();
      const { token } = await newAccount(phone, number);
      const answers = { name, phone: number, email: `p${number}@example.com` };
      const body = { regid: null, uid: null, cid, cfgid: null, src: null, sub_cid: null, ...answers };
      const { register } = await phone.call('/medapp/api/template/register/add', body, token);
      const { regId: regid } = register as { regId: number };
      await phone.call('/medapp/api/registration/waiting/join', { regid, kind: 'fee', id: feeId }, token);
    }
    await openConsole(page, language, `/c/${cid}/waiting`);
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await expect(row('景云深')).toContainText(words.place.replace('{place}', '1'));
    await expect(row('梅映雪')).toContainText(words.place.replace('{place}', '2'));
    await axe(page);
    await row('梅映雪').getByRole('button', { name: words.offer }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(anyOf(words.offerBefore));
    await dialog.getByRole('button', { name: words.offer }).click();
    await expect(page.getByText(refusals.waiting_no_place)).toBeVisible();
    await page.getByRole('spinbutton').fill('48');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await row('景云深').getByRole('button', { name: words.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    await expect(row('景云深')).toBeHidden();
    await expect(row('梅映雪')).toContainText(words.place.replace('{place}', '1'));
  },
);

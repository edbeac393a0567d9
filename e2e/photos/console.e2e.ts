import { photosConsole as en } from '@meetingapp/locales/en/photos/console.ts';
import { photosConsole as zh } from '@meetingapp/locales/zh/photos/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';

const texts = { zh, en };
test.use(laptop);

test(
  '[O17] a template is changed in the designer, saved, and set back to the default',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const t = texts[language];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await openConsole(page, language, `/c/${cid}/photos`);
    await page.getByRole('main').getByText(/^2 /).click();
    const corner = page.getByRole('spinbutton').first();
    await expect(corner).toHaveValue('400');
    await axe(page);
    await corner.fill('120');
    await corner.blur();
    await page.getByRole('button', { name: t.save, exact: true }).click();
    const reset = page.getByRole('button', { name: t.reset });
    await expect(reset).toBeEnabled();
    await reset.click();
    await page.getByRole('dialog').getByRole('button', { name: t.reset }).click();
    await expect(corner).toHaveValue('400');
  },
);

test('[V15] staff see avatars and introductions that wait, and why an earlier one was refused', async ({
  page,
  demo,
  axe,
}) => {
  await openConsole(page, 'zh', `/c/${demo.congress}/photos`);
  await page.getByText(/头像与简介 \d/).click();
  await expect(page.getByText('孟书瑶').first()).toBeVisible();
  await axe(page);
  await page.getByText(zh.states.released, { exact: true }).click();
  await expect(page.getByText('周启明')).toBeVisible();
});

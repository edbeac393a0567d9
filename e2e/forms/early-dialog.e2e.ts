import { formCalls } from '@meetingapp/contract/forms.ts';
import { forms as en } from '@meetingapp/locales/en/forms/console.ts';
import { forms as zh } from '@meetingapp/locales/zh/forms/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';

const texts = { zh, en };

test.use(laptop);

test('[O2] a dialog that is opened before the form has arrived stays open with what was typed', async ({
  page,
  language,
}) => {
  const t = texts[language];
  const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email), hasInvoice: false });
  let arrive = (): void => undefined;
  const form = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`**${formCalls.read.path}`, async (route) => {
    await form;
    await route.continue();
  });
  await openConsole(page, language, `/c/${cid}/forms`);
  await page.getByRole('button', { name: t.choice.add }).click();
  const title = page.getByRole('dialog').getByLabel(`${t.choice.title} EN`);
  await title.fill('Students');
  arrive();
  await expect(page.getByRole('list', { name: t.list, includeHidden: true })).toBeVisible();
  await expect(title).toHaveValue('Students');
});

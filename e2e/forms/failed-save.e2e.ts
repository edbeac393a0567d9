import { formCalls } from '@meetingapp/contract/forms.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { forms as formsEn } from '@meetingapp/locales/en/forms/console.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { forms as formsZh } from '@meetingapp/locales/zh/forms/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf } from '../support/own-congress.ts';

const texts = {
  zh: { t: formsZh, c: consoleZh },
  en: { t: formsEn, c: consoleEn },
};

test.use(laptop);

test(
  '[O2] publishing a form stays open and says why when the save before it fails, and goes through afterwards',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const { t, c } = texts[language];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    await openConsole(page, language, `/c/${cid}/forms`);
    await page.route(`**${formCalls.save.path}`, (route) => route.abort());
    await page.getByRole('button', { name: format(t.add, { kind: t.kinds.text }) }).click();
    await page.getByLabel(`${t.pane.label} 中`).fill('学校');
    await page.getByLabel(`${t.pane.label} EN`).fill('University');
    await page.getByRole('button', { name: format(t.publish, { number: 2 }) }).click();
    const dialog = page.getByRole('dialog');
    const publish = dialog.getByRole('button', { name: t.publishing.act, exact: true });
    await publish.click();
    await expect(dialog.getByRole('alert')).toHaveText(c.unanswered);
    await axe(page);
    await page.unroute(`**${formCalls.save.path}`);
    await publish.click();
    await expect(page.getByText(format(t.publishing.done, { number: 2 }))).toBeVisible();
  },
);

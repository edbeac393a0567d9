import { notices as noticesEn } from '@meetingapp/locales/en/home/notice.ts';
import { notices as noticesZh } from '@meetingapp/locales/zh/home/notice.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';

const words = { zh: noticesZh, en: noticesEn };

test.use(laptop);

test(
  '[O17] a notice is written, survives a reload unsaved, is on the phone once saved, and is taken down',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const text = words[language];
    const title = { zh: '班车时间有变', en: 'The shuttle leaves earlier' };
    const { cid } = await ownCongress({ societyId: 1 });
    await openConsole(page, language, `/c/${cid}/notices`);
    await page.getByRole('button', { name: text.add }).first().click();
    const field = page.getByRole('group', { name: text.title, exact: true }).getByRole('textbox');
    await field.first().fill(title.zh);
    await field.last().fill(title.en);
    await page.reload();
    await page.getByRole('button', { name: text.add }).first().click();
    await expect(field.last()).toHaveValue(title.en);
    await page.getByRole('checkbox', { name: text.urgent }).check();
    await page.getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.getByRole('cell', { name: title[language] })).toBeVisible();
    await expect(page.getByText(text.states.shown, { exact: true })).toBeVisible();
    await axe(page);
    const home = await phone.call('/medapp/api/con/homeInfo', { idCode: cid });
    expect(JSON.stringify(home)).toContain(title[language]);

    await page.getByRole('button', { name: text.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.remove }).click();
    await expect(page.getByText(text.none)).toBeVisible();
  },
);

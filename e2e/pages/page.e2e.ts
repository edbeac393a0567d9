import { href } from '@meetingapp/contract/paths.ts';
import { homeConsole as en } from '@meetingapp/locales/en/home/console.ts';
import { homeConsole as zh } from '@meetingapp/locales/zh/home/console.ts';
import { pages as pagesEn } from '@meetingapp/locales/en/pages/page.ts';
import { pages as pagesZh } from '@meetingapp/locales/zh/pages/page.ts';
import { buildNotice } from '@meetingapp/demo/home/home.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownSociety, withDatabase } from '../support/own-congress.ts';

const title = { zh: '交通指南', en: 'Getting there' };
const text = { zh: '地铁 2 号线湖滨站', en: 'Metro line 2, Hubin' };
const entry = { zh: '看日程', en: 'To the programme' };

test.describe('in the console', () => {
  test.use(laptop);
  test(
    '[S33] a page of the home is written beside the preview, refused with the field named, published, and opened by phones',
    { tag: '@en' },
    async ({ page, phone, language, axe }) => {
      const words = { zh, en }[language];
      const { cid, owner } = await ownSociety();
      await openConsole(page, language, `/c/${cid}/home`, owner);
      await page.getByText(words.views, { exact: true }).click();
      const form = page.getByRole('region', { name: words.views });
      await form.getByRole('button', { name: words.add.replace('{label}', words.ownPage) }).click();
      const lines = form.getByRole('textbox');
      for (const [at, line] of [title.zh, title.en, text.zh].entries()) await lines.nth(at).fill(line);
      await form.getByText('English').click();
      await lines.nth(2).fill(text.en);
      await form.getByRole('combobox', { name: words.viewKind }).click();
      await page.getByTitle(words.viewKinds.list, { exact: true }).click();
      await form.getByRole('button', { name: words.add.replace('{label}', words.viewItem) }).click();
      await lines.nth(3).fill(entry.zh);
      await lines.nth(4).fill(entry.en);
      await form.getByRole('combobox', { name: words.to }).fill('zz');
      await page.getByTitle(words.targetOther, { exact: true }).click();
      const address = form.getByRole('textbox', { name: words.targetAddress });
      await address.fill('javascript:alert(1)');
      await page.getByRole('button', { name: words.publish }).click();
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await axe(page);
      await address.fill(href('calList', { cid }));
      await page.getByRole('button', { name: words.publish }).click();
      await expect(page.getByText(words.same)).toBeVisible();
      await phone.open('tpl1View', { id: 1, cid });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
      await expect(page.getByText(text[language])).toBeVisible();
      await axe(page);
      await page.getByRole('link', { name: entry[language] }).click();
      await expect(page).toHaveURL(/callist/);
    },
  );
});

test(
  '[S85] staff edit a notice in place, after a wrong password, and phones show it; an end before the start is refused',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const words = { zh: pagesZh, en: pagesEn }[language].edit;
    const { cid, owner } = await ownSociety();
    const before = { zh: '午餐在二楼', en: 'Lunch on level 2' };
    const after = { zh: '午餐在三楼', en: 'Lunch on level 3' };
    await withDatabase((db) => buildNotice(db, cid, { title: before }));
    await phone.open('editCon', {}, { cid });
    await page.getByLabel(words.email).fill(owner.email);
    await page.getByLabel(words.password, { exact: true }).fill('wrong');
    await page.getByRole('button', { name: words.logInAct }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await axe(page);
    await page.getByLabel(words.password, { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: words.logInAct }).click();
    await page.getByRole('button', { name: before[language] }).click();
    const heading = (which: 'zh' | 'en') =>
      page.getByLabel(words[which].replace('{label}', words.heading), { exact: true });
    await heading('zh').fill(after.zh);
    await heading('en').fill(after.en);
    const until = page.getByLabel(words.until, { exact: true });
    const end = await until.inputValue();
    await until.fill('2025-01-01T00:00');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.timeWrong)).toBeVisible();
    await axe(page);
    await until.fill(end);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('button', { name: after[language] })).toBeVisible();
    await phone.open('tpl1Home', { cid });
    await expect(page.getByText(after[language]).first()).toBeVisible();
  },
);

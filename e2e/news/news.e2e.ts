import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildArticle } from '@meetingapp/demo/news/news.ts';
import { buildPage } from '@meetingapp/demo/pages/pages.ts';
import { console as commonEn } from '@meetingapp/locales/en/console.ts';
import { newsConsole as consoleEn } from '@meetingapp/locales/en/news/console.ts';
import { console as commonZh } from '@meetingapp/locales/zh/console.ts';
import { newsConsole as consoleZh } from '@meetingapp/locales/zh/news/console.ts';
import { writing as writingEn } from '@meetingapp/locales/en/pages/writing.ts';
import { writing as writingZh } from '@meetingapp/locales/zh/pages/writing.ts';
import { hostileHtml } from '@meetingapp/server/testing/hostile/html.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, withDatabase } from '../support/own-congress.ts';

const { text: textZh } = commonZh;
const { text: textEn } = commonEn;
const hall = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const words = { zh: { ...consoleZh, ...writingZh }, en: { ...consoleEn, ...writingEn } };

test('[S13] [S79] two hundred hostile texts on one page run nothing and contact no other host', async ({
  phone,
  page,
}) => {
  const { cid } = await ownCongress();
  // Written straight into the database, bypassing sanitization on input (except a character that no database stores): first those that
  // swallow nothing of what follows, then all.
  const rows = Object.values(hostileHtml)
    .flat()
    .map((row) => row.replaceAll('\0', ''));
  const swallows =
    /<(plaintext|textarea|xmp|style|title|select|svg|math|template|noscript|listing|iframe|object|script)|<!/i;
  const open = rows.filter((row) => !swallows.test(row));
  const html = both(`<p>end</p>${open.join('<p>and</p>')}`, `<p>end</p>${rows.join('<p>and</p>')}`);
  const pageId = await withDatabase((db) => buildPage(db, cid, { title: both('页', 'Page'), html }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.addInitScript(() => {
    window.alert = () => document.documentElement.setAttribute('data-ran', '1');
  });
  for (const lang of ['ch', 'en']) {
    await page.goto(phone.address('web', { webid: pageId }, { cid, lang }));
    await expect(page.locator('#root')).toHaveAttribute('data-ready', '1');
    await expect(page.locator('.prose-text')).toContainText('end');
    await page.mouse.move(180, 300);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
    expect(await page.locator('.prose-text').locator('script, iframe, object, svg, form, style').count()).toBe(0);
  }
  const own = new URL(page.url()).host;
  expect(asked.filter((one) => /^https?:/.test(one) && new URL(one).host !== own)).toEqual([]);
});

test(
  '[S77] [S79] an article is read, with others beside it',
  { tag: '@en' },
  async ({ phone, page, language, axe }) => {
    const { cid } = await ownCongress();
    const title = both('开幕日的六件事', 'Six things for the first day');
    const html = both('<h2>入场</h2><p>七点半起</p>', '<h2>Doors</h2><p>From half past seven</p>');
    const id = await withDatabase(async (db) => {
      await buildArticle(db, cid, { title: both('另一篇', 'Another one'), at: new Date(Date.now() - 9e6) });
      return buildArticle(db, cid, { title, html, at: new Date(Date.now() - 6e6) });
    });
    await page.goto(phone.address('infoList', { id: cid }));
    await page.getByRole('link', { name: title[language] }).click();
    await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/infodetails/${id}`));
    await expect(page.getByRole('link', { name: both('另一篇', 'Another one')[language] })).toBeVisible();
    await axe(page);
  },
);

test.describe('in the console', () => {
  test.use(laptop);

  test(
    '[O17] [S79] an article is written with headings, lists and a picture, published, and read on the phone',
    { tag: '@en' },
    async ({ phone, page, language, axe }) => {
      const text = words[language];
      const { cid } = await ownCongress({ societyId: 1 });
      await openConsole(page, language, `/c/${cid}/news`);
      await page.getByRole('button', { name: text.add }).first().click();
      const field = page.getByRole('group', { name: text.title, exact: true }).getByRole('textbox');
      await field.first().fill('会场提前开放');
      await field.last().fill('Doors open earlier');
      const editor = page.locator('.rich-text .text');
      await editor.click();
      await page.keyboard.type('## From half past seven');
      await page.keyboard.press('Enter');
      await page.keyboard.type('- Bring your code');
      await expect(editor.locator('h2')).toHaveText('From half past seven');
      await axe(page);
      const { tools, ...put } = language === 'en' ? textEn : textZh;
      await page.getByRole('toolbar', { name: tools }).getByRole('button', { name: put.picture, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: put.picture });
      await dialog.locator('input[type=file]').setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer: hall });
      await dialog.getByLabel(put.alt).fill('The hall at seven');
      await axe(page);
      await dialog.getByRole('button', { name: put.put }).click();
      await expect(editor.getByRole('img', { name: 'The hall at seven' })).toBeVisible();
      await page.getByRole('button', { name: text.publish, exact: true }).click();
      await expect(page.getByText(text.standings.published, { exact: true }).first()).toBeVisible();
      const articleId = Number(new URL(page.url()).searchParams.get('open'));
      const answer = JSON.stringify(await phone.call('/medapp/api/news/article', { articleId }));
      expect(answer).toContain('<h2>From half past seven</h2>');
      expect(answer).toContain('<li><p>Bring your code</p>');
      const [, picture = ''] = /<img src=\\"(\/files\/[^"\\]+)\\" alt=\\"The hall at seven\\"/.exec(answer) ?? [];
      expect((await page.request.get(new URL(picture, page.url()).href)).headers()['content-type']).toBe('image/jpeg');
    },
  );
});

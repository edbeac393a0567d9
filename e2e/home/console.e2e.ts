import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { homeConsoleCalls } from '@meetingapp/contract/home/console.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { homeConsole as homeEn } from '@meetingapp/locales/en/home/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { homeConsole as homeZh } from '@meetingapp/locales/zh/home/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownHome, societyOf } from '../support/own-congress.ts';

const words = {
  zh: {
    title: '首页',
    tile: '格子',
    hide: '隐藏“新闻”',
    show: '显示“新闻”',
    kept: /^草稿已存/,
    text: '文字 中',
    typed: '现在报名',
    discard: '放弃修改',
    first: '注册报名',
    same: '与线上一致',
    look: '模板与颜色',
    blocks: '版块',
    bento: '9 便当',
  },
  en: {
    title: 'Home',
    tile: 'Tiles',
    hide: 'Hide “News”',
    show: 'Show “News”',
    kept: /^Draft saved/,
    text: 'Text EN',
    typed: 'Sign up now',
    discard: 'Discard',
    first: 'Register',
    same: 'Same as published',
    look: 'Template and colours',
    blocks: 'Blocks',
    bento: '9 Bento',
  },
};

test.use(laptop);

test(
  '[O17] the preview beside the editor follows typing; a reload loses nothing, and nothing is public before publishing',
  { tag: '@en' },
  async ({ page, language, axe }) => {
    const text = words[language];
    const cid = await ownHome({ societyId: await societyOf(demoLogins.staff.email) });
    await openConsole(page, language, `/c/${cid}/home`);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    const phone = page.frameLocator('.stage iframe');
    await expect(phone.getByText(text.first, { exact: true }).first()).toBeVisible();
    const field = page.getByRole('textbox', { name: text.text, exact: true }).first();
    await field.fill(text.typed);
    await expect(phone.getByText(text.typed, { exact: true }).first()).toBeVisible();
    // A block is hidden and shown again; the order is changed by keys.
    await expect(phone.locator('.hb-news')).toBeVisible();
    await page.getByRole('button', { name: text.hide }).click();
    await expect(phone.locator('.hb-news')).toHaveCount(0);
    await page.getByRole('button', { name: text.show }).click();
    await expect(phone.locator('.hb-news')).toBeVisible();
    const [list] = await page.getByRole('list', { name: text.blocks }).all();
    await list!.getByRole('button', { name: text.tile }).first().press('Alt+ArrowUp');
    await expect(phone.locator('main > :nth-child(3)')).toHaveClass(/hb-tiles/);
    await axe(page);
    await expect(page.getByText(text.kept)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(text.typed);
    await page.getByText(text.look, { exact: true }).click();
    // All thirteen show the draft side by side.
    await expect(page.locator('.gallery iframe')).toHaveCount(13);
    const ninth = page.locator('.gallery label').nth(8).frameLocator('iframe');
    await expect(ninth.locator('.hb-bento')).toBeVisible();
    await expect(ninth.getByText(text.typed, { exact: true }).first()).toBeVisible();
    await axe(page);
    await page.getByRole('radio', { name: text.bento }).check();
    await page.locator('.sub').getByText(text.blocks, { exact: true }).click();
    await expect(phone.locator('.hb-bento')).toBeVisible();
    await page.getByRole('button', { name: text.discard }).click();
    await expect(page.getByText(text.same)).toBeVisible();
    await expect(field).toHaveValue(text.first);
  },
);

test(
  '[O17] without a connection a planned time says why it is not set, and discarding loses nothing that was typed',
  { tag: '@en' },
  async ({ page, language }) => {
    const text = words[language];
    const { c, t } = language === 'en' ? { c: consoleEn, t: homeEn } : { c: consoleZh, t: homeZh };
    const cid = await ownHome({ societyId: await societyOf(demoLogins.staff.email) });
    await openConsole(page, language, `/c/${cid}/home`);
    const field = page.getByRole('textbox', { name: text.text, exact: true }).first();
    await field.fill(text.typed);
    await expect(page.getByText(text.kept)).toBeVisible();
    for (const call of [homeConsoleCalls.plan, homeConsoleCalls.keep, homeConsoleCalls.drop])
      await page.route(`**${call.path}`, (route) => route.abort());

    await page.getByRole('button', { name: t.plan, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.planAt).fill('2030-05-01 08:00');
    await dialog.getByLabel(t.planAt).press('Enter');
    await dialog.getByRole('button', { name: t.planSet, exact: true }).click();
    await expect(dialog.getByText(c.unanswered, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: c.discard.title })
      .getByRole('button', { name: c.discard.act, exact: true })
      .click();

    await field.fill(`${text.typed} 2`);
    await page.getByRole('button', { name: text.discard }).click();
    await expect(page.locator('.ant-message').getByText(c.unanswered, { exact: true })).toBeVisible();
    await expect(field).toHaveValue(`${text.typed} 2`);
  },
);

test(
  '[O17] a large photograph as banner reaches the phone as wide as its screen, not as the camera took it',
  { tag: '@en' },
  async ({ page, language }) => {
    const text = words[language];
    const t = language === 'en' ? homeEn : homeZh;
    const cid = await ownHome({ societyId: await societyOf(demoLogins.staff.email) });
    await openConsole(page, language, `/c/${cid}/home`);
    const list = page.getByRole('list', { name: text.blocks }).first();
    await list.getByRole('button', { name: t.banner, exact: false }).first().click();
    const raw = { width: 3000, height: 1400, channels: 3 as const };
    const photograph = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
      .blur(4)
      .jpeg({ quality: 95 })
      .toBuffer();
    const file = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: photograph };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('dialog').getByRole('button', { name: t.cropDone, exact: true }).click();
    const shown = page.frameLocator('.stage iframe').locator('.hb-banner img').first();
    await expect(shown).toHaveAttribute('src', /^\/files\/.+\?w=1152$/);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1152);
  },
);

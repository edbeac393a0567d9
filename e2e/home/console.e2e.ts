import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const words = {
  zh: {
    title: '首页',
    up: '格子 1 上移',
    text: '文字 中',
    typed: '现在报名',
    discard: '放弃修改',
    first: '注册报名',
    same: '与线上一致',
    look: '模板与颜色',
    tiles: '格子',
    bento: '9 便当',
  },
  en: {
    title: 'Home',
    up: 'Move Tile 1 up',
    text: 'Text EN',
    typed: 'Sign up now',
    discard: 'Discard',
    first: 'Register',
    same: 'Same as published',
    look: 'Template and colours',
    tiles: 'Tiles',
    bento: '9 Bento',
  },
};

test.use(laptop);

test(
  '[O17] the preview beside the editor follows typing; a reload loses nothing, and nothing is public before publishing',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const text = words[language];
    await openConsole(page, language, `/c/${demo.congress}/home`);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    const phone = page.frameLocator('.stage iframe');
    await expect(phone.getByText(text.first, { exact: true }).first()).toBeVisible();
    const field = page.getByRole('textbox', { name: text.text, exact: true }).first();
    await field.fill(text.typed);
    await expect(phone.getByText(text.typed, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: text.up })).toBeDisabled();
    await axe(page);
    await page.reload();
    await expect(field).toHaveValue(text.typed);
    await page.getByText(text.look, { exact: true }).click();
    await page.getByRole('radio', { name: text.bento }).check();
    await expect(phone.locator('.hb-bento')).toBeVisible();
    await page.getByText(text.tiles, { exact: true }).click();
    await page.getByRole('button', { name: text.discard }).click();
    await expect(page.getByText(text.same)).toBeVisible();
    await expect(field).toHaveValue(text.first);
  },
);

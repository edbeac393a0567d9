import { templateNumbers } from '@meetingapp/domain/home/templates.ts';
import { smallPhone } from '../support/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { settled } from '../support/settled.ts';

const words = {
  zh: { later: '以后再说', search: /搜索/, other: /^(EN|English)$/, first: '注册报名' },
  en: { later: 'Not now', search: /Search/, other: '中文', first: 'Register' },
};

test(
  '[S20] [S21] [S22] [S23] [S24] [S25] [S26] [S27] [S28] [S29] [S30] [S31] [S32] every home shows its name once, search and the other language above the fold, and the tiles in order, without axe violations',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const text = words[phone.language];
    test.setTimeout(150_000);
    for (const number of templateNumbers) {
      await phone.open(`tpl${number}Home`, { cid: demo.congress });
      await settled(page);
      const popup = page.getByRole('button', { name: text.later });
      if (number === 1) await popup.click();
      await test.step(`template ${number}`, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const { height } = page.viewportSize()!;
        // The floor plan has a search for its areas, with a link to the general search.
        const search = page.getByRole('link', { name: text.search }).or(page.getByRole('combobox'));
        for (const found of [search, page.getByRole('link', { name: text.other })]) {
          const box = await found.first().boundingBox();
          expect(box!.y + box!.height).toBeLessThan(height);
          expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
        }
        await expect(page.locator('main nav a').filter({ hasText: text.first }).first()).toBeAttached();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        await axe(page);
      });
    }
  },
);

test('[S26] the English name, which is horizontal on the poster, ends above the petals of the drawing, on small phones too', async ({
  phone,
  page,
  demo,
}) => {
  const poster = new URL(phone.address('tpl7Home', { cid: demo.congress }));
  poster.searchParams.set('lang', 'en');
  for (const viewport of [smallPhone, { width: 375, height: 812 }]) {
    await page.setViewportSize(viewport);
    await page.goto(poster.href);
    await settled(page);
    const overlaps = await page.evaluate(() => {
      const name = document.querySelector('h1')!.getBoundingClientRect();
      return [...document.querySelectorAll('svg.art > g')].map((petal) => {
        const { left, right, top, bottom } = petal.getBoundingClientRect();
        return left < name.right && right > name.left && top < name.bottom && bottom > name.top;
      });
    });
    expect(overlaps.length).toBeGreaterThan(4);
    expect(overlaps).not.toContain(true);
  }
});

test('[S27] large print works with text at twice the size', async ({ phone, page, demo }) => {
  await phone.open('tpl8Home', { cid: demo.congress });
  await settled(page);
  await page.addStyleTag({
    content: `:root { --t-xs: .44rem; --t-sm: .52rem; --t-md: .6rem; --t-lg: .68rem; --t-xl: .8rem; --t-2xl: 1.04rem; }`,
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const cut = await page
    .locator('.home a')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 0)
        .map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
});

test('[S27] [S41] the plain home enlarges the text of all pages step by step, and then makes it usual again', async ({
  phone,
  page,
  demo,
}) => {
  await phone.open('tpl8Home', { cid: demo.congress });
  await settled(page);
  const popup = page.getByRole('button', { name: words.zh.later });
  if (await popup.isVisible()) await popup.click();
  const button = page.getByRole('button', { name: /^字号/ });
  const size = () => page.evaluate(() => document.documentElement.dataset['text'] ?? 'normal');
  await button.click();
  await expect(button).toHaveText('字号：大');
  await phone.open('calList', { cid: demo.congress });
  expect(await size()).toBe('large');
  await phone.open('tpl8Home', { cid: demo.congress });
  await button.click();
  expect(await size()).toBe('larger');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await button.click();
  expect(await size()).toBe('normal');
});

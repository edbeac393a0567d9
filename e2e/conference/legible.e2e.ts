import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { registrationConsole as registrationEn } from '@meetingapp/locales/en/registration/console.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { registrationConsole as registrationZh } from '@meetingapp/locales/zh/registration/console.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = { zh: { c: consoleZh, r: registrationZh }, en: { c: consoleEn, r: registrationEn } };
/** Pixels in which a title or a name can still be recognised. */
const READABLE = 100;

test.use({ ...laptop, viewport: { width: 1024, height: 768 } });

test(
  '[O6] [O11] in a narrow window names and titles stay readable, and no button of a list is out of reach',
  { tag: '@en' },
  async ({ page, demo, language }) => {
    const { c, r } = texts[language];
    const widthOf = async (cell: number) =>
      (await page.locator('.ant-table-tbody tr[data-row-key] td').nth(cell).boundingBox())?.width ?? 0;
    await openConsole(page, language, `/c/${demo.congress}/papers`);
    await expect.poll(() => widthOf(1)).toBeGreaterThan(READABLE);
    await openConsole(page, language, `/c/${demo.congress}/waiting`);
    await expect.poll(() => widthOf(1)).toBeGreaterThan(READABLE);
    await openConsole(page, language, `/c/${demo.congress}/live`);
    await expect.poll(() => widthOf(2)).toBeGreaterThan(READABLE);
    await openConsole(page, language, `/c/${demo.congress}/registrations`);
    await expect(page.getByRole('button', { name: r.columnsButton })).toBeInViewport({ ratio: 1 });
    // The navigation is folded until the user unfolds it, and then stays so.
    await page.getByRole('button', { name: c.unfold, exact: true }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: c.fold, exact: true })).toBeVisible();
  },
);

test('[O11] no head of the papers is broken inside a word', { tag: '@en' }, async ({ page, demo, language }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openConsole(page, language, `/c/${demo.congress}/papers`);
  const heads = page.locator('.ant-table-thead th');
  await expect(heads.first()).toBeVisible();
  for (const head of await heads.all()) expect((await head.boundingBox())?.height).toBeLessThan(40);
});

test('[O17] the icon of a button on an empty page has the colour of its text', async ({ page, demo, language }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openConsole(page, language, `/c/${demo.congress}/activities`);
  const button = page.locator('.blank').getByRole('button');
  await expect(button).toBeVisible();
  const colourOf = (of: 'svg' | 'span') =>
    button
      .locator(of)
      .last()
      .evaluate((node) => getComputedStyle(node).color);
  expect(await colourOf('svg')).toBe(await colourOf('span'));
});

test(
  '[O2] in a narrow window the form builder does not scroll sideways and leaves its fields room',
  { tag: '@en' },
  async ({ page, demo, language }) => {
    await openConsole(page, language, `/c/${demo.congress}/forms`);
    const name = page.locator('.fl .name').first();
    await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(READABLE);
    const beyond = () =>
      page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll<HTMLElement>('.body, .builder > *')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ className }) => className),
        );
    await expect.poll(beyond).toEqual([]);
    await name.click();
    await expect(page.locator('.settings h2')).toBeVisible();
    await expect.poll(beyond).toEqual([]);
  },
);

test(
  '[K4] the focus is seen on the links of the navigation, also after antd has loaded',
  { tag: '@en' },
  async ({ page, demo, language }) => {
    await openConsole(page, language, `/c/${demo.congress}/registrations`);
    await expect(page.locator('.listing .ant-table-row').first()).toBeVisible();
    const link = page.locator('.nav a.it').first();
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(link).toHaveCSS('outline-style', 'solid');
    await expect(link).toHaveCSS('outline-width', '2px');
  },
);

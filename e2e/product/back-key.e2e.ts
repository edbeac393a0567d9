import { expect, test } from '../support/fixtures.ts';

const answered = '13811112222';

test('Back closes the sheet of branches and stays on the page; Forward and a reload do not bring it back', async ({
  phone,
  page,
  demo,
}) => {
  await phone.open('conf', { id: demo.congress });
  await phone.open('signHome', { opFlag: 0 }, { cid: demo.congress });
  const field = page.getByRole('combobox').first();
  const address = page.url();
  await field.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
  await field.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(field).toBeVisible();
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/conf\//);
});

test('Back closes the agreement and keeps what was typed', async ({ phone, page, demo }) => {
  await phone.open('registrationLogin', { cid: demo.congress });
  const input = page.getByRole('textbox').first();
  await input.fill(answered);
  await page.locator('form button.link, .agreement button, label button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(input).toHaveValue(answered);
});

test('Back ends a full screen and stays on the page', async ({ phone, page, demo }) => {
  await phone.open('emer', {}, { cid: demo.congress });
  const address = page.url();
  await page.evaluate(() => {
    document.body.addEventListener('click', () => void document.documentElement.requestFullscreen(), { once: true });
  });
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  expect(page.url()).toBe(address);
});

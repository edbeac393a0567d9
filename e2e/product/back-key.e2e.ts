import { expect, test } from '../support/fixtures.ts';
import { newAccount, SignUp } from '../support/sign-up.ts';

const answered = '13811112222';

test('Back closes a sheet of choices and stays on the page; Forward and a reload do not bring it back', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  await phone.logIn({ to: (await newAccount(phone)).to, password: 'Heart-2026' });
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  const field = walk.picker('identity');
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
  await expect(page).not.toHaveURL(/at=form/);
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
  // Its step of the history follows the change of the screen.
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0)).toBe(1);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  expect(page.url()).toBe(address);
});

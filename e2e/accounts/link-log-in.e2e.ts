import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Phone } from '../support/phone.ts';

async function pairOf(phone: Phone, login: { phone: string; password: string }) {
  const answer = await phone.call('/medapp/api/account/login/password', { to: login.phone, password: login.password });
  const { user, token } = answer as { user: { uId: number; name: string }; token: { tToken: string } };
  return { uid: String(user.uId), token: token.tToken, name: user.name };
}

test('[C9][T20] an address logs a person in and keeps nothing of it; over another person it asks first', async ({
  phone,
  page,
  demo,
}) => {
  const own = await pairOf(phone, demoLogins.fresh);
  const address = phone.address('conf', { id: demo.congress });
  await page.goto(`${address}&uid=${own.uid}&token=${own.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('uid'), localStorage.getItem('token')]))
    .toEqual([own.uid, own.token]);
  const seen = await page.evaluate(() => [
    location.href,
    document.cookie,
    ...performance.getEntries().map(({ name }) => name),
  ]);
  expect(seen.filter((text) => text.includes(own.token))).toEqual([]);
  const other = await pairOf(phone, demoLogins.registered);
  await page.goto(`${address}&uid=${other.uid}&token=${other.token}`);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(other.name);
  await question.getByRole('button').first().click();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBe(own.uid);
});

test('[C9][T20] the question whose account it is comes before the popup of a home', async ({ phone, page, demo }) => {
  await phone.logIn({ to: demoLogins.fresh.phone, password: demoLogins.fresh.password });
  const other = await pairOf(phone, demoLogins.registered);
  const home = phone.address('tpl1Home', { cid: demo.congress });
  await page.goto(`${home}${home.includes('?') ? '&' : '?'}uid=${other.uid}&token=${other.token}`);
  const question = page.getByRole('alertdialog').filter({ hasText: other.name });
  const popup = page.getByRole('alertdialog').filter({ hasNotText: other.name });
  await expect(question).toBeVisible();
  // The popup comes 1.2 seconds after the page.
  await page.waitForFunction(() => performance.now() > 4000);
  await expect(popup).toHaveCount(0);
  await question.getByRole('button').first().click();
  await expect(popup).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { people } from '../support/screen.ts';
import { anyOf, SignUp } from '../support/sign-up.ts';

test(
  '[S42] my page shows the pass, registrations and orders, and clears everything on log-out',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const { mine } = new SignUp(phone).words.registration;
    await phone.open('personalList', { cid: demo.congress });
    await expect(page.getByText(mine.visitor)).toBeVisible();
    await phone.logIn(people.registered);
    await phone.open('personalList', { cid: demo.congress });
    await expect(page.getByRole('heading', { level: 1, name: '林知远' })).toBeVisible();
    await expect(page.getByText(mine.show)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: mine.logOut }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: mine.logOut }).click();
    await expect(page.getByText(mine.visitor)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('info'))).toBeNull();
  },
);

test('[S42] [S19] my page opens the conference card', async ({ phone, page, demo }) => {
  const { summary } = new SignUp(phone).words;
  await phone.logIn(people.registered);
  await phone.open('personalList', { cid: demo.congress });
  await page.getByRole('link', { name: summary.parts.card, exact: true }).click();
  await expect(page).toHaveURL(/downcard/);
  await expect(page.locator('.badge-card')).toContainText('林知远');
});

test(
  '[S42] my page leads to what is next, to my plan, the way to pay, my questions and the settings',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const { summary, agenda, registration } = new SignUp(phone).words;
    await phone.logIn(people.registered);
    await phone.open('personalList', { cid: demo.congress });
    const next = page.locator('a.mine-next');
    await expect(next).toContainText(new RegExp(Object.values(summary.next.roles).join('|')));
    await expect(page.getByRole('heading', { name: summary.travel.title })).toBeVisible();
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await next.click();
    await expect(page).toHaveURL(/calDetail\/\d+/);
    await page.goBack();
    const parts = page.getByRole('navigation', { name: summary.parts.label });
    await parts.getByRole('link', { name: new RegExp(`^${summary.parts.plan}`) }).click();
    await expect(page.getByRole('button', { name: agenda.mine, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await page.getByRole('button', { name: summary.taking.questions }).click();
    await expect(page).toHaveURL(/comment\/\d+/);
    await page.goBack();
    await page.getByRole('button', { name: summary.settings, exact: true }).click();
    await expect(page).toHaveURL(/infomation\/\d+/);
    await page.goBack();
    await expect(page.getByRole('button', { name: registration.mine.logOut })).toBeVisible();
  },
);

test(
  '[S19] the card shows the code, can be saved as a picture, and opens without a network',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { card } = walk.words.registration;
    await phone.logIn(people.registered);
    await phone.open('signOrder', {}, { cid: demo.congress });
    await page.getByRole('link', { name: walk.words.orders.own.card, exact: true }).click();
    await expect(page.getByRole('img', { name: anyOf(card.code) })).toBeVisible();
    await axe(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: card.save }).click();
    const file = await (await saved).path();
    expect((await readFile(file)).subarray(1, 4).toString()).toBe('PNG');
    await page.route('**/medapp/api/registration/card', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(anyOf(card.kept))).toBeVisible();
    await expect(page.getByRole('img', { name: anyOf(card.code) })).toBeVisible();
  },
);

import { expect, test } from '../support/fixtures.ts';
import { newAccount, SignUp } from '../support/sign-up.ts';

const password = 'Heart-2026';

test(
  '[S115] [S117] [S121] a person who chooses US dollars sees every price in them, and pays by the ways that take them',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { registration, hotel, orders } = walk.words;
    await phone.logIn({ to: (await newAccount(phone)).to, password });
    await walk.openBranches(demo.congress);
    await walk.chooseBranch();
    await walk.fillForm();
    await walk.toFees();
    await walk.holdFee();
    await expect(page.getByRole('radiogroup', { name: registration.fee.currency })).toBeVisible();
    await expect(page.getByRole('radio', { name: /CNY/ })).toBeChecked();
    await page.getByRole('radio', { name: /USD/ }).check();
    await expect(page.getByText('US$').first()).toBeVisible();
    await walk.holdFee();
    await axe(page);
    await walk.next().click();
    await expect(page.getByRole('heading', { level: 1, name: hotel.title })).toBeVisible();
    await expect(page.getByText('US$').first()).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: hotel.skip, exact: true }).click();
    // An invoice of the tax office is for yuan only: that step is left out.
    await expect(walk.submit()).toBeEnabled();
    await expect(walk.submit()).toContainText('US$');
    await walk.submit().click();
    await expect(page).toHaveURL(/sign\/pay/);
    await expect(page.getByRole('radio')).toHaveCount(1);
    await expect(page.getByRole('radio', { name: orders.pay.bank_transfer })).toBeChecked();
    await page.getByRole('button', { name: orders.pay.bankAct }).click();
    await expect(page.getByText('6200 0000 8888 0001')).toBeVisible();
    await axe(page);
  },
);

import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';
import { anyOf, freshNumber, newAccount, SignUp } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

const password = 'Heart-2026';

test(
  '[A6] a sold-out fee has a waiting list, is offered when released, and accepted',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const walk = new SignUp(phone);
    const { waiting, fee } = walk.words.registration;
    const { cid } = await ownCongress({ hasInvoice: false }, { size: 1 });
    const holder = await atStage(phone, cid, 'open');
    const { to } = await newAccount(phone);
    await phone.logIn({ to, password });
    await phone.open('signHome', { opFlag: 0 }, { cid });
    await walk.field('name').fill('唐景行');
    await walk.field('phone').fill(freshNumber());
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/apply/);
    await expect(page.getByText(fee.soldOut, { exact: true })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: waiting.join }).click();
    await expect(page.getByText(waiting.first)).toBeVisible();
    await phone.call('/medapp/api/order/cancel', { orderid: holder.orderId }, holder.account.token);
    await expect(async () => {
      await phone.open('personalList', { cid });
      await expect(page.getByRole('button', { name: waiting.accept })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByText(anyOf(waiting.offered))).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: waiting.accept }).click();
    await expect(page).toHaveURL(/sign\/apply/);
    await walk.holdFee();
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/order/);
    await walk.submit().click();
    await expect(page).toHaveURL(/sign\/pay/);
  },
);

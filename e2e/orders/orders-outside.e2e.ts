import { devices } from '@playwright/test';
import { smallPhone } from '../support/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { anyOf, SignUp } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

test('[S121] [C16] in a browser outside the messenger WeChat Pay opens by H5, returns, and only polling confirms the payment', async ({
  browser,
  phone,
  demo,
}) => {
  const walk = new SignUp(phone);
  const { orders } = walk.words;
  const { user, orderId } = await atStage(phone, demo.congress, 'open');
  const context = await browser.newContext({ userAgent: devices['Pixel 7'].userAgent, viewport: smallPhone });
  const page = await context.newPage();
  const outside = phone.onPage(page);
  await outside.logIn(user);
  await outside.open('signPay', {}, { cid: demo.congress, order: orderId ?? 0 });
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByRole('radio', { name: orders.pay.jsapi, exact: true })).toBeChecked();
  await page.getByRole('button', { name: orders.pay.h5 }).click();
  await expect(page).toHaveURL(/simulator\/cashier\?.*redirect_url=/);
  await page.locator('button[value="close"]').click();
  await expect(page).toHaveURL(/sign\/pay.+paying=1/);
  await expect(page.getByText(orders.pay.notPaid)).toBeVisible();
  await page.getByRole('button', { name: orders.pay.h5 }).click();
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/sign\/order/);
  await expect(page.getByRole('img', { name: anyOf(orders.own.codeLabel) })).toBeVisible();
  await context.close();
});

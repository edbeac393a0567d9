import { errors } from '@meetingapp/locales/zh/errors.ts';
import { devices } from '@playwright/test';
import { smallPhone } from '../support/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { SignUp } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

test('[S121] a colleague opens the link of an order, pays without an account, and both pages say so @en', async ({
  browser,
  phone,
  demo,
}) => {
  const { orders } = new SignUp(phone).words;
  const { page } = phone;
  const { user, orderId } = await atStage(phone, demo.congress, 'open');
  await phone.logIn(user);
  await phone.open('signPay', {}, { cid: demo.congress, order: orderId ?? 0 });
  const made = page.waitForResponse((response) => response.url().includes('/order/link/create'));
  await page.getByRole('button', { name: orders.payLink.ask }).click();
  const { paymentKey } = (await (await made).json()) as { paymentKey: string };
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  // The key of the phone's back closes the sheet, and the page stays.
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: orders.payLink.ask })).toBeVisible();

  const context = await browser.newContext({ userAgent: devices['Pixel 7'].userAgent, viewport: smallPhone });
  const colleague = phone.onPage(await context.newPage());
  await colleague.open('signPay', {}, { cid: demo.congress, link: paymentKey });
  await expect(colleague.page.getByText(orders.payLink.for, { exact: true })).toBeVisible();
  await colleague.page.getByRole('button', { name: orders.pay.h5 }).click();
  await colleague.page.locator('button[value="pay"]').click();
  await expect(colleague.page.getByRole('heading', { name: orders.pay.paid })).toBeVisible();
  await context.close();
  await expect(page).toHaveURL(/sign\/order/);
});

test('[S121] a link that was stopped says so and how to go on', async ({ phone, demo }) => {
  const { orders } = new SignUp(phone).words;
  const { page } = phone;
  const { user, orderId } = await atStage(phone, demo.congress, 'open');
  await phone.logIn(user);
  await phone.open('signPay', {}, { cid: demo.congress, order: orderId ?? 0 });
  const made = page.waitForResponse((response) => response.url().includes('/order/link/create'));
  await page.getByRole('button', { name: orders.payLink.ask }).click();
  const { paymentKey } = (await (await made).json()) as { paymentKey: string };
  await page.getByRole('button', { name: orders.payLink.end, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: orders.payLink.end, exact: true }).click();
  await expect(page.getByText(orders.payLink.ended)).toBeVisible();
  await phone.open('signPay', {}, { cid: demo.congress, link: paymentKey });
  await expect(page.getByText(errors.names.payment_link_over)).toBeVisible();
});

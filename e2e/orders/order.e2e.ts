import { readFile } from 'node:fs/promises';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';
import { anyOf, atCashier, newAccount, SignUp } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

const password = 'Heart-2026';
const anHour = 3_600_000;

/** Expires an order, its registration and all its places, so that the test does not wait. */
async function runOut(orderId: number | null): Promise<void> {
  const [order] = await inDatabase(
    `update orders set hold_until = now() - interval '1 minute' where id = $1 returning registration_id`,
    [orderId],
  );
  const registration = [order?.['registration_id']];
  await inDatabase(`update registration set hold_until = now() - interval '1 minute' where id = $1`, registration);
  await inDatabase(
    `update claim set held_until = now() - interval '1 minute' where registration_id = $1 and state = 'held'`,
    registration,
  );
}

test(
  '[S120] [S121] confirmed, paid by QR code, and the entry code is shown',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { orders } = walk.words;
    const { user } = await atStage(phone, demo.congress, 'roomed');
    await phone.logIn(user);
    await phone.open('signInvoice', { opFlag: 0 }, { cid: demo.congress });
    await walk.next().click();
    await expect(walk.submit()).toBeEnabled();
    await axe(page);
    await walk.submit().click();
    await expect(page).toHaveURL(/sign\/pay/);
    await expect(page.getByRole('timer')).toBeVisible();
    await axe(page);
    const cashier = await walk.showCode();
    await axe(page);
    await atCashier(page, cashier, 'pay');
    await expect(page).toHaveURL(/sign\/order/);
    await expect(page.getByRole('img', { name: anyOf(orders.own.codeLabel) })).toBeVisible();
    await axe(page);
    // The payment is over: Back does not return to it.
    await page.goBack();
    await expect(page.getByRole('img', { name: anyOf(orders.own.codeLabel) })).toBeVisible();
  },
);

test('[S121] after an external cashier returns, only polling confirms the payment', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  const { orders } = walk.words;
  const { user, orderId } = await atStage(phone, demo.congress, 'open');
  await phone.logIn(user);
  await phone.open('signPay', {}, { cid: demo.congress, order: orderId ?? 0 });
  await page.getByRole('radio', { name: orders.pay.alipay_wap }).check();
  const start = page.getByRole('button', { name: orders.pay.alipay_wap });
  await start.click();
  await page.locator('button[value="close"]').click();
  await expect(page).toHaveURL(/sign\/pay.+paying=1/);
  await expect(page.getByText(orders.pay.waiting)).toBeVisible();
  await expect(page.getByText(orders.pay.notPaid)).toBeVisible();
  await page.getByRole('radio', { name: orders.pay.alipay_wap }).check();
  await start.click();
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/sign\/order/);
  await expect(page.locator('.toast', { hasText: orders.pay.paid })).toBeVisible();
});

test('[S120] submitting twice creates one order', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  const { user, account } = await atStage(phone, demo.congress, 'held');
  await phone.logIn(user);
  await phone.open('signHotel', { opFlag: 0 }, { cid: demo.congress });
  await walk.skipHotel();
  await walk.next().click();
  await expect(walk.submit()).toBeEnabled();
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/order/create') ? 1 : 0));
  await walk.submit().evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/sign\/pay/);
  expect(asked).toBe(1);
  const { orders } = (await phone.call('/medapp/api/order/mine', {}, account.token)) as { orders: unknown[] };
  expect(orders).toHaveLength(1);
});

test('[S120] after a lost answer the page finds the order that was created', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  const { user, account } = await atStage(phone, demo.congress, 'held');
  await phone.logIn(user);
  await phone.open('signHotel', { opFlag: 0 }, { cid: demo.congress });
  await walk.skipHotel();
  await walk.next().click();
  await expect(walk.submit()).toBeEnabled();
  let lost = false;
  await page.route('**/order/create', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await walk.submit().click();
  await expect(page.getByText(walk.words.app.offline)).toBeVisible();
  await page.getByRole('button', { name: anyOf(walk.words.orders.own.payNow) }).click();
  await expect(page).toHaveURL(/sign\/pay/);
  const { orders } = (await phone.call('/medapp/api/order/mine', {}, account.token)) as { orders: unknown[] };
  expect(orders).toHaveLength(1);
});

test('[S121] two tabs: one pays, the other follows; both start the same payment', async ({
  phone,
  page,
  demo,
  context,
}) => {
  const walk = new SignUp(phone);
  const { orders } = walk.words;
  const { user, orderId } = await atStage(phone, demo.congress, 'open');
  await phone.logIn(user);
  const address = phone.address('signPay', {}, { cid: demo.congress, order: orderId ?? 0 });
  await page.goto(address);
  const first = await walk.showCode();
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('radio', { name: orders.pay.native }).check();
  await other.getByRole('button', { name: anyOf(orders.pay.nativeAct) }).click();
  await expect(other.getByRole('link', { name: orders.pay.openCashier })).toHaveAttribute('href', first);
  await phone.act(first, 'pay');
  await expect(other).toHaveURL(/sign\/order/);
  await page.bringToFront();
  await expect(page).toHaveURL(/sign\/order/);
  const paid = await inDatabase(`select count(*)::int as n from payment where order_id = $1 and state = 'succeeded'`, [
    orderId,
  ]);
  expect(paid[0]?.['n']).toBe(1);
});

test(
  '[S121] the network fails during payment: the page says so, keeps polling, and finds the payment',
  { tag: '@en' },
  async ({ phone, page, demo, context, axe }) => {
    const walk = new SignUp(phone);
    const { orders } = walk.words;
    const { user, orderId } = await atStage(phone, demo.congress, 'open');
    await phone.logIn(user);
    await phone.open('signPay', {}, { cid: demo.congress, order: orderId ?? 0 });
    const cashier = await walk.showCode();
    await page.getByRole('dialog').getByRole('button', { name: orders.pay.close }).click();
    await context.setOffline(true);
    await expect(page.getByText(orders.pay.offline)).toBeVisible();
    await axe(page);
    await phone.act(cashier, 'pay');
    await context.setOffline(false);
    await expect(page).toHaveURL(/sign\/order/);
  },
);

test(
  '[S121] [T3] the order expires: nothing can be paid, and one tap takes the places again',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { orders } = walk.words;
    const { user, orderId } = await atStage(phone, demo.congress, 'open');
    await phone.logIn(user);
    await phone.open('signPay', {}, { cid: demo.congress, order: orderId ?? 0 });
    await expect(page.getByRole('timer')).toBeVisible();
    await runOut(orderId);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('heading', { name: orders.pay.expired })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: orders.pay.takeAgain }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('order')).not.toBe(String(orderId));
    await page.goBack();
    await expect(page.getByRole('button', { name: anyOf(orders.own.payNow) })).toBeVisible();
  },
);

test('[S120] an order that expired in the person’s absence can be renewed from the registration', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  const { orders } = walk.words;
  const { user, orderId, regId } = await atStage(phone, demo.congress, 'open');
  await runOut(orderId);
  await phone.logIn(user);
  await phone.open('signOrder', {}, { cid: demo.congress, reg: regId });
  await expect(page.getByText(orders.own.expiredText)).toBeVisible();
  await page.getByRole('button', { name: orders.own.takeAgain }).click();
  await expect(page).toHaveURL(/sign\/pay/);
});

test(
  '[S120] the price changes before submission: both prices are shown, and nothing is ordered',
  { tag: '@en' },
  async ({ phone, page }) => {
    const walk = new SignUp(phone);
    const { orders } = walk.words;
    const { cid, feeId } = await ownCongress({ hasInvoice: false }, { amount: 100_000 });
    const { user, account } = await atStage(phone, cid, 'held');
    await phone.logIn(user);
    await phone.open('sign', {}, { cid });
    await expect(walk.submit()).toBeEnabled();
    await inDatabase(`update fee_window set amount = 120000 where fee_kind_id = $1`, [feeId]);
    await walk.submit().click();
    const told = page.getByRole('alertdialog', { name: orders.confirm.changedTitle });
    await expect(told).toContainText('¥1,000.00');
    await expect(told).toContainText('¥1,200.00');
    await told.getByRole('button', { name: orders.confirm.changedOk }).click();
    await expect(walk.submit()).toContainText('¥1,200.00');
    const mine = (await phone.call('/medapp/api/order/mine', {}, account.token)) as { orders: unknown[] };
    expect(mine.orders).toHaveLength(0);
  },
);

test(
  '[S120] an unpaid registration is cancelled after the consequence was shown',
  { tag: '@en' },
  async ({ phone, page, demo }) => {
    const walk = new SignUp(phone);
    const { orders, registration } = walk.words;
    const { user, regId } = await atStage(phone, demo.congress, 'open');
    await phone.logIn(user);
    await phone.open('signOrder', {}, { cid: demo.congress, reg: regId });
    await page.getByRole('button', { name: orders.own.cancel }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(orders.own.cancelText);
    await asked.getByRole('button', { name: orders.own.keep }).click();
    await page.getByRole('button', { name: orders.own.cancel }).click();
    await asked.getByRole('button', { name: orders.own.cancelAct }).click();
    await expect(page.locator('.ticket-tags')).toHaveText(registration.states.cancelled);
    await page.getByRole('button', { name: orders.own.again }).click();
    await expect(page).toHaveURL(/sign\/home/);
  },
);

test(
  '[S120] a paid one is refunded by the organiser’s policy, the amount shown before',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { orders } = walk.words;
    const { user, regId } = await atStage(phone, demo.congress, 'paid');
    await phone.logIn(user);
    await phone.open('signOrder', {}, { cid: demo.congress, reg: regId });
    await page.getByRole('button', { name: orders.own.refund }).click();
    const asked = page.getByRole('alertdialog', { name: orders.own.refundTitle });
    await expect(asked).toContainText('¥1,700.00');
    await axe(page);
    await asked.getByRole('button', { name: orders.own.refundAct }).click();
    await expect(page.getByText(orders.own.refundSent)).toBeVisible();
    await expect(page.getByRole('heading', { name: orders.own.refunds })).toBeVisible();
    await expect(page.getByRole('img', { name: anyOf(orders.own.codeLabel) })).toHaveCount(0);
  },
);

test(
  '[S118] the tax number is checked by its check digit; the fields depend on the kind',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { invoice } = walk.words.orders;
    const { user } = await atStage(phone, demo.congress, 'roomed');
    await phone.logIn(user);
    await phone.open('signInvoice', { opFlag: 0 }, { cid: demo.congress });
    await page.getByRole('radio', { name: anyOf(invoice.special) }).check();
    await expect(page.getByRole('textbox')).toHaveCount(7);
    await page.getByRole('radio', { name: anyOf(invoice.ordinary) }).check();
    await expect(page.getByRole('textbox', { name: invoice.name })).toHaveValue('晴川医院');
    await expect(page.getByRole('textbox', { name: invoice.email })).toHaveValue(/@example\.com$/);
    const number = page.getByRole('textbox', { name: invoice.taxNumber });
    await number.fill('9133010079965505');
    await walk.next().click();
    await expect(page.getByText(invoice.taxLength.replace('{count}', '16'))).toBeVisible();
    await expect(number).toBeFocused();
    await number.fill('913301007996550581');
    await expect(page.getByText(invoice.taxWrong)).toBeVisible();
    await axe(page);
    await page.getByLabel(invoice.person, { exact: true }).check();
    await expect(number).toHaveCount(0);
    await page.getByLabel(invoice.organisation, { exact: true }).check();
    await number.fill('91330100799655058b');
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/order/);
    await expect(page.getByRole('main')).toContainText(invoice.ordinary);
  },
);

test('[S118] an invoice can be requested after the payment too', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  const { orders, registration } = walk.words;
  const { user, regId } = await atStage(phone, demo.congress, 'paid');
  await phone.logIn(user);
  await phone.open('signOrder', {}, { cid: demo.congress, reg: regId });
  await page.getByRole('button', { name: orders.own.askInvoice }).click();
  await expect(page.getByRole('radio', { name: anyOf(orders.invoice.ordinary) })).toBeChecked();
  await page.getByRole('textbox', { name: orders.invoice.taxNumber }).fill('12100000400002259P');
  await page.getByRole('button', { name: registration.sign.save, exact: true }).click();
  await expect(page).toHaveURL(/sign\/order/);
  await expect(page.getByText(orders.invoiceStates.asked)).toBeVisible();
});

test(
  '[S118] [E12] an issued invoice shows its number, and its PDF can be saved',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const { invoice } = new SignUp(phone).words.orders;
    await phone.logIn({ to: demoLogins.registered.phone, password: demoLogins.registered.password });
    await phone.open('signInvoice', { opFlag: 1 }, { cid: demo.congress });
    const link = page.getByRole('link', { name: invoice.download });
    await expect(link).toBeVisible();
    await axe(page);
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toMatch(/^\d{20}\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  },
);

test(
  '[S119] all orders are listed, each with its next action',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { orders } = walk.words;
    await phone.open('signMyOrders');
    await expect(page.getByText(orders.mine.visitor)).toBeVisible();
    const { user } = await atStage(phone, demo.congress, 'open');
    await phone.logIn(user);
    await phone.open('signMyOrders');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(orders.states.open);
    await axe(page);
    await page.getByRole('link', { name: orders.mine.pay, exact: true }).click();
    await expect(page).toHaveURL(/sign\/pay/);
  },
);

test(
  '[S121] a bank transfer shows payee, account and reference code, and holds the place for days',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { pay } = walk.words.orders;
    const { user, orderId } = await atStage(phone, demo.congress, 'open');
    await phone.logIn(user);
    await phone.open('signPay', {}, { cid: demo.congress, order: orderId ?? 0 });
    await page.getByRole('radio', { name: pay.bank_transfer }).check();
    await page.getByRole('button', { name: pay.bankAct }).click();
    const sheet = page.getByRole('dialog', { name: pay.bankTitle });
    await expect(sheet).toContainText(pay.bankReference);
    // One column of names, one of values, also where no page before has loaded styles.
    const starts = await sheet.locator('dt').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(starts).size).toBe(1);
    await axe(page);
    const [order] = await inDatabase(`select hold_until from orders where id = $1`, [orderId]);
    const until = order?.['hold_until'];
    expect(until instanceof Date && until.getTime() - Date.now()).toBeGreaterThan(24 * anHour);
  },
);

test('[S120] a free registration is confirmed immediately', { tag: '@en' }, async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  const { orders } = walk.words;
  await phone.logIn({ to: (await newAccount(phone)).to, password });
  await walk.openBranches(demo.congress);
  await walk.chooseBranch();
  await walk.fillForm({ name: '秦越人', identity: '受邀讲者' });
  await walk.toFees();
  await walk.holdFee();
  await walk.next().click();
  await walk.skipHotel();
  await walk.next().click();
  await page.getByRole('button', { name: orders.confirm.submitFree, exact: true }).click();
  await expect(page.getByRole('img', { name: anyOf(orders.own.codeLabel) })).toBeVisible();
});

test('[S121] someone else’s order, or an unknown one, is not found', async ({ phone, page, demo }) => {
  const walk = new SignUp(phone);
  const { orders } = walk.words;
  const { orderId } = await atStage(phone, demo.congress, 'open');
  await phone.logIn({ to: (await newAccount(phone)).to, password });
  await phone.open('signPay', {}, { cid: demo.congress, order: orderId ?? 0 });
  await expect(page.getByRole('heading', { name: orders.pay.gone })).toBeVisible();
  await phone.open('signPay');
  await expect(page.getByRole('heading', { name: orders.pay.gone })).toBeVisible();
});

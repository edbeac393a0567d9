import { orderServer as lateEn } from '@meetingapp/locales/en/orders/server.ts';
import { orderServer as lateZh } from '@meetingapp/locales/zh/orders/server.ts';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { gate } from '../support/gate.ts';
import { ownCongress } from '../support/own-congress.ts';
import { atStage, type Staged } from '../support/stages.ts';
import { anyOf, SignUp, wordsOf } from '../support/sign-up.ts';

const lateNotice = { zh: lateZh.lateNotice, en: lateEn.lateNotice };

/** Only form, fee and confirmation, so that a held place is one tap from its order. */
const short = { hasInvoice: false };

const orderIn = (address: string): string => new URL(address).searchParams.get('order') ?? '';

async function ordersOf(regId: number): Promise<string[]> {
  const rows = await inDatabase('select state from orders where registration_id = $1 order by id', [regId]);
  return rows.map((row) => String(row['state']));
}

/** Expires the hold of a registration's places. */
async function letHoldEnd({ regId }: Staged): Promise<void> {
  const past = `now() - interval '2 seconds'`;
  await inDatabase(`update orders set hold_until = ${past} where registration_id = $1 and state = 'open'`, [regId]);
  await inDatabase(`update registration set hold_until = ${past} where id = $1`, [regId]);
  await inDatabase(`update claim set held_until = ${past} where registration_id = $1 and state = 'held'`, [regId]);
}

/** The provider's number of an order's latest payment attempt. */
async function providerNumber(orderId: string | number): Promise<string> {
  const rows = await inDatabase('select out_trade_no from payment where order_id = $1 order by id desc limit 1', [
    orderId,
  ]);
  return String(rows[0]?.['out_trade_no']);
}

test('[S120] two taps on submit create one order', async ({ phone, page }) => {
  const { cid } = await ownCongress(short);
  const walk = new SignUp(phone);
  const here = await atStage(phone, cid, 'held');
  await phone.logIn(here.user);
  let sent = 0;
  const tapped = gate();
  await page.route('**/order/create', async (route) => {
    sent += 1;
    await tapped.opened;
    await route.continue();
  });
  await phone.open('signOrder', {}, { cid });
  await walk.submit().dblclick();
  tapped.open();
  await expect(page).toHaveURL(/sign\/pay/);
  expect(sent).toBe(1);
  expect(await ordersOf(here.regId)).toEqual(['open']);
});

test(
  '[S120] an order whose answer was lost in transit is found again, not created twice',
  { tag: '@en' },
  async ({ phone, page }) => {
    const { cid } = await ownCongress(short);
    const walk = new SignUp(phone);
    const here = await atStage(phone, cid, 'held');
    await phone.logIn(here.user);
    await phone.open('signOrder', {}, { cid });
    await page.route('**/order/create', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await walk.submit().click();
    await expect(page.getByText(walk.words.app.offline)).toBeVisible();
    await page.unroute('**/order/create');
    await page
      .getByRole('button', { name: anyOf(walk.words.orders.confirm.submitPay) })
      .or(page.getByRole('button', { name: anyOf(walk.words.orders.own.payNow) }))
      .click();
    await expect(page).toHaveURL(/sign\/pay/);
    expect(await ordersOf(here.regId)).toEqual(['open']);
  },
);

test('[S120] two tabs with one draft: the second finds the order of the first', async ({ phone, page, context }) => {
  const { cid } = await ownCongress(short);
  const walk = new SignUp(phone);
  const here = await atStage(phone, cid, 'held');
  await phone.logIn(here.user);
  await phone.open('signOrder', {}, { cid });
  await expect(walk.submit()).toBeEnabled();
  const other = await context.newPage();
  await other.goto(page.url());
  const second = other.getByRole('button', { name: anyOf(walk.words.orders.confirm.submitPay) });
  await expect(second).toBeEnabled();
  await walk.submit().click();
  await expect(page).toHaveURL(/sign\/pay/);
  await second.click();
  await expect(other).toHaveURL(/sign\/pay/);
  expect(orderIn(other.url())).toBe(orderIn(page.url()));
  expect(await ordersOf(here.regId)).toEqual(['open']);
});

test('[T10] back from paying leads to the registration, and the wizard is closed', async ({ phone, page }) => {
  const { cid } = await ownCongress(short);
  const walk = new SignUp(phone);
  const here = await atStage(phone, cid, 'held');
  await phone.logIn(here.user);
  await phone.open('signApply', { opFlag: 0 }, { cid });
  await walk.next().click();
  await walk.submit().click();
  await expect(page).toHaveURL(/sign\/pay/);
  await page.goBack();
  await expect(page).toHaveURL(/sign\/order/);
  await expect(page.getByRole('button', { name: anyOf(walk.words.orders.own.payNow) })).toBeVisible();
  await page.goBack();
  await expect(page, 'the fee step leads on').toHaveURL(/sign\/order/);
  for (const name of ['signHome', 'signApply', 'signHotel'] as const) {
    await phone.open(name, { opFlag: 0 }, { cid });
    await expect(page).toHaveURL(/sign\/order/);
  }
  await page.getByRole('button', { name: anyOf(walk.words.orders.own.payNow) }).click();
  await expect(page).toHaveURL(/sign\/pay/);
  expect(await ordersOf(here.regId)).toEqual(['open']);
});

test(
  '[S120] a price changed since then is shown with both amounts before payment',
  { tag: '@en' },
  async ({ phone, page }) => {
    const { cid, feeId } = await ownCongress(short);
    const walk = new SignUp(phone);
    const here = await atStage(phone, cid, 'held');
    await phone.logIn(here.user);
    await phone.open('signOrder', {}, { cid });
    await expect(walk.submit()).toBeEnabled();
    await inDatabase('update fee_window set amount = 130000 where fee_kind_id = $1', [feeId]);
    await walk.submit().click();
    const told = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(told).toContainText('1,000');
    await expect(told).toContainText('1,300');
    await told.getByRole('button').click();
    expect(await ordersOf(here.regId)).toEqual([]);
    await expect(walk.submit()).toContainText('1,300');
    await walk.submit().click();
    await expect(page).toHaveURL(/sign\/pay/);
  },
);

test(
  '[S121] the network is lost during payment: the server is polled as soon as it is back',
  { tag: '@en' },
  async ({ phone, page, context, request, axe }) => {
    const { cid } = await ownCongress(short);
    const walk = new SignUp(phone);
    const here = await atStage(phone, cid, 'open');
    await phone.logIn(here.user);
    await phone.open('signPay', {}, { cid, order: here.orderId ?? '' });
    const cashier = await walk.showCode();
    await context.setOffline(true);
    await page.getByRole('button', { name: walk.words.orders.pay.close, exact: true }).click();
    await expect(page.getByText(walk.words.orders.pay.offline)).toBeVisible();
    await axe(page);
    // Paid on another phone, and the provider's notice never arrives.
    const number = await providerNumber(here.orderId ?? 0);
    const paid = await request.post(`${new URL(cashier).origin}/simulator/control/orders/${number}/pay`, {
      data: { notices: 0 },
    });
    expect(await paid.json()).toEqual({ paid: true });
    await context.setOffline(false);
    await expect(page).toHaveURL(/sign\/order/);
    await expect(page.getByRole('img', { name: anyOf(walk.words.orders.own.codeLabel) })).toBeVisible();
    expect(await ordersOf(here.regId)).toEqual(['paid']);
  },
);

test('[S121] the pay page reopened during payment still finds it', async ({ phone, page }) => {
  const { cid } = await ownCongress(short);
  const walk = new SignUp(phone);
  const here = await atStage(phone, cid, 'open');
  await phone.logIn(here.user);
  await phone.open('signPay', {}, { cid, order: here.orderId ?? '' });
  const cashier = await walk.showCode();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await walk.showCode(), 'the running attempt, not a second one').toBe(cashier);
  await phone.act(cashier, 'pay');
  await expect(page).toHaveURL(/sign\/order/);
  await phone.open('signPay', {}, { cid, order: here.orderId ?? '' });
  await expect(page, 'a paid order is not paid again').toHaveURL(/sign\/order/);
  expect(await ordersOf(here.regId)).toEqual(['paid']);
});

test(
  '[S121] a payment rejected by the bank: “nothing received” is shown, and another method can be tried',
  { tag: '@en' },
  async ({ phone, page }) => {
    const { cid } = await ownCongress(short);
    const walk = new SignUp(phone);
    const { pay } = walk.words.orders;
    const here = await atStage(phone, cid, 'open');
    await phone.logIn(here.user);
    await phone.open('signPay', {}, { cid, order: here.orderId ?? '' });
    await phone.act(await walk.showCode(), 'refuse');
    await page.getByRole('button', { name: pay.close, exact: true }).click();
    await expect(page.getByText(pay.notPaid, { exact: true })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('radio', { name: pay.bank_transfer }).check();
    await page.getByRole('button', { name: pay.bankAct }).click();
    await expect(page.getByRole('dialog')).toContainText(pay.bankReferenceText);
  },
);

test(
  '[S121] [E12] the payment service does not answer: an error is shown, and the order stays',
  { tag: '@en' },
  async ({ phone, page }) => {
    const { cid } = await ownCongress(short);
    const walk = new SignUp(phone);
    const msg = 'payment_unreachable in words';
    const here = await atStage(phone, cid, 'open');
    await phone.logIn(here.user);
    await page.route('**/order/pay', (route) =>
      route.fulfill({ json: { code: 6008, error: 'payment_unreachable', msg } }),
    );
    await phone.open('signPay', {}, { cid, order: here.orderId ?? '' });
    const act = page.getByRole('contentinfo').getByRole('button');
    await act.click();
    await expect(page.getByText(msg)).toBeVisible();
    await page.unroute('**/order/pay');
    await expect(act).toBeEnabled();
    expect(await walk.showCode()).toContain('/cashier');
  },
);

test(
  '[S121] the hold expires: the places are taken again with one tap, under a new order',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const { cid } = await ownCongress(short, { size: 1 });
    const { pay } = wordsOf(phone.language).orders;
    const here = await atStage(phone, cid, 'open');
    await phone.logIn(here.user);
    await phone.open('signPay', {}, { cid, order: here.orderId ?? '' });
    await expect(page.getByRole('timer')).toBeVisible();
    await letHoldEnd(here);
    // Simulates a return to the page: it asks immediately.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('heading', { name: pay.expired })).toBeVisible();
    await expect(page.getByText(pay.expiredText)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: pay.takeAgain }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    expect(orderIn(page.url())).not.toBe(String(here.orderId));
    expect(await ordersOf(here.regId)).toEqual(['expired', 'open']);
  },
);

test(
  '[S121] the hold expires and the place is gone: the page says so, with the way to another fee',
  { tag: '@en' },
  async ({ phone, page }) => {
    const { cid } = await ownCongress(short, { size: 1 });
    const { pay, confirm } = wordsOf(phone.language).orders;
    const here = await atStage(phone, cid, 'open');
    await phone.logIn(here.user);
    await letHoldEnd(here);
    await atStage(phone, cid, 'paid');
    await phone.open('signPay', {}, { cid, order: here.orderId ?? '' });
    await page.getByRole('button', { name: pay.takeAgain }).click();
    const refused = page.getByRole('alertdialog');
    await expect(refused).toContainText(confirm.refusedTitle);
    await refused.getByRole('button', { name: confirm.stay }).click();
    await expect(page.getByRole('heading', { name: pay.expired })).toBeVisible();
    const claims = await inDatabase(
      `select count(*)::int as n from claim join registration on registration.id = registration_id where conference_id = $1 and claim.state = 'confirmed'`,
      [cid],
    );
    expect(claims[0]?.['n']).toBe(1);
  },
);

test(
  '[S121] paid too late with no place left: the money is refunded automatically, and the page says so',
  { tag: '@en' },
  async ({ phone, page, request, axe }) => {
    const { cid } = await ownCongress(short, { size: 1 });
    const walk = new SignUp(phone);
    const here = await atStage(phone, cid, 'open');
    await phone.logIn(here.user);
    await phone.open('signPay', {}, { cid, order: here.orderId ?? '' });
    const cashier = await walk.showCode();
    await letHoldEnd(here);
    await atStage(phone, cid, 'paid');
    const number = await providerNumber(here.orderId ?? 0);
    await request.post(`${new URL(cashier).origin}/simulator/control/orders/${number}/pay`, {
      data: { notices: 1, force: true },
    });
    await expect(page.getByText(lateNotice[phone.language])).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: walk.words.orders.pay.takeAgain })).toHaveCount(0);
    await axe(page);
    await expect.poll(async () => (await ordersOf(here.regId))[0], { timeout: 20_000 }).toBe('refunded');
    await page.reload();
    await expect(page.getByText(lateNotice[phone.language])).toBeVisible();
  },
);

test('[S121] somebody else’s order and an unknown one look the same', { tag: '@en' }, async ({ phone, page }) => {
  const { cid } = await ownCongress(short);
  const { pay, titles } = wordsOf(phone.language).orders;
  const theirs = await atStage(phone, cid, 'open');
  const mine = await atStage(phone, cid, 'held');
  await phone.logIn(mine.user);
  for (const order of [theirs.orderId ?? 0, 99_999_999]) {
    await phone.open('signPay', {}, { cid, order });
    await expect(page.getByText(pay.gone)).toBeVisible();
  }
  await page.getByRole('link', { name: titles.mine }).click();
  await expect(page).toHaveURL(/sign\/morder/);
});

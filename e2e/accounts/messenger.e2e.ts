import { expect, test } from '../support/fixtures.ts';
import { ownCongress } from '../support/own-congress.ts';
import { atStage } from '../support/stages.ts';
import { anyOf, freshNumber, SignUp, wordsOf } from '../support/sign-up.ts';

/** User agent of the messenger's browser on an Android phone. */
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; V2203A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240301 MicroMessenger/8.0.49.2600(0x28003156) WeChat/arm64 NetType/WIFI Language/zh_CN',
});

/** When the route changed, and when its address was signed. */
interface Noted {
  changed: { at: number; address: string }[];
  signed: { at: number; address: string }[];
}

/** Milliseconds between a route change and the configuration of the messenger (T14). */
const AFTER_MS = 500;

test('[T14] the messenger’s functions are configured again half a second after each route change', async ({
  phone,
  page,
  demo,
}) => {
  const { user } = await atStage(phone, demo.congress, 'paid');
  await phone.logIn(user);
  // Uses the clock of the page, because its events reach the test late on a busy machine.
  await page.addInitScript(() => {
    const noted: Noted = { changed: [{ at: performance.now(), address: location.href }], signed: [] };
    Object.assign(globalThis, { noted });
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history);
      history[name] = (...how) => {
        change(...how);
        noted.changed.push({ at: performance.now(), address: location.href });
      };
    }
    const ask = globalThis.fetch;
    globalThis.fetch = (to, how) => {
      if (typeof to === 'string' && to.endsWith('/weixin/jsapi_ticket')) {
        const { url } = JSON.parse(typeof how?.body === 'string' ? how.body : '{}') as { url: string };
        noted.signed.push({ at: performance.now(), address: url });
      }
      return ask(to, how);
    };
  });
  const configured = () => page.waitForResponse((answer) => answer.url().includes('/simulator/open/jsconfig'));
  const first = configured();
  await phone.open('personalList', { cid: demo.congress });
  expect(await (await first).json()).toEqual({ errMsg: 'config:ok' });
  const second = configured();
  await page.getByRole('button', { name: wordsOf('zh').summary.travel.orders }).click();
  await expect(page).toHaveURL(/sign\/morder/);
  expect(await (await second).json()).toEqual({ errMsg: 'config:ok' });
  const { changed, signed } = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
  for (const route of ['/personalList/', '/sign/morder']) {
    const went = changed.findLast(({ address }) => address.includes(route));
    const sign = signed.findLast(({ address }) => address.includes(route));
    expect(sign?.address, 'exactly the address that shows, without its hash').toBe(went?.address.split('#')[0]);
    expect((sign?.at ?? 0) - (went?.at ?? 0)).toBeGreaterThan(AFTER_MS - 50);
  }
});

test('[T13] [S15] [S121] in the messenger: automatic log-in, and payment by its own cashier', async ({
  phone,
  page,
  context,
}) => {
  const { cid } = await ownCongress({ hasInvoice: false });
  const walk = new SignUp(phone);
  const { orders } = walk.words;
  const number = freshNumber();
  // The messenger identifies the phone's owner.
  await context.addCookies([{ name: 'simulated_person', value: 'chen', url: new URL(phone.address('index')).origin }]);
  await phone.open('registrationLogin', { cid }, { back: `/meetingapp/sign/home/0?cid=${cid}` });
  await expect(page).toHaveURL(new RegExp(`/sign/home/0\\?.*cid=${cid}`));
  expect(
    await page.evaluate(() => localStorage.getItem('newRegisterToken') ?? localStorage.getItem('token')),
  ).not.toBeNull();
  await walk.field('name').fill('陈思远');
  await walk.field('phone').fill(number);
  await walk.field('email').fill(`p${number}@example.com`);
  await walk.next().click();
  await walk.holdFee();
  await walk.next().click();
  await walk.submit().click();
  await expect(page).toHaveURL(/sign\/pay/);
  await expect(page.getByRole('radio', { name: orders.pay.jsapi })).toBeChecked();
  await expect(
    page.getByRole('radio', { name: orders.pay.alipay_wap }),
    'the messenger opens no other wallet',
  ).toHaveCount(0);
  const pay = page.getByRole('contentinfo').getByRole('button');
  await pay.click();
  const cashier = page.frameLocator('iframe[src*="/cashier"]');
  await cashier.locator('button[value="close"]').click();
  await expect(page.getByText(orders.pay.cancelledByUser)).toBeVisible();
  await pay.click();
  await cashier.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/sign\/order/);
  await expect(page.getByRole('img', { name: anyOf(orders.own.codeLabel) })).toBeVisible();
});

test(
  '[S15] [T13] a used or refused code is explained in words, with a way on',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    await phone.open('wxCode', {}, { code: 'used-before', state: 'not-ours' });
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
    ).toBeVisible();
    await axe(page);
  },
);

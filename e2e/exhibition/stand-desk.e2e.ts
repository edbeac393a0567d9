import { orders as enOrders } from '@meetingapp/locales/en/orders/order.ts';
import { stand as enStand } from '@meetingapp/locales/en/exhibition/stand.ts';
import { orders as zhOrders } from '@meetingapp/locales/zh/orders/order.ts';
import { stand as zhStand } from '@meetingapp/locales/zh/exhibition/stand.ts';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';

const stand = { zh: zhStand, en: enStand };
const orders = { zh: zhOrders, en: enOrders };
const fresh = { to: demoLogins.fresh.phone, password: demoLogins.fresh.password };

const idOf = async (booth: string, cid: number): Promise<number> => {
  const [row] = await inDatabase('select id from exhibitor where conference_id = $1 and booth = $2', [cid, booth]);
  return Number(row?.['id']);
};

test(
  '[S88] [O13] people of an exhibitor write the page in both languages, and send it to the organiser',
  { tag: '@en' },
  async ({ phone, page, language, demo, axe }) => {
    const showid = await idOf('A05', demo.congress);
    const t = stand[language];
    const draft = async () =>
      (await inDatabase('select state, introduction from exhibitor_draft where exhibitor_id = $1', [showid]))[0];
    await phone.logIn(fresh);
    await page.goto(phone.address('standDesk', { showid }));
    await page.getByRole('button', { name: t.page.title }).click();
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    const text = `A new text in English, ${language}`;
    await page.getByLabel(t.page.parts.introduction).fill(text);
    await expect.poll(async () => (await draft())?.['introduction']).toMatchObject({ en: text });
    expect((await draft())?.['state']).toBe('kept');
    await axe(page);
    await page.getByRole('button', { name: t.page.send }).click();
    await expect(page.getByText(t.page.waits)).toBeVisible();
    expect((await draft())?.['state']).toBe('asked');
  },
);

test(
  '[S88] [O13] people of an exhibitor order furniture with an invoice, and cancel the order',
  { tag: '@en' },
  async ({ phone, page, language, demo, axe }) => {
    const showid = await idOf('A05', demo.congress);
    const t = stand[language];
    const [extra] = await inDatabase(
      "select name from stand_extra where conference_id = $1 and kind = 'furniture' order by id limit 1",
      [demo.congress],
    );
    const names = extra?.['name'] as { zh: string; en: string };
    await phone.logIn(fresh);
    await page.goto(phone.address('standOrders', { showid }));
    // Both languages order at this stand at the same time: the number of pieces tells the orders apart.
    const pieces = language === 'en' ? 2 : 1;
    const more = page.getByRole('button', { name: t.orders.more.replace('{name}', names[language]) });
    for (let piece = 0; piece < pieces; piece += 1) await more.click();
    await page.getByRole('button', { name: t.orders.next }).click();
    const sheet = page.getByRole('dialog');
    await axe(page);
    await sheet.getByText(orders[language].invoice.none, { exact: true }).click();
    await sheet.getByRole('button', { name: t.orders.order, exact: true }).click();
    await expect(page.getByText(t.orders.ordered)).toBeVisible();
    const [made] = await inDatabase(
      "select id, number from stand_order where exhibitor_id = $1 and state = 'open' and total = $2 order by id desc limit 1",
      [showid, 68_000 * pieces],
    );
    const order = page.getByRole('article', { name: String(made?.['number']) });
    await order.getByRole('button', { name: t.orders.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.orders.cancel }).click();
    await expect
      .poll(async () => (await inDatabase('select state from stand_order where id = $1', [made?.['id']]))[0]?.['state'])
      .toBe('cancelled');
  },
);

test('[S46] [S88] an exhibitor is found by the pinyin of its name and by its product', async ({
  phone,
  page,
  demo,
}) => {
  await page.goto(phone.address('searchList', { cid: demo.congress }));
  const field = page.getByRole('searchbox');
  await field.fill('qibo');
  await expect(page.getByRole('link', { name: /^启搏影像/ })).toBeVisible();
  await field.fill('无导线起搏器');
  await page.getByRole('link', { name: '脉衡医疗' }).click();
  await expect(page.getByRole('heading', { name: '脉衡医疗' })).toBeVisible();
});

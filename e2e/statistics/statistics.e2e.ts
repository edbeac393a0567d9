import { hotelConsole as hotelEn } from '@meetingapp/locales/en/hotel/console.ts';
import { ordersConsole as ordersEn } from '@meetingapp/locales/en/orders/console.ts';
import { statistics as figuresEn } from '@meetingapp/locales/en/statistics/figures.ts';
import { usage as usageEn } from '@meetingapp/locales/en/statistics/usage.ts';
import { hotelConsole as hotelZh } from '@meetingapp/locales/zh/hotel/console.ts';
import { ordersConsole as ordersZh } from '@meetingapp/locales/zh/orders/console.ts';
import { statistics as figuresZh } from '@meetingapp/locales/zh/statistics/figures.ts';
import { usage as usageZh } from '@meetingapp/locales/zh/statistics/usage.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

const words = {
  zh: { title: '总览', confirmed: '已确认', tables: '图表背后的数据', growth: /^累计报名 \d+ 人$/, day: '日期' },
  en: {
    title: 'Overview',
    confirmed: 'Confirmed',
    tables: 'Figures behind the charts',
    growth: /^\d+ registrations so far$/,
    day: 'Day',
  },
};

test.use(laptop);

test(
  '[O20] the state of a conference: figures, charts and the tables behind them',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const text = words[language];
    await openConsole(page, language, `/c/${demo.congress}`);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(page.getByText(text.confirmed, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: text.growth })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: text.tables }).click();
    await expect(page.getByRole('columnheader', { name: text.day, exact: true })).toBeVisible();
    await axe(page);
  },
);

test(
  '[O20] each figure opens its table, filtered as the figure is',
  { tag: '@en' },
  async ({ page, language, demo }) => {
    const t = language === 'en' ? figuresEn : figuresZh;
    const orders = language === 'en' ? ordersEn : ordersZh;
    const hotel = language === 'en' ? hotelEn : hotelZh;
    const usage = language === 'en' ? usageEn : usageZh;
    const open = async (name: string) => {
      await openConsole(page, language, `/c/${demo.congress}/overview`);
      const figure = page.getByRole('link', { name: new RegExp(`${format(t.opens, { name })}$`) }).first();
      const value = await figure.textContent();
      await figure.click();
      return value ?? '';
    };
    await open(format(t.receivedIn, { currency: 'CNY' }));
    await expect(page.getByTitle(orders.moneyCame, { exact: true })).toBeVisible();
    await expect(page.locator('.ant-table-row').first()).toBeVisible();
    await expect(page.locator('.ant-table-tbody').getByText(orders.states.open, { exact: true })).toHaveCount(0);

    const nights = await open(t.nights);
    await expect(page.getByRole('radio', { name: hotel.nightViews.free })).toBeChecked();
    const left = page.locator('.nights-grid tfoot td b');
    await expect(left.first()).toBeVisible();
    const sum = (await left.allTextContents()).reduce((total, text) => total + Number(text.replace(/\D/g, '')), 0);
    expect(sum.toLocaleString('en')).toBe(nights);

    const shares = await open(t.shares);
    await expect(page.getByRole('radio', { name: usage.shares, exact: true })).toBeChecked();
    if (shares === '0') await expect(page.getByText(usage.noShares)).toBeVisible();
    else await expect(page.locator('.figures .value').first()).toHaveText(shares);
  },
);

test(
  '[O20] the figure of a further currency opens the orders in it, whose sum is the figure',
  { tag: '@en' },
  async ({ page, language, demo, axe }) => {
    const t = language === 'en' ? figuresEn : figuresZh;
    const orders = language === 'en' ? ordersEn : ordersZh;
    const open = async (currency: string) => {
      await openConsole(page, language, `/c/${demo.congress}/overview`);
      const name = format(t.receivedIn, { currency });
      const figure = page.getByRole('link', { name: new RegExp(`${format(t.opens, { name })}$`) });
      const amount = numberIn((await figure.textContent()) ?? '');
      await figure.click();
      await expect(page).toHaveURL(new RegExp(`currency=${currency}`));
      await expect(rows.first()).toBeVisible();
      return amount;
    };
    const rows = page.locator('.ant-table-row');
    const older = page.getByRole('button', { name: orders.older });
    const amount = await open('USD');
    expect(amount).toBeGreaterThan(0);
    await axe(page);
    const at = (await page.locator('.ant-table-thead th').allTextContents()).indexOf(orders.paidNow);
    let sum = 0;
    for (;;) {
      const cells = await rows.locator(`td:nth-child(${at + 1})`).allTextContents();
      sum += cells.reduce((total, text) => total + numberIn(text), 0);
      if ((await older.count()) === 0) break;
      const first = (await rows.first().textContent()) ?? '';
      await older.click();
      await expect(rows.first()).not.toHaveText(first);
    }
    expect(sum).toBeCloseTo(amount, 2);

    await open('CNY');
    await expect(rows.getByText('USD')).toHaveCount(0);
    // The filter of the list itself says the same.
    await page.getByRole('combobox', { name: orders.currency }).click();
    await page.getByTitle('USD', { exact: true }).click();
    await expect(page).toHaveURL(/currency=USD/);
    await expect(rows.first()).toContainText('USD');
  },
);

const numberIn = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

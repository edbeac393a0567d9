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

import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';

const words = {
  zh: {
    search: '搜索会议名称或城市',
    last: '上次浏览',
    running: '进行中',
    upcoming: '即将召开',
    past: '往期会议',
    city: '合肥',
    found: '长三角心脏影像大会',
    all: '查看全部会议',
    register: '注册报名',
  },
  en: {
    search: 'Search by name or city',
    last: 'Last visited',
    running: 'In progress',
    upcoming: 'Coming up',
    past: 'Past',
    city: 'hefei',
    found: 'Yangtze Delta Meeting on Cardiac Imaging',
    all: 'All conferences',
    register: 'Register',
  },
};

/** Conferences published by the demo; concurrent tests add their own. */
const published = {
  zh: [
    '华东心血管病学会第二十一届学术年会',
    '华东心血管病学会第二十届学术年会',
    '心力衰竭全程管理研讨会',
    '心电与起搏技术学习班',
    '长三角心脏影像大会',
  ],
  en: [
    '21st Congress of the East China Society of Cardiology',
    '20th Congress of the East China Society of Cardiology',
    'Symposium on Heart Failure Care',
    'Course on Electrocardiography and Pacing',
    'Yangtze Delta Meeting on Cardiac Imaging',
  ],
} as const;

test('[S2] lists all published conferences by state', { tag: ['@en', '@small'] }, async ({ phone, page }) => {
  const { running, upcoming, past } = words[phone.language];
  await phone.open('index');
  for (const name of [running, upcoming, past])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  for (const name of published[phone.language])
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('[S2] search finds by name and city; an empty result leads back', { tag: '@en' }, async ({ phone, page }) => {
  const { search, city, found } = words[phone.language];
  await phone.open('index');
  await page.getByRole('searchbox', { name: search }).fill(city);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(found);
  await page.getByRole('searchbox').fill('%%%');
  await expect(page.getByRole('heading', { name: /%%%/ })).toBeVisible();
  await page.locator('.empty').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 3, name: published[phone.language][0] })).toBeVisible();
});

test('[S2] the last visited conference comes first', async ({ phone, page, demo }) => {
  await phone.open('conf', { id: demo.reduced });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.open('index');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(words.zh.last);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('心电与起搏技术学习班');
});

test('[S2] a lost network is reported, and a retry finds what was asked', async ({ phone, page }) => {
  await phone.open('index');
  await expect(page.getByRole('heading', { level: 3, name: published.zh[0] })).toBeVisible();
  await page.route('**/conference/list', (route) => route.abort());
  await page.getByRole('searchbox').fill(words.zh.city);
  await expect(page.getByRole('alert').filter({ hasText: '网络连接失败' })).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/conference/list');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(words.zh.found);
});

test(
  '[S4] shows what the conference is, when and where, and the contacts',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo }) => {
    await phone.open('conf', { id: demo.congress });
    await expect(page.getByRole('timer')).toContainText(/\d/);
    await expect(page.locator('a[href^="tel:057155501021"]')).toBeVisible();
    await expect(page.locator('a[href^="mailto:register@ecsc.example"]')).toBeVisible();
    const map = page.locator('dl a[target=_blank]');
    await expect(map).toHaveAttribute('href', /^https:\/\/(maps\.apple\.com|uri\.amap\.com|www\.openstreetmap\.org)\//);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: words[phone.language].register }).click();
    await expect(page).toHaveURL(/\/sign\/|\/mregister\/login/);
  },
);

test('[S4] the calendar file has the days of the conference in UTC', async ({ phone, page, demo }) => {
  await phone.open('conf', { id: demo.congress });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '加入日历' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`conference-${demo.congress}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/DTSTART:\d{8}T160000Z\r\n/);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('[S4] sharing copies the link when the phone cannot share', async ({ phone, page, demo, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  await phone.open('conf', { id: demo.congress });
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText('链接已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/meetingapp/conf/${demo.congress}$`),
  );
});

test('[S4] before registration opens, the button shows the opening time', async ({ phone, page }) => {
  await phone.open('index');
  await page.getByRole('link', { name: /长三角心脏影像大会/ }).click();
  await page.getByRole('link', { name: '会议介绍' }).click();
  await expect(page.getByRole('contentinfo').getByRole('button')).toBeDisabled();
  await expect(page.getByRole('contentinfo')).toContainText(/\d+月\d+日 09:00 开始报名/);
});

test('[T3] a running conference shows its day, a past one says so', async ({ phone, page }) => {
  for (const [name, state] of [
    ['心力衰竭全程管理研讨会', '第 2 天'],
    ['华东心血管病学会第二十届学术年会', '会议已结束'],
  ] as const) {
    await phone.open('index');
    await page.getByRole('link', { name }).click();
    await expect(page.locator('.hb-countdown, .hb-day')).toContainText(state);
  }
});

test('[S4] an unknown number says so and links to the list', { tag: '@en' }, async ({ phone, page, axe }) => {
  await phone.open('conf', { id: 99_999 });
  await expect(page.getByRole('link', { name: words[phone.language].all })).toBeVisible();
  await axe(page);
});

import type { WebSocket } from '@playwright/test';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { live as en } from '@meetingapp/locales/en/live/broadcast.ts';
import { live as zh } from '@meetingapp/locales/zh/live/broadcast.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownLive } from '../support/own-live.ts';
import { anyOf, newAccount } from '../support/sign-up.ts';

const words = { zh, en };

test(
  '[S58] a message written on one phone appears on the other, a question with its support too',
  { tag: '@en' },
  async ({ phone, page, browser, axe }) => {
    const t = words[phone.language];
    const { cid, live } = await ownLive();
    const context = await browser.newContext();
    const otherPage = await context.newPage();
    const other = phone.onPage(otherPage);
    for (const one of [phone, other]) {
      await one.logIn({ to: (await newAccount(one)).to, password: 'Heart-2026' });
      await one.open('live', { lid: live }, { cid });
    }
    const field = page.getByRole('textbox', { name: t.say.chat });
    await field.fill('转运表格能分享吗');
    await field.press('Enter');
    await expect(otherPage.getByRole('log')).toContainText('转运表格能分享吗');
    await page.getByRole('tab', { name: t.tabs.questions }).click();
    await page.getByRole('textbox', { name: t.say.ask }).fill('剂量是否减半？');
    await page.getByRole('button', { name: t.say.send }).click();
    await otherPage.getByRole('tab', { name: t.tabs.questions }).click();
    await otherPage.getByRole('button', { name: t.questions.support.replace('{count}', '0') }).click();
    await expect(page.getByRole('button', { name: t.questions.support.replace('{count}', '1') })).toBeVisible();
    await axe(page);
    await page.getByRole('tab', { name: t.tabs.chat }).click();
    await axe(page);
    await context.close();
  },
);

test('[A3] [S58] a message written without a network stays in view, and nothing is asked for in a loop', async ({
  phone,
  page,
  context,
}) => {
  const t = words[phone.language];
  const { cid, live } = await ownLive();
  await phone.logIn({ to: (await newAccount(phone)).to, password: 'Heart-2026' });
  const part = page.waitForResponse(/UnsentMessages/);
  await phone.open('live', { lid: live }, { cid });
  await part;
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await context.setOffline(true);
  const field = page.getByRole('textbox', { name: t.say.chat });
  await field.fill('断网时写的');
  await field.press('Enter');
  await expect(page.getByRole('main').getByText('断网时写的')).toBeVisible();
  // Parts that the page was about to load fail once each; a loop asks for the same one again and again.
  const asked = groupBy(
    failed.filter((address) => address.includes('/assets/')),
    (address) => address,
  );
  expect([...asked.values()].filter((times) => times.length > 3)).toEqual([]);
  await context.setOffline(false);
});

test('[T8] [S61] leaving a broadcast closes its socket', async ({ phone, page }) => {
  const { cid, live } = await ownLive(3600, 'anyone');
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => socket.url().includes('/medapp/live/') && sockets.push(socket));
  await phone.open('liveDetail', { xqid: live }, { cid });
  await expect(page.getByText(zh.watching.replace('{count}', '1'))).toBeVisible();
  expect(sockets.filter((socket) => !socket.isClosed())).toHaveLength(1);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page.getByRole('heading', { name: zh.rooms.title })).toBeVisible();
  await expect.poll(() => sockets.filter((socket) => !socket.isClosed())).toHaveLength(0);
});

test('[T3] [S56] a room whose broadcast begins in a minute says so, then that it is pending, without a reload', async ({
  phone,
  page,
}) => {
  const { cid } = await ownLive(64);
  await phone.open('roomOnline', { cid });
  const card = page.locator('.live-room').nth(1);
  await expect(card).toContainText(zh.status.not_started);
  await expect(card).toContainText(zh.status.soon, { timeout: 10_000 });
});

test('[S56] the rooms keep scroll position and filter on return', { tag: '@en' }, async ({ phone, page, axe }) => {
  const t = words[phone.language];
  const { cid } = await ownLive();
  await phone.open('roomOnline', { cid });
  await axe(page);
  await page.getByRole('radio', { name: anyOf(`${t.status.live} 1`) }).check();
  await expect(page.locator('.live-room')).toHaveCount(1);
  await page.locator('.live-row').click();
  await expect(page.getByRole('tab', { name: t.tabs.chat })).toBeVisible();
  await page.goBack();
  await expect(page.locator('.live-room').filter({ visible: true })).toHaveCount(1);
});

test('[T16] [S61] a broadcast’s details are reloaded when the browser restores them from its cache', async ({
  phone,
  page,
}) => {
  const { cid, live } = await ownLive();
  await phone.open('liveDetail', { xqid: live }, { cid });
  const again = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await again;
});

test(
  '[S62] a visitor without a log-in watches open broadcasts, and sees that the others are restricted',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const t = words[phone.language];
    const open = await ownLive(3600, 'anyone');
    await phone.open('liveLoginFree', { xqid: open.live }, { cid: open.cid });
    await expect(page.getByRole('tab', { name: t.tabs.chat })).toBeVisible();
    await expect(page.getByText(t.watching.replace('{count}', '1'))).toBeVisible();
    await expect(page.getByText(t.needs.freeOff)).toHaveCount(0);
    await axe(page);
    const closed = await ownLive(3600, 'account');
    await phone.open('liveLoginFree', { xqid: closed.live }, { cid: closed.cid });
    await expect(page.getByText(t.needs.freeOff)).toBeVisible();
    await axe(page);
  },
);

test(
  '[S58] [S57] an account that has not paid reads so before Play, with the way to pay, and its chat is not blank',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const t = words[phone.language];
    const { cid, live, room } = await ownLive(3600, 'paid');
    const player = page.getByRole('button', { name: anyOf(phone.language === 'en' ? 'Play: ' : '播放：') });
    await phone.open('live', { lid: live }, { cid });
    await expect(page.locator('.live-stage').getByText(t.needs.paid)).toBeVisible();
    await expect(page.locator('.live-stage').getByRole('button', { name: t.needs.logIn })).toBeVisible();
    await expect(player).toHaveCount(0);
    await phone.logIn({ to: (await newAccount(phone)).to, password: 'Heart-2026' });
    await phone.open('live', { lid: live }, { cid });
    await expect(page.locator('.live-stage').getByText(t.needs.paid)).toBeVisible();
    await expect(page.locator('.live-stage').getByRole('link', { name: t.needs.pay })).toBeVisible();
    await expect(player).toHaveCount(0);
    for (const tab of [t.tabs.chat, t.tabs.questions, t.tabs.polls]) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel').getByText(t.needs.talk.paid)).toBeVisible();
    }
    await axe(page);
    await phone.open('roomDetail', {}, { room, cid });
    await expect(page.locator('.live-room-stage').getByText(t.needs.paid)).toBeVisible();
    await expect(player).toHaveCount(0);
    await axe(page);
  },
);

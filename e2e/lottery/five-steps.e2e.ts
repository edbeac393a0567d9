import { buildRandomness } from '@meetingapp/demo/lottery/randomness.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { lotteryConsole as deskEn } from '@meetingapp/locales/en/lottery/console.ts';
import { lottery as en } from '@meetingapp/locales/en/lottery/draw.ts';
import { handOver as handEn } from '@meetingapp/locales/en/lottery/hand-over.ts';
import { lotteryConsole as deskZh } from '@meetingapp/locales/zh/lottery/console.ts';
import { lottery as zh } from '@meetingapp/locales/zh/lottery/draw.ts';
import { handOver as handZh } from '@meetingapp/locales/zh/lottery/hand-over.ts';
import { smallPhone } from '../support/browser.ts';
import { laptop, openConsole } from '../support/console.ts';
import { inDatabase } from '../support/database.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import { anyOf, newAccount } from '../support/sign-up.ts';

const texts = { zh: { desk: deskZh, phone: zh, hand: handZh }, en: { desk: deskEn, phone: en, hand: handEn } };

test.use(laptop);

test(
  '[O17] [A5] [S83] [S84] a draw goes its five steps in the console, is confirmed by a second member of staff, shown, and its prize is handed over once',
  { tag: '@en' },
  async ({ page, phone, browser, language, axe }) => {
    const { desk, phone: words, hand } = texts[language];
    const societyId = await societyOf(demoLogins.staff.email);
    const { cid } = await ownCongress({ societyId });
    const account = await newAccount(phone);
    const second = await withDatabase(async (db) => {
      await buildRegistration(db, cid, { accountId: account.uId, name: '林知远' });
      return buildStaffToken(db, await buildStaff(db, societyId, { name: '秦朗', email: `draw${cid}@example.org` }));
    });

    await openConsole(page, language, `/c/${cid}/lottery?open=new`);
    const field = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('textbox');
    await field(desk.name).nth(0).fill('闭幕抽奖');
    await field(desk.form.prizeName).nth(0).fill('一等奖');
    await field(desk.form.thing).nth(0).fill('听诊器');
    await page.getByRole('checkbox', { name: desk.form.attended }).uncheck();
    await axe(page);
    await page.getByRole('button', { name: desk.form.save, exact: true }).click();
    await page.getByRole('button', { name: desk.freeze, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: desk.freeze, exact: true }).click();
    // Figures of a public source with the moment at which they are published, then a round.
    await page.getByText(desk.commit.figures, { exact: true }).click();
    await expect(page.getByText(desk.commit.published)).toBeVisible();
    await axe(page);
    await page.getByText(desk.commit.drand, { exact: true }).click();
    await page.getByRole('button', { name: desk.commit.act, exact: true }).click();
    const confirm = page.getByRole('button', { name: desk.draw.confirm });
    await expect(confirm).toBeVisible();
    await axe(page);
    const [row] = await inDatabase('select id from lottery_draw where conference_id = $1', [cid]);
    const id = Number(row?.['id']);
    await withDatabase((db) => buildRandomness(db, id, 'a'.repeat(64)));
    await expect(confirm).toBeEnabled();
    await confirm.click();
    await expect(page.getByText(anyOf(desk.draw.confirmed))).toBeVisible();

    // The second one confirms on the phone.
    const staffPhone = await browser.newContext({
      viewport: smallPhone,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const staff = await staffPhone.newPage();
    await staff.addInitScript((token) => localStorage.setItem('meetingapp.console.token', token), second);
    await staff.goto(phone.address('aAdmin', { id }, { cid }));
    await staff.getByRole('button', { name: words.staff.confirm }).click();
    await expect(staff.getByRole('heading', { name: hand.title })).toBeVisible();
    await axe(staff);

    // Nobody sees a winner before the wall shows it.
    const own = phone.onPage(await page.context().newPage());
    await own.logIn({ to: account.to, password: 'Heart-2026' });
    await own.open('cj', {}, { cid, draw: id });
    await expect(own.page.getByText(words.notYet)).toBeVisible();
    await staff.getByRole('button', { name: words.staff.reveal, exact: true }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: words.staff.reveal, exact: true }).click();
    await expect(own.page.getByText(words.won, { exact: true })).toBeVisible();
    await axe(own.page);
    const [{ code } = { code: '' }] = (await inDatabase('select code from lottery_winner where draw_id = $1', [
      id,
    ])) as {
      code: string;
    }[];
    await expect(own.page.getByText(`${code.slice(0, 4)} ${code.slice(4)}`)).toBeVisible();

    await staff.getByLabel(hand.code).fill(code);
    await staff.getByRole('button', { name: hand.hand, exact: true }).click();
    await expect(staff.getByText(hand.done, { exact: true })).toBeVisible();
    await axe(staff);
    await staff.getByLabel(hand.code).fill(code);
    await staff.getByRole('button', { name: hand.hand, exact: true }).click();
    await expect(staff.getByText(hand.already, { exact: true })).toBeVisible();
    await staffPhone.close();
    await page.bringToFront();
    await expect(page.locator('.ant-table-row .ant-tag-success')).toHaveText(anyOf(desk.table.handed));
    // Who did each step stands in the log: two different people confirmed.
    const log = page.getByRole('region', { name: desk.log.title }).getByRole('listitem');
    await expect(log).toHaveCount(8);
    await expect(log.first()).toContainText(desk.log.published);
    await expect(log.last()).toContainText(desk.log.made);
    const confirmedBy = await log.filter({ hasText: desk.log.begin }).locator('.quiet-2').allInnerTexts();
    expect(new Set(confirmedBy.map((text) => text.split(/[，,]/).at(-1)?.trim())).size).toBe(2);
    await axe(page);
    await page.getByRole('button', { name: desk.back, exact: true }).click();
    const listed = page.locator('.ant-table-row').first();
    await expect(listed).toContainText(desk.nextSteps.none);
    await expect(listed).toContainText(desk.lastSteps.published);
    await axe(page);
  },
);

import { buildDeviceCode, buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import { checkinConsole as consoleEn } from '@meetingapp/locales/en/checkin/console.ts';
import { checkinDevice as deviceEn } from '@meetingapp/locales/en/checkin/device.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { checkinConsole as consoleZh } from '@meetingapp/locales/zh/checkin/console.ts';
import { checkinDevice as deviceZh } from '@meetingapp/locales/zh/checkin/device.ts';
import { laptop, openConsole } from '../support/console.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';
import { anyOf } from '../support/sign-up.ts';

test.use(laptop);

/** Bar codes of people with a ticket. */
const peopleWithTickets = (cid: number, names: readonly string[]): Promise<string[]> =>
  withDatabase(async (db) => {
    const codes: string[] = [];
    for (const name of names) {
      const id = await buildRegistration(db, cid, { name });
      const row = await db
        .selectFrom('ticket')
        .select('token')
        .where('registration_id', '=', id)
        .executeTakeFirstOrThrow();
      codes.push(barCodeOf(row.token));
    }
    return codes;
  });

test(
  '[O16] [V20] a point and a device from the console: the phone admits once, also without a network, and the door sees it',
  { tag: '@en' },
  async ({ page, phone, language, axe, context }) => {
    const desk = language === 'en' ? consoleEn : consoleZh;
    const door = language === 'en' ? deviceEn : deviceZh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const [first = '', second = ''] = await peopleWithTickets(cid, ['林知远', '苏蘅']);
    await openConsole(page, language, `/c/${cid}/checkin`);
    await page.locator('.head').getByRole('button', { name: desk.newPoint }).click();
    const name = page.getByRole('group', { name: desk.point.name, exact: true }).getByRole('textbox');
    await name.nth(0).fill('主会场');
    await name.nth(1).fill('Main hall');
    await page.getByLabel(desk.point.times).fill('1');
    await axe(page);
    await page.getByRole('button', { name: desk.save, exact: true }).click();
    await expect(page.getByText(desk.point.closed)).toHaveCount(0);
    await page.getByRole('button', { name: desk.newDevice }).click();
    await page.getByLabel(desk.device.label).fill('N1');
    await page.getByRole('button', { name: desk.device.makeCode }).click();
    const code = await page.getByRole('status').locator('span').first().innerText();

    const scanner = phone.onPage(await context.newPage());
    await scanner.page.setViewportSize({ width: 375, height: 812 });
    await scanner.open('scanner');
    await scanner.page.getByLabel(door.enrol.code).fill(code);
    await scanner.page.getByRole('button', { name: door.enrol.act }).click();
    const verdict = scanner.page.getByRole('heading', { level: 2 });
    const type = async (text: string) => {
      await scanner.page.getByLabel(door.typed).fill(text);
      await scanner.page.getByRole('button', { name: door.typedAct, exact: true }).click();
    };
    await expect(scanner.page.getByText(door.online, { exact: false })).toBeVisible();
    await axe(scanner.page);
    await type(first);
    await expect(verdict).toHaveText(door.verdicts.admit);
    await expect(scanner.page.getByText('林知远')).toBeVisible();
    await axe(scanner.page);
    await scanner.page.getByRole('button', { name: door.next, exact: true }).click();
    await type(first);
    await expect(verdict).toHaveText(door.verdicts.already);
    await axe(scanner.page);
    await scanner.page.getByRole('button', { name: door.next, exact: true }).click();
    await type('0000000000000000');
    await expect(verdict).toHaveText(door.verdicts.refuse);
    await scanner.page.getByRole('button', { name: door.next, exact: true }).click();

    await context.setOffline(true);
    await expect(scanner.page.getByText(door.offline, { exact: false })).toBeVisible({ timeout: 15_000 });
    await type(second);
    await expect(verdict).toHaveText(door.verdicts.later);
    await axe(scanner.page);
    // Nothing is lost when the phone is closed and opened again.
    await context.setOffline(false);
    await scanner.page.reload();
    await expect
      .poll(() =>
        withDatabase(async (db) => {
          const rows = await db.selectFrom('attendance').select('id').where('conference_id', '=', cid).execute();
          return rows.length;
        }),
      )
      .toBe(2);
    await page.bringToFront();
    await page.getByRole('tab', { name: desk.tabs.arrivals }).click();
    await expect(page.getByRole('list', { name: desk.tabs.arrivals }).locator('b').first()).toHaveText('2');
    await axe(page);
  },
);

test(
  '[O16] each verdict has its word, sound and buzz; the name is large; an admission is taken back within five seconds, and not later',
  { tag: '@en' },
  async ({ page, phone, language }) => {
    const door = language === 'en' ? deviceEn : deviceZh;
    const societyId = await societyOf(demoLogins.staff.email);
    const { cid } = await ownCongress({ societyId });
    const [code = ''] = await peopleWithTickets(cid, ['林知远']);
    const deviceCode = await withDatabase(async (db) => {
      const pointId = await buildPoint(db, cid, { most: { times: 1, per: 'ever' } });
      const staffId = await buildStaff(db, societyId, { email: `sound${cid}@example.org` });
      return buildDeviceCode(db, cid, pointId, staffId);
    });
    await page.clock.install();
    await page.addInitScript(() => {
      const signals: { tones: number[]; buzzes: unknown[] } = { tones: [], buzzes: [] };
      Object.assign(globalThis, {
        signals,
        AudioContext: class {
          currentTime = 0;
          createOscillator() {
            const tone = { frequency: { value: 0 }, connect: () => undefined, stop: () => undefined };
            return { ...tone, start: () => void signals.tones.push(tone.frequency.value) };
          }
        },
      });
      navigator.vibrate = (pattern) => signals.buzzes.push(pattern) > 0;
    });
    await page.setViewportSize({ width: 375, height: 812 });
    await phone.open('scanner');
    await page.getByLabel(door.enrol.code).fill(deviceCode);
    await page.getByRole('button', { name: door.enrol.act }).click();
    const verdict = page.getByRole('heading', { level: 2 });
    const signals = () =>
      page.evaluate(() => {
        const { signals: heard } = globalThis as unknown as { signals: { tones: number[]; buzzes: unknown[] } };
        const now = { tones: [...heard.tones], buzzes: [...heard.buzzes] };
        heard.tones.length = 0;
        heard.buzzes.length = 0;
        return now;
      });
    // As a hardware scanner types.
    const scan = (text: string) =>
      page.evaluate((letters) => {
        for (const key of [...letters, 'Enter']) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
      }, text);
    const undo = page.getByRole('button', { name: anyOf(door.undo) });
    const today = page.locator('.door-foot b').first();
    // A bar code is judged by the list alone, which follows a moment after the first contact.
    await expect(page.getByText(format(door.list, { count: 1 }), { exact: false })).toBeVisible();

    await scan(code);
    await expect(verdict).toHaveText(door.verdicts.admit);
    expect(await signals()).toEqual({ tones: [1320], buzzes: [40] });
    const size = await page
      .locator('.door-name')
      .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
    expect(size).toBeGreaterThanOrEqual(36);
    await expect(today).toHaveText('1');
    await undo.click();
    await expect(verdict).toHaveText(door.verdicts.undone);
    expect(await signals()).toEqual({ tones: [440], buzzes: [20] });
    await expect(today).toHaveText('0');

    await scan(code);
    await expect(verdict).toHaveText(door.verdicts.admit);
    await expect(undo).toBeVisible();
    await page.clock.fastForward(5200);
    await expect(undo).toHaveCount(0);
    await signals();
    await scan(code);
    await expect(verdict).toHaveText(door.verdicts.already);
    expect(await signals()).toEqual({ tones: [660, 660], buzzes: [[80, 60, 80]] });
    await scan('000000000000000');
    await expect(verdict).toHaveText(door.verdicts.refuse);
    expect(await signals()).toEqual({ tones: [220], buzzes: [300] });
  },
);

test(
  '[O16] without a network the door finds a Chinese name by its pinyin, a part of it or its initials',
  { tag: ['@en', '@small'] },
  async ({ phone, page, language, axe, context }) => {
    const door = language === 'en' ? deviceEn : deviceZh;
    const societyId = await societyOf(demoLogins.staff.email);
    const { cid } = await ownCongress({ societyId });
    await peopleWithTickets(cid, ['林知远', '苏蘅', '欧阳若兰']);
    const code = await withDatabase(async (db) => {
      const pointId = await buildPoint(db, cid, { name: { zh: '主会场', en: 'Main hall' } });
      const staffId = await buildStaff(db, societyId, { email: `pinyin${cid}@example.org` });
      return buildDeviceCode(db, cid, pointId, staffId);
    });
    await page.setViewportSize({ width: 375, height: 812 });
    await phone.open('scanner');
    await page.getByLabel(door.enrol.code).fill(code);
    await page.getByRole('button', { name: door.enrol.act }).click();
    await expect(page.getByText(door.online, { exact: false })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(door.offline, { exact: false })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: door.find, exact: true }).click();
    const field = page.getByLabel(door.findField);
    for (const [typed, name] of [
      ['linzhi', '林知远'],
      ['LZY', '林知远'],
      ['su', '苏蘅'],
      ['ouyang ruolan', '欧阳若兰'],
    ] as const) {
      await field.fill(typed);
      await expect(page.getByRole('dialog').getByText(name, { exact: true })).toBeVisible();
    }
    await axe(page);
    await field.fill('zhao');
    await expect(page.getByText(door.findNone)).toBeVisible();
  },
);

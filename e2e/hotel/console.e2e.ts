import { hotelConsole as en } from '@meetingapp/locales/en/hotel/console.ts';
import { hotelConsole as zh } from '@meetingapp/locales/zh/hotel/console.ts';
import { roomNumberSheet as numbersEn } from '@meetingapp/locales/en/hotel/room-number.ts';
import { roomNumberSheet as numbersZh } from '@meetingapp/locales/zh/hotel/room-number.ts';
import { sheetImport as stepsEn } from '@meetingapp/locales/en/tasks/import.ts';
import { sheetImport as stepsZh } from '@meetingapp/locales/zh/tasks/import.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { laptop, openConsole } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';
import { inDatabase } from '../support/database.ts';
import { ownCongress, ownHotel, societyOf } from '../support/own-congress.ts';
import { demoLogins } from '../support/demo.ts';
import { anyOf, SignUp } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

test.use(laptop);

test(
  '[O5] a hotel with a room type and four nights is created at the desk, booked on the phone, and visible in the grid',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const words = language === 'en' ? en : zh;
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const { user } = await atStage(phone, cid, 'held');
    const both = async (label: string, inChinese: string, inEnglish: string) => {
      const lines = page.getByRole('group', { name: label, exact: true }).getByRole('textbox');
      await lines.nth(0).fill(inChinese);
      await lines.nth(1).fill(inEnglish);
    };
    await openConsole(page, language, `/c/${cid}/hotel`);
    await page.locator('.head').getByRole('button', { name: words.newHotel }).click();
    await both(words.hotel.name, '云栖酒店', 'Cloud Hotel');
    // What was typed counts without a confirmation in the calendar.
    await page.getByLabel(words.hotel.release, { exact: true }).fill('2030-04-20 18:00');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    const released = async () =>
      (await inDatabase('select release_at from hotel where conference_id = $1', [cid]))[0]?.['release_at'];
    await expect.poll(released).toEqual(new Date('2030-04-20T18:00:00+08:00'));
    await page.getByRole('button', { name: words.newType }).click();
    await both(words.type.name, '山景房', 'Hill room');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    const form = page.getByRole('form', { name: words.nights.title });
    await form.getByLabel(words.nights.from).fill('2030-05-01');
    await form.getByLabel(words.nights.until).fill('2030-05-04');
    await form.getByLabel(words.nights.size).fill('2');
    await form.getByLabel(words.nights.room).fill('600');
    await form.getByRole('button', { name: words.nights.fill }).click();
    const cells = page.locator('.nights-grid .cell button');
    await expect(cells).toHaveText([/^20 /, /^20 /, /^20 /, /^20 /]);
    await axe(page);

    await page.setViewportSize({ width: 375, height: 812 });
    await phone.logIn(user);
    await phone.open('signHotel', { opFlag: 0 }, { cid });
    await page.getByRole('radio', { name: language === 'en' ? 'Cloud Hotel' : '云栖酒店' }).check();
    const days = page.locator('.nights button');
    await days.nth(0).click();
    await days.nth(2).click();
    const walk = new SignUp(phone);
    await page.getByRole('radiogroup', { name: walk.words.hotel.roomType }).getByRole('radio').first().check();
    await walk.next().click();
    await expect(page).not.toHaveURL(/sign\/hotel/);

    await page.setViewportSize(laptop.viewport);
    await openConsole(page, language, `/c/${cid}/hotel`);
    await expect(cells).toHaveText([/^10 ?\+1/, /^10 ?\+1/, /^20 /, /^20 /]);
    await expect(cells.first()).toHaveAccessibleName(anyOf(words.cell));
    await page.getByRole('tab', { name: words.tabs.rooming }).click();
    await expect(page.locator('.guest')).toHaveCount(1);
  },
);

test(
  '[O5] [A4] people are moved in the rooming list by menu and by dragging, and a hotel’s file imports the room numbers',
  { tag: '@en' },
  async ({ page, phone, language, axe }) => {
    const [words, numbers, steps] = language === 'en' ? [en, numbersEn, stepsEn] : [zh, numbersZh, stepsZh];
    const nights = ['2030-05-01', '2030-05-02'];
    const { cid } = await ownCongress({ societyId: await societyOf(demoLogins.staff.email) });
    const roomTypeId = await ownHotel(cid, nights);
    for (const name of ['邱映秋', '冉念真']) {
      const { regId: regid, account } = await atStage(phone, cid, 'held', { name });
      const stay = { roomTypeId, checkIn: nights[0], checkOut: '2030-05-03', part: 'bed', gender: 'female' };
      await phone.call('/medapp/api/hotel/book', { regid, ...stay }, account.token);
    }
    await openConsole(page, language, `/c/${cid}/hotel`);
    await page.getByRole('tab', { name: words.tabs.rooming }).click();
    const rooms = page.locator('table.rooms tbody tr');
    await expect(rooms).toHaveCount(1);
    await page.getByRole('button', { name: words.rooming.move.replace('{name}', '邱映秋') }).click();
    await page.getByRole('menuitem', { name: words.rooming.own }).click();
    await expect(rooms).toHaveCount(2);
    await page.locator('.guest', { hasText: '邱映秋' }).dragTo(rooms.filter({ hasText: '冉念真' }));
    await expect(rooms).toHaveCount(1);
    await expect(rooms.first()).toContainText(words.rooming.byHand);

    const people = await inDatabase('select number from registration where conference_id = $1 and name = $2', [
      cid,
      '邱映秋',
    ]);
    const file = `报名号,姓名,房号\n${String(people[0]?.['number'])},邱映秋,1208\n,谁也不是,1209\n`;
    await page.getByRole('button', { name: words.importNumbers }).click();
    await expect(page.locator('.sheet-source')).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: steps.columns.next }).click();
    await expect(page.getByRole('row', { name: /邱映秋/ })).toContainText(numbers.newText);
    await expect(page.getByRole('row', { name: /谁也不是/ })).toContainText(steps.check.fates.wrong);
    await axe(page);
    const apply = { name: format(steps.check.apply, { count: '1' }) };
    await page.getByRole('button', apply).click();
    await page.getByRole('dialog').getByRole('button', apply).click();
    await expect(page.getByText(format(steps.result.done, { count: '1' }))).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: numbers.list }).click();
    await expect(rooms.first().getByRole('textbox')).toHaveValue('1208');
  },
);

import { hotelConsole as en } from '@meetingapp/locales/en/hotel-console.ts';
import { hotelConsole as zh } from '@meetingapp/locales/zh/hotel-console.ts';
import { laptop, openConsole } from './console.ts';
import { expect, test } from './fixtures.ts';
import { ownCongress, societyOf } from './own-congress.ts';
import { demoLogins } from './demo.ts';
import { anyOf, SignUp } from './sign-up.ts';
import { atStage } from './stages.ts';

test.use(laptop);

test(
  '[O5] a hotel with a type and four nights is made at the desk, booked on the phone, and seen in the grid',
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
    await page.getByRole('button', { name: words.newHotel }).click();
    await both(words.hotel.name, '云栖酒店', 'Cloud Hotel');
    await page.getByRole('button', { name: words.save, exact: true }).click();
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

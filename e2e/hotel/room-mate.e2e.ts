import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { SignUp } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

/** Makes a person of the demo invite the one with this number; one person for each language, because tests run side by side. */
async function inviteBy(name: string, number: string, congress: number): Promise<void> {
  await inDatabase(
    `update hotel_booking set mate = $1
      where registration_id in (select id from registration where name = $2 and conference_id = $3)`,
    [number, name, congress],
  );
}

test(
  '[A4] an invitation is declined after a question, and leaves the page',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const { hotel } = new SignUp(phone).words;
    const small = (page.viewportSize()?.width ?? 0) < 375;
    const inviting = small ? '向天成' : { zh: '高景明', en: '骆闻笛' }[phone.language];
    const { user, regId, number } = await atStage(phone, demo.congress, 'held');
    await inviteBy(inviting, number, demo.congress);
    await phone.logIn(user);
    await phone.open('signHotel', { opFlag: 0 }, { cid: demo.congress });
    const region = page.getByRole('region', { name: hotel.invitations });
    await expect(region).toContainText(inviting);
    await region.getByRole('button', { name: hotel.decline, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(hotel.declineText);
    await axe(page);
    await question.getByRole('button', { name: hotel.decline, exact: true }).click();
    await expect(region).toHaveCount(0);
    const [refusal] = await inDatabase(
      `select count(*)::int as refusals from room_refusal where registration_id = $1`,
      [regId],
    );
    expect(refusal).toEqual({ refusals: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

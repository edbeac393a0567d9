import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { anyOf, SignUp } from '../support/sign-up.ts';
import { atStage } from '../support/stages.ts';

const hotelsOf = {
  zh: { lake: '湖滨国际酒店', river: '望江酒店' },
  en: { lake: 'Lakeside International Hotel', river: 'Riverview Hotel' },
};

test(
  '[S117] [V13] missing input is reported beside its part; the days come in order',
  { tag: ['@en', '@small'] },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { hotel, app } = walk.words;
    const { user } = await atStage(phone, demo.congress, 'held');
    await phone.logIn(user);
    await phone.open('signHotel', { opFlag: 0 }, { cid: demo.congress });
    await walk.next().click();
    await expect(page.getByText(app.topTip)).toBeVisible();
    await expect(page.getByText(hotel.faults.hotel_missing)).toBeVisible();
    await page.getByRole('radio', { name: hotelsOf[phone.language].lake }).check();
    await expect(page.getByText(hotel.faults.dates_missing)).toBeVisible();
    await expect(page.getByText(hotel.faults.room_type_missing)).toBeVisible();
    await axe(page);
    const days = page.locator('.nights button');
    await expect(days.last()).toBeDisabled();
    await days.nth(2).click();
    // An earlier day restarts the stay, so that it never ends before it begins.
    await days.nth(1).click();
    await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'false');
    // The same day twice clears it: nobody leaves on the day of arrival.
    await days.nth(1).click();
    await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'false');
    await days.nth(1).click();
    await days.nth(3).click();
    const rooms = page.getByRole('radiogroup', { name: hotel.roomType });
    await expect(rooms.getByText(anyOf(hotel.leastRooms.replace('{count}', '2'))).first()).toBeVisible();
    await rooms.getByRole('radio').nth(1).check();
    await page.locator('.seg').getByText(anyOf(hotel.bed)).click();
    // The form has asked for the gender already.
    await expect(page.getByRole('radio', { name: hotel.female, exact: true })).toBeChecked();
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/invoice/);
  },
);

test('[S117] a hotel that took its rooms back, and a closed room, stay in place with the reason', async ({
  phone,
  page,
  demo,
}) => {
  const { user } = await atStage(phone, demo.congress, 'held');
  await phone.logIn(user);
  await phone.open('signHotel', { opFlag: 0 }, { cid: demo.congress });
  await expect(page.getByRole('radio', { name: '书香客栈' })).toBeDisabled();
  await expect(page.getByText('已过预订截止时间')).toBeVisible();
  await page.getByRole('radio', { name: hotelsOf.zh.lake }).check();
  await expect(page.getByRole('radio', { name: '行政套房' })).toBeDisabled();
});

test(
  '[A4] an invitation to share a room is accepted with one tap, and both are in one room after the booking',
  { tag: '@en' },
  async ({ phone, page, demo, axe }) => {
    const walk = new SignUp(phone);
    const { hotel } = walk.words;
    const { user, regId, number } = await atStage(phone, demo.congress, 'held');
    // One for each language: the tests run side by side.
    const inviting = { zh: '邱映秋', en: '冉念真' }[phone.language];
    await inDatabase(
      `update hotel_booking set mate = $1
        where registration_id in (select id from registration where name = $2 and conference_id = $3)`,
      [number, inviting, demo.congress],
    );
    await phone.logIn(user);
    await phone.open('signHotel', { opFlag: 0 }, { cid: demo.congress });
    const invitations = page.getByRole('region', { name: hotel.invitations });
    await expect(invitations).toContainText(inviting);
    await axe(page);
    await invitations.getByRole('button', { name: hotel.accept }).click();
    await expect(page.getByRole('radio', { name: hotelsOf[phone.language].lake })).toBeChecked();
    await expect(page.getByLabel(hotel.mate)).toHaveValue(inviting);
    await page.getByRole('radio', { name: hotel.female, exact: true }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await walk.next().click();
    await expect(page).toHaveURL(/sign\/invoice/);
    const [pair] = await inDatabase(
      `select count(distinct mate_id)::int as mates from claim where registration_id = $1 and mate_id is not null`,
      [regId],
    );
    expect(pair).toEqual({ mates: 1 });
  },
);

const refusals = [
  ['room_full', 5001],
  ['room_unavailable', 5002],
  ['booking_failed', 5003],
  ['bed_full', 5004],
] as const;

for (const [error, code] of refusals)
  test(
    `[E6] ${error}: the specification’s text beside the room, with the way out`,
    { tag: '@en' },
    async ({ phone, page, demo, axe }) => {
      const walk = new SignUp(phone);
      const { hotel } = walk.words;
      const { user } = await atStage(phone, demo.congress, 'held');
      await phone.logIn(user);
      let refuse = true;
      await page.route('**/medapp/api/hotel/book', (route) =>
        refuse ? route.fulfill({ json: { code, error, msg: hotel.refusals[error] } }) : route.continue(),
      );
      await phone.open('signHotel', { opFlag: 0 }, { cid: demo.congress });
      await page.getByRole('radio', { name: hotelsOf[phone.language].lake }).check();
      const days = page.locator('.nights button');
      await days.nth(0).click();
      await days.nth(1).click();
      await page.getByRole('radiogroup', { name: hotel.roomType }).getByRole('radio').nth(1).check();
      if (error === 'bed_full') {
        await page.locator('.seg').getByText(anyOf(hotel.bed)).click();
        await page.getByRole('radio', { name: hotel.male, exact: true }).check();
      }
      await walk.next().click();
      const told = page.getByRole('alert').filter({ hasText: hotel.refusals[error] });
      await expect(told).toContainText(hotel.wayOut[error]);
      await axe(page);
      const wayOut = {
        room_full: hotel.tryOther,
        room_unavailable: hotel.tryOther,
        booking_failed: hotel.tryAgain,
        bed_full: hotel.takeRoom,
      }[error];
      refuse = false;
      await told.getByRole('button', { name: anyOf(wayOut) }).click();
      if (error !== 'booking_failed') {
        await expect(told).toHaveCount(0);
        await walk.next().click();
      }
      await expect(page).toHaveURL(/sign\/invoice/);
    },
  );

test(
  '[S117] a held room can be released, with the consequence shown before',
  { tag: '@en' },
  async ({ phone, page, demo }) => {
    const walk = new SignUp(phone);
    const { hotel, orders } = walk.words;
    const { user } = await atStage(phone, demo.congress, 'roomed');
    await phone.logIn(user);
    await phone.open('signHotel', { opFlag: 0 }, { cid: demo.congress });
    await page.getByRole('button', { name: hotel.skip, exact: true }).click();
    const asked = page.getByRole('alertdialog', { name: hotel.giveUpTitle });
    await asked.getByRole('button', { name: hotel.keep }).click();
    await expect(page).toHaveURL(/sign\/hotel/);
    await page.getByRole('button', { name: hotel.skip, exact: true }).click();
    await asked.getByRole('button', { name: hotel.giveUp }).click();
    await walk.atInvoice();
    await walk.next().click();
    await expect(page.getByText(orders.confirm.noHotel)).toBeVisible();
  },
);

test('[S117] from the confirmation the room can be changed, and the new price is shown', async ({
  phone,
  page,
  demo,
}) => {
  const walk = new SignUp(phone);
  const { hotel, orders, registration } = walk.words;
  const { user } = await atStage(phone, demo.congress, 'roomed');
  await phone.logIn(user);
  await phone.open('signInvoice', { opFlag: 0 }, { cid: demo.congress });
  await walk.next().click();
  await expect(walk.submit()).toBeEnabled();
  await page
    .locator('.head', { hasText: orders.confirm.hotel })
    .getByRole('button', { name: orders.confirm.edit })
    .click();
  await expect(page).toHaveURL(/sign\/hotel\/1/);
  await page.getByRole('radio', { name: hotelsOf.zh.river }).check();
  await page.getByRole('radiogroup', { name: hotel.roomType }).getByRole('radio').last().check();
  await page.locator('.seg').getByText(anyOf(hotel.bed)).click();
  await page.getByRole('radio', { name: hotel.male, exact: true }).check();
  await page.getByLabel(hotel.mate).fill('周予安');
  await page.getByRole('button', { name: registration.sign.save, exact: true }).click();
  await expect(page).toHaveURL(/sign\/order/);
  await expect(page.getByRole('main')).toContainText('希望与 周予安 同住');
  await expect(page.getByRole('main')).toContainText('¥190.00');
  await page.goBack();
  await expect(page).not.toHaveURL(/sign\/hotel\/1/);
});

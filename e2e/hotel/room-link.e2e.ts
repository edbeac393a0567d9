import { app as appEn } from '@meetingapp/locales/en/app.ts';
import { roomLink as en } from '@meetingapp/locales/en/hotel/room-link.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { app as appZh } from '@meetingapp/locales/zh/app.ts';
import { roomLink as zh } from '@meetingapp/locales/zh/hotel/room-link.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { inDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, ownHotel } from '../support/own-congress.ts';
import type { Phone } from '../support/phone.ts';
import { atStage, type Staged } from '../support/stages.ts';

const words = { zh, en };
const app = { zh: appZh, en: appEn };

const nightsOf = (first: string): readonly string[] => [first, addDays(first, 1)];

async function bookBed(
  phone: Phone,
  { account, regId }: Staged,
  roomTypeId: number,
  nights: readonly string[],
): Promise<void> {
  const [checkIn = '', last = ''] = nights;
  const stay = { regid: regId, roomTypeId, checkIn, checkOut: addDays(last, 1), part: 'bed', gender: 'female' };
  expect(await phone.call('/medapp/api/hotel/book', stay, account.token)).toMatchObject({ code: 0 });
}

/** Continues as somebody else: the next page that opens belongs to them. */
async function become({ page }: Phone, { account }: Staged): Promise<void> {
  const { token, uId } = account;
  const entries = { token, uid: String(uId), user: JSON.stringify({ uId }) };
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);
}

test(
  '[A4] a link to share a room is opened by a visitor, answered after the log-in, and the two share the room',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const text = words[phone.language];
    const { cid } = await ownCongress();
    const nights = nightsOf(addDays(new Date().toISOString().slice(0, 10), 30));
    const roomTypeId = await ownHotel(cid, nights);
    const [one, other] = [
      await atStage(phone, cid, 'held', { name: '沈知秋' }),
      await atStage(phone, cid, 'held', { name: '顾念慈' }),
    ];
    await bookBed(phone, one, roomTypeId, nights);
    await bookBed(phone, other, roomTypeId, nights);
    const { link } = (await phone.call('/medapp/api/hotel/roomLink/make', { regid: one.regId }, one.account.token)) as {
      link: { roomKey: string };
    };

    // A visitor sees everything, and nothing is answered by that.
    await phone.open('roomInvitation', { key: link.roomKey });
    await expect(page.getByRole('heading', { name: format(text.invites, { name: '沈知秋' }) })).toBeVisible();
    await axe(page);
    const stored = () => inDatabase('select answered_at from room_link where registration_id = $1', [one.regId]);
    expect(await stored()).toEqual([{ answered_at: null }]);
    await page.getByRole('button', { name: text.logIn }).click();
    await expect(page).toHaveURL(/mregister\/login/);

    // The person who sent it sees it waiting on their registration.
    await phone.logIn(one.user);
    await phone.open('signHotel', { opFlag: 0 }, { cid });
    await expect(page.getByText(text.open)).toBeVisible();
    await axe(page);

    await become(phone, other);
    await phone.open('roomInvitation', { key: link.roomKey });
    await page.getByRole('button', { name: text.accept }).click();
    await expect(page.getByRole('heading', { name: format(text.together, { name: '沈知秋' }) })).toBeVisible();
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    // For anybody else the link is used up.
    const third = await atStage(phone, cid, 'held', { name: '陆怀瑾' });
    await become(phone, third);
    await phone.open('roomInvitation', { key: link.roomKey });
    await expect(page.getByText(text.states.answered)).toBeVisible();
    await expect(page.getByText('沈知秋')).toHaveCount(0);
    await axe(page);
  },
);

test(
  '[A4] a link that was withdrawn says so, and a broken one leads on',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const text = words[phone.language];
    const { cid } = await ownCongress();
    const nights = nightsOf(addDays(new Date().toISOString().slice(0, 10), 30));
    const one = await atStage(phone, cid, 'held', { name: '沈知秋' });
    await bookBed(phone, one, await ownHotel(cid, nights), nights);
    const { link } = (await phone.call('/medapp/api/hotel/roomLink/make', { regid: one.regId }, one.account.token)) as {
      link: { roomKey: string };
    };
    await phone.logIn(one.user);
    await phone.open('signHotel', { opFlag: 0 }, { cid });
    await page.getByRole('button', { name: text.withdraw, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(text.withdrawText);
    await question.getByRole('button', { name: text.withdraw, exact: true }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: text.make, exact: true }).click();
    await expect(page.getByText(text.open)).toBeVisible();
    await phone.open('roomInvitation', { key: link.roomKey });
    await expect(page.getByText(text.states.withdrawn)).toBeVisible();
    await axe(page);
    await phone.open('roomInvitation', { key: `${link.roomKey.slice(0, -1)}x` });
    await expect(page.getByRole('link', { name: app[phone.language].toConferences })).toBeVisible();
  },
);

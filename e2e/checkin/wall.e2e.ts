import { basePath } from '@meetingapp/contract/paths.ts';
import { buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { buildWallCode } from '@meetingapp/demo/checkin/wall-code.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { checkinWall as en } from '@meetingapp/locales/en/checkin/wall.ts';
import { checkinWall as zh } from '@meetingapp/locales/zh/checkin/wall.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, withDatabase } from '../support/own-congress.ts';
import type { Phone } from '../support/phone.ts';
import { newAccount } from '../support/sign-up.ts';

interface Place {
  cid: number;
  pointId: number;
  /** Content of the code on the wall, below the phone's base path. */
  code: string;
}

const hall = { latitude: 30.24, longitude: 120.2, radius: 200 };

const ways = [
  {
    ids: '[S107] [S108] [S109] [K4]',
    kind: 'entry',
    logIn: (phone: Phone, { cid }: Place) => phone.open('qrLogin', { cid }),
    submitted: /\/qr\/submit\//,
  },
  {
    ids: '[S103] [S104] [S105] [K4]',
    kind: 'activity',
    logIn: (phone: Phone, { pointId }: Place) => phone.open('qrActivityLogin', { acid: pointId }),
    submitted: /\/qr\/asubmit\//,
  },
  {
    ids: '[S106] [K4]',
    kind: 'entry',
    logIn: async (phone: Phone, { code }: Place) => {
      const lang = phone.language === 'en' ? 'en' : 'ch';
      await phone.page.goto(`${new URL(basePath + code, phone.address('index')).href}&lang=${lang}`);
    },
    submitted: /\/qrsubmit\?/,
  },
] as const;

for (const way of ways)
  test(
    `${way.ids} a person checks in by their own phone at the place, and far from it is led to the ticket`,
    { tag: '@en' },
    async ({ phone, page, context, language, axe }) => {
      const words = language === 'en' ? en : zh;
      const { cid } = await ownCongress();
      const account = await newAccount(phone);
      const place = await withDatabase(async (db) => {
        await buildRegistration(db, cid, { accountId: account.uId, name: '林知远' });
        const most = { times: 1, per: 'ever' } as const;
        const pointId = await buildPoint(db, cid, { kind: way.kind, self: true, place: hall, most });
        const until = Math.floor(Date.now() / 1000) + 3600;
        return { cid, pointId, code: await buildWallCode(db, cid, pointId, until) };
      });
      await way.logIn(phone, place);
      await expect(page.getByRole('button', { name: words.logIn })).toBeVisible();
      await axe(page);
      await phone.logIn({ to: account.to, password: 'Heart-2026' });
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 31.2, longitude: 121.3, accuracy: 10 });
      await way.logIn(phone, place);
      await expect(page).toHaveURL(way.submitted);
      await page.getByRole('button', { name: words.act, exact: true }).click();
      await expect(page.getByText(words.staff)).toBeVisible();
      await expect(page.getByRole('link', { name: words.mine })).toBeVisible();
      await axe(page);
      await context.setGeolocation({ latitude: 30.2401, longitude: 120.2, accuracy: 10 });
      await page.getByRole('button', { name: words.again }).click();
      await expect(page.getByRole('heading', { name: words.success })).toBeVisible();
      await expect(page.getByText('林知远')).toBeVisible();
      await axe(page);
      await page.setViewportSize({ width: 320, height: 568 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );

import { gzipSync } from 'node:zlib';
import { deviceCalls } from '@meetingapp/contract/checkin/device.ts';
import { largeTicketList } from '@meetingapp/demo/checkin/large-list.ts';
import { buildDeviceCode, buildPoint, ticketCode } from '@meetingapp/demo/checkin/points.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { barCodeOf } from '@meetingapp/domain/checkin/bar-code.ts';
import { checkinDevice as texts } from '@meetingapp/locales/zh/checkin/device.ts';
import { demoLogins } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownCongress, societyOf, withDatabase } from '../support/own-congress.ts';

const TICKETS = 100_000;
const MOST_BYTES = 2_000_000;

/** A door with people whose tickets are in a list of 100,000, one of them void; their codes. */
async function door() {
  const { email } = demoLogins.staff;
  const { cid } = await ownCongress({ societyId: await societyOf(email) });
  return withDatabase(async (db) => {
    const [qr, bar, gone] = [
      await buildRegistration(db, cid, { name: '林知远' }),
      await buildRegistration(db, cid, { name: '苏蘅' }),
      await buildRegistration(db, cid, { name: '周明' }),
    ];
    const pointId = await buildPoint(db, cid, { most: { times: 1, per: 'ever' } });
    const staff = await db.selectFrom('staff_member').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const tokenOf = async (id: number) =>
      (await db.selectFrom('ticket').select('token').where('registration_id', '=', id).executeTakeFirstOrThrow()).token;
    const codes = {
      qr: await ticketCode(db, qr),
      bar: barCodeOf(await tokenOf(bar)),
      gone: await ticketCode(db, gone),
    };
    await db.updateTable('registration').set({ state: 'cancelled' }).where('id', '=', gone).execute();
    return {
      codes,
      deviceCode: await buildDeviceCode(db, cid, pointId, staff.id),
      list: await largeTicketList(db, cid, TICKETS),
    };
  });
}

test('[O16] a phone slowed four times, without a network, judges by a list of 100,000 tickets', async ({
  phone,
  page,
  context,
}) => {
  const { codes, deviceCode, list } = await door();
  const body = JSON.stringify(list.answer);
  expect(gzipSync(body).length).toBeLessThan(MOST_BYTES);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route(`**${deviceCalls.tickets.path}`, (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await phone.open('scanner');
  await page.getByLabel(texts.enrol.code).fill(deviceCode);
  await page.getByRole('button', { name: texts.enrol.act }).click();
  await expect(page.getByText(/名单 100,?000 人/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(texts.offline, { exact: false })).toBeVisible();
  const verdict = page.getByRole('heading', { level: 2 });
  // As a hardware scanner types: letters without a pause, then Enter.
  const scan = (text: string) =>
    page.evaluate((letters) => {
      for (const key of [...letters, 'Enter']) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    }, text);
  const next = () => page.getByRole('button', { name: texts.next, exact: true }).click();
  await scan(codes.qr);
  await expect(verdict).toHaveText(texts.verdicts.later);
  await expect(page.getByText('林知远')).toBeVisible();
  await next();
  await scan(codes.qr);
  await expect(verdict).toHaveText(texts.verdicts.already);
  await next();
  await scan(codes.bar);
  await expect(verdict).toHaveText(texts.verdicts.later);
  await expect(page.getByText('苏蘅')).toBeVisible();
  await next();
  await scan(codes.gone);
  await expect(verdict).toHaveText(texts.verdicts.refuse);
  await expect(page.getByText(texts.reasons.void)).toBeVisible();
  await next();
  await scan('000000000000000');
  await expect(verdict).toHaveText(texts.verdicts.refuse);
  await expect(page.getByText(texts.reasons.unknown)).toBeVisible();
});

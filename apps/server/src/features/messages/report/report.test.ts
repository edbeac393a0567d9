import { describe, expect, it, vi } from 'vitest';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';

const secret = 'a-secret-of-reports';
const test = await testApp({ settings: { SMS_REPORT_SECRET: secret } });
const { db } = test;
const path = (vendor: string, given = secret) => `/medapp/sms-reports/${vendor}/${given}`;

async function told() {
  const phone = freshPhone();
  const email = `p${phone}@hospital.example`;
  const accountId = await buildAccount(db, { phone, email });
  await inTransaction(db, (transaction) =>
    notifyAccount(transaction, {
      accountId,
      conferenceId: null,
      kind: 'organiser',
      template: 'mailing',
      variables: { subject: '早班车提前', text: '班车 07:20 发车。' },
      urgent: true,
    }),
  );
  expect(await sentTo(test, phone)).toHaveLength(1);
  const notification = () =>
    db.selectFrom('notification').select('state').where('account_id', '=', accountId).executeTakeFirstOrThrow();
  const message = (recipient: string) =>
    db
      .selectFrom('message')
      .select(['id', 'state', 'fault', 'provider_id'])
      .where('recipient', '=', recipient)
      .executeTakeFirst();
  return { phone, email, notification, message };
}

const report = (to: string, more: { vendor?: string; delivered?: boolean; code?: string } = {}) =>
  test.control('/sms-report', { to, url: test.config.publicUrl + path(more.vendor ?? 'aliyun'), ...more });
const bouncedNumber = (address: string) =>
  db.selectFrom('bounced_address').select('reason').where('address', '=', address).executeTakeFirst();

describe('[O18] a delivery report of a text message', () => {
  it.each([
    ['aliyun', '{"code":0,"msg":"OK"}'],
    ['tencent', '{"result":0,"errmsg":"OK"}'],
  ])(
    'of %s marks the message and its notification as delivered, and repeated changes nothing',
    async (vendor, body) => {
      const one = await told();
      expect(await report(one.phone, { vendor })).toEqual({ status: 200, body });
      expect(await one.message(one.phone)).toMatchObject({ state: 'delivered', fault: '' });
      expect(await one.notification()).toEqual({ state: 'delivered' });
      expect(await report(one.phone, { vendor, delivered: false })).toEqual({ status: 200, body });
      expect(await one.message(one.phone)).toMatchObject({ state: 'delivered', fault: '' });
      expect(await sentTo(test, one.email)).toEqual([]);
    },
  );

  it.each(['aliyun', 'tencent'])(
    'of %s that says it failed lets the notification go by the next channel, once',
    async (vendor) => {
      const one = await told();
      await report(one.phone, { vendor, delivered: false, code: 'UNDELIV' });
      expect(await one.message(one.phone)).toMatchObject({ state: 'failed', fault: 'UNDELIV' });
      expect(await sentTo(test, one.email)).toHaveLength(1);
      await report(one.phone, { vendor, delivered: false, code: 'UNDELIV' });
      await report(one.phone, { vendor });
      expect(await sentTo(test, one.email)).toHaveLength(1);
      expect(await sentTo(test, one.phone)).toHaveLength(1);
      expect(await one.notification()).toEqual({ state: 'sent' });
      expect(await bouncedNumber(one.phone)).toBeUndefined();
    },
  );

  it('that the number does not exist keeps it from further messages', async () => {
    const one = await told();
    await report(one.phone, { delivered: false, code: 'MK:0001' });
    expect(await bouncedNumber(one.phone)).toEqual({ reason: 'MK:0001' });
  });

  it('resolves a message whose outcome was unknown', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const phone = freshPhone();
    const accountId = await buildAccount(db, { phone });
    await test.control('/faults', { loseNext: 1 });
    await inTransaction(db, (transaction) =>
      notifyAccount(transaction, {
        accountId,
        conferenceId: null,
        kind: 'organiser',
        template: 'mailing',
        variables: { subject: 'x', text: 'y' },
        urgent: true,
      }),
    );
    await sentTo(test, phone);
    await test.control('/reset');
    const states = () =>
      db
        .selectFrom('notification')
        .innerJoin('message', 'message.notification_id', 'notification.id')
        .select(['notification.state as notification', 'message.state as message'])
        .where('account_id', '=', accountId)
        .execute();
    expect(await states()).toEqual([{ notification: 'unknown', message: 'unknown' }]);
    await report(phone);
    expect(await states()).toEqual([{ notification: 'delivered', message: 'delivered' }]);
    errors.mockRestore();
  });

  it('is refused without the secret, and cannot name the message of another number', async () => {
    const one = await told();
    const { id } = (await one.message(one.phone)) ?? { id: 0 };
    const forged = { phone_number: '13900000001', success: false, err_code: 'MK:0001', biz_id: '', out_id: String(id) };
    const post = (url: string, payload: unknown) =>
      test.app.inject({ method: 'POST', url, payload: JSON.stringify(payload) });
    expect(
      (await post(path('aliyun', 'a-secret-of-others'), [{ ...forged, phone_number: one.phone }])).statusCode,
    ).toBe(404);
    expect((await post(path('twilio'), [forged])).statusCode).toBe(404);
    expect((await post(path('aliyun'), [forged])).statusCode).toBe(200);
    expect((await post(path('aliyun'), { no: 'list' })).statusCode).toBe(400);
    expect((await post(path('aliyun'), [1])).statusCode).toBe(400);
    expect((await post(path('aliyun'), [{ ...forged, out_id: '9'.repeat(40) }])).statusCode).toBe(200);
    expect(await one.message(one.phone)).toMatchObject({ state: 'sent' });
  });
});

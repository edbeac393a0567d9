import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount, queueMessage, type Notification } from '../../../db/rows/outbox.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { recordAttempts } from '../delivery/commands.ts';
import { takeBatch } from '../delivery/commands-take.ts';

const secret = 'a-secret-of-replies';
const test = await testApp({ settings: { SMS_REPORT_SECRET: secret } });
const { db } = test;

const post = async (kind: 'replies' | 'reports', vendor: string, body: unknown, given = secret) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/medapp/sms-${kind}/${vendor}/${given}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, body: answer.body };
};
/** As each vendor's documentation of replies has it. */
const replyOf = {
  aliyun: (phone: string, content: string) => [
    {
      phone_number: phone,
      content,
      send_time: '2027-04-15 10:00:00',
      sign_name: '年会',
      dest_code: '1',
      sequence_id: 7,
    },
  ],
  tencent: (phone: string, text: string) => ({
    extend: '',
    mobile: phone,
    nationcode: '86',
    sign: '年会',
    text,
    time: 1_807_754_400,
  }),
} as const;

async function person() {
  const phone = freshPhone();
  const accountId = await buildAccount(db, { phone });
  const token = await test.logIn(accountId);
  const notify = (more: Partial<Notification> = {}) =>
    inTransaction(db, (transaction) =>
      notifyAccount(transaction, {
        accountId,
        conferenceId: null,
        kind: 'organiser',
        template: 'mailing',
        variables: { subject: '早班车提前', text: '班车 07:20 发车。' },
        urgent: true,
        ...more,
      }),
    );
  const channels = async (kind: string) =>
    (await test.call(preferenceCalls.read, {}, { token })).kinds.find((one) => one.kind === kind)?.channels;
  return { phone, accountId, notify, channels };
}

describe('[O18] a text message that a person sends back', () => {
  it.each(['aliyun', 'tencent'] as const)(
    'with T or 退订 to %s ends text messages, except what must be told',
    async (vendor) => {
      const { phone, notify, channels } = await person();
      expect(await post('replies', vendor, replyOf[vendor](phone, '谢谢，收到'))).toMatchObject({ status: 200 });
      expect(await channels('organiser')).toContain('phone');
      expect((await post('replies', vendor, replyOf[vendor](phone, vendor === 'aliyun' ? 't' : '退订'))).status).toBe(
        200,
      );
      expect(await channels('organiser')).toEqual(['messenger', 'email']);
      expect(await channels('registration')).toContain('phone');
      await notify();
      expect(await sentTo(test, phone)).toEqual([]);
      await notify({ kind: 'registration', required: true });
      expect(await sentTo(test, phone)).toHaveLength(1);
    },
  );

  it('from a number without an account ends messages to it, but not a code that is asked for', async () => {
    const phone = freshPhone();
    await post('replies', 'aliyun', replyOf.aliyun(phone, '退订'));
    const queue = (template: string, variables: Record<string, string>) =>
      inTransaction(db, (transaction) =>
        queueMessage(transaction, {
          conferenceId: null,
          channel: 'phone',
          recipient: phone,
          language: 'zh',
          template,
          variables,
        }),
      );
    await queue('paper_accepted', {});
    await queue('code', { code: '123456', minutes: '5' });
    expect((await sentTo(test, phone)).map(({ variables }) => variables)).toEqual([{ code: '123456', minutes: '5' }]);
    expect(
      await db.selectFrom('message').select(['state', 'fault']).where('recipient', '=', phone).orderBy('id').execute(),
    ).toMatchObject([{ state: 'failed', fault: 'bounced' }, { state: 'sent' }]);
  });

  it('is refused without the secret, and when it is malformed', async () => {
    const { phone, channels } = await person();
    expect((await post('replies', 'aliyun', replyOf.aliyun(phone, '退订'), 'another')).status).toBe(404);
    expect((await post('replies', 'other', replyOf.aliyun(phone, '退订'))).status).toBe(404);
    expect((await post('replies', 'aliyun', 'text')).status).toBe(400);
    expect(await channels('organiser')).toContain('phone');
  });
});

describe('[O18] a delivery report of Tencent that arrives before its batch is recorded', () => {
  it('is kept and applied when the number is known; of another number nothing happens', async () => {
    const { phone, accountId, notify } = await person();
    await notify();
    // A second later: the database counts microseconds, `Date` cuts them off.
    const now = new Date(Date.now() + 1000);
    const { messages } = await takeBatch(db, { most: 20, now, canSend: () => true });
    const own = messages.find(({ recipient }) => recipient === phone);
    const report = (sid: string) => [
      {
        user_receive_time: '2027-04-15 10:00:00',
        nationcode: '86',
        mobile: phone,
        report_status: 'SUCCESS',
        errmsg: 'DELIVRD',
        sid,
      },
    ];
    expect((await post('reports', 'tencent', report('2019:early'))).status).toBe(200);
    expect((await post('reports', 'tencent', report('2019:foreign'))).status).toBe(200);
    const state = () =>
      db.selectFrom('message').select('state').where('recipient', '=', phone).executeTakeFirstOrThrow();
    expect(await state()).toEqual({ state: 'sending' });
    const attempt = { fault: '', state: 'sent' as const, retryAt: null, providerId: '2019:early', bounced: false };
    await recordAttempts(db, [{ id: own?.id ?? 0, ...attempt }], new Date());
    expect(await state()).toEqual({ state: 'delivered' });
    expect(await db.selectFrom('notification').select('state').where('account_id', '=', accountId).execute()).toEqual([
      { state: 'delivered' },
    ]);
    expect(await db.selectFrom('early_report').select('provider_id').execute()).toEqual([
      { provider_id: '2019:foreign' },
    ]);
  });
});

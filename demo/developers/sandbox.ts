import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { hashToken, newToken } from '@meetingapp/server/db/sessions/token-hash.ts';
import { buildConference } from '../conference/conferences.ts';
import { buildFeeKind } from '../fees/fees.ts';
import { buildForm } from '../forms/forms.ts';
import { buildRegistration } from '../registration/registration.ts';
import { both } from '../support/bilingual.ts';
import { dayFrom, momentFrom } from '../support/calendar.ts';

const DAY_MS = 86_400_000;

/** A sandbox with a key, one registration, and messages that were kept instead of sent. */
export async function seedSandbox(
  db: Database,
  { societyId, staffId }: { societyId: number; staffId: number },
  now: Date,
): Promise<void> {
  const conferenceId = await buildConference(
    db,
    {
      societyId,
      title: both('接口对接沙箱', 'Sandbox for system integration'),
      subtitle: both('付款和消息均为模拟', 'Payments and messages are simulated'),
      startsOn: dayFrom(now, 60),
      endsOn: dayFrom(now, 62),
      sandbox: true,
    },
    now,
  );
  await buildForm(db, conferenceId);
  await buildFeeKind(db, conferenceId, { amount: 160_000 });
  const registrationId = await buildRegistration(db, conferenceId, {
    name: '测试一',
    phone: '13900000001',
    state: 'confirmed',
  });
  const secret = `mk_test_${newToken()}`;
  await db
    .insertInto('api_key')
    .values({
      conference_id: conferenceId,
      name: '医院系统联调',
      scopes: ['registrations:read', 'registrations:write', 'orders:read', 'orders:pay', 'messages:read'],
      hash: hashToken(secret),
      prefix: secret.slice(0, 12),
      suffix: secret.slice(-4),
      created_by: staffId,
      created_at: momentFrom(now, -9, '10:20'),
      expires_at: new Date(now.getTime() + 90 * DAY_MS),
      used_at: momentFrom(now, -1, '16:41'),
    })
    .execute();
  const kept = [
    {
      channel: 'phone',
      recipient: '13900000001',
      language: 'zh',
      template: 'paid',
      subject: '报名付款成功',
      body: '您的订单 M2703010400118197 已付款 1600.00 CNY，报名已确认。请在会议页面查看入场二维码。',
      at: momentFrom(now, -2, '15:12'),
    },
    {
      channel: 'email',
      recipient: 'test.one@hospital.example',
      language: 'en',
      template: 'invoice_sent',
      subject: 'Your invoice',
      body: 'The invoice for your registration is attached.',
      at: momentFrom(now, -1, '16:40'),
    },
  ] as const;
  for (const { at, subject, body, ...message } of kept) {
    const { id } = await db
      .insertInto('message')
      .values({
        ...message,
        variables: JSON.stringify({}),
        conference_id: conferenceId,
        registration_id: registrationId,
        state: 'sent',
        attempts: 1,
        created_at: at,
        begun_at: at,
        sent_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sandbox_message')
      .values({
        ...message,
        conference_id: conferenceId,
        message_id: id,
        subject,
        body,
        file_name: message.channel === 'email' ? '26312000000000118197.pdf' : '',
        at,
      })
      .execute();
  }
}

import { describe, expect, it } from 'vitest';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';

const test = await testApp();
const { db } = test;

async function letter(link = '/callist/1') {
  const email = `p${freshPhone()}@hospital.example`;
  const accountId = await buildAccount(db, { phone: '', email });
  await inTransaction(db, (transaction) =>
    notifyAccount(transaction, {
      accountId,
      conferenceId: null,
      kind: 'organiser',
      template: 'mailing',
      variables: { subject: '早班车提前', text: '班车 07:20 发车。' },
      link,
      urgent: true,
    }),
  );
  const [mail] = await sentTo(test, email);
  const path = /\/medapp\/open\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const seen = async () =>
    (
      await db
        .selectFrom('notification')
        .select('seen_at')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
    ).seen_at !== null;
  return { path, seen };
}

/** As a browser opens an address that was tapped. */
const tapped = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const open = async (url: string, headers: Record<string, string> = tapped) => {
  const { statusCode, headers: answered } = await test.app.inject({ url, headers });
  return { statusCode, to: answered.location };
};

describe('[O18] the link in a message', () => {
  it('opens its page and marks it as seen; there is no picture or anything else that reports reading', async () => {
    const one = await letter();
    expect(await open(one.path)).toEqual({ statusCode: 302, to: '/meetingapp/callist/1' });
    expect(await one.seen()).toBe(true);
  });

  it('does not mark it as seen for a program that checks links or draws a preview', async () => {
    const one = await letter();
    expect(await open(one.path, {})).toEqual({ statusCode: 302, to: '/meetingapp/callist/1' });
    expect(await open(one.path, { ...tapped, 'sec-purpose': 'prefetch' })).toMatchObject({ statusCode: 302 });
    expect(await one.seen()).toBe(false);
  });

  it('opens the home, and marks nothing, with another number or signature; it never leaves the app', async () => {
    const [one, other] = [await letter(), await letter('//evil.example/x')];
    const [id = '', signature = ''] = one.path.replace('/medapp/open/', '').split('.');
    expect(await open(`/medapp/open/${Number(id) + 1}.${signature}`)).toEqual({ statusCode: 302, to: '/meetingapp/' });
    expect(await open(`/medapp/open/${id}.${'0'.repeat(32)}`)).toEqual({ statusCode: 302, to: '/meetingapp/' });
    expect(await open('/medapp/open/x')).toEqual({ statusCode: 302, to: '/meetingapp/' });
    expect([await one.seen(), await other.seen()]).toEqual([false, false]);
    expect(await open(other.path)).toEqual({ statusCode: 302, to: '/meetingapp/evil.example/x' });
  });
});

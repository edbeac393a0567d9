import { afterAll, describe, expect, it } from 'vitest';
import { type MailingInput, mailingCalls as calls } from '@meetingapp/contract/messages/mailing.ts';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { startSimulator } from '../../../ports/simulator/start-simulator.ts';
import { testApp } from '../../../testing/app.ts';

const simulator = await startSimulator({});
afterAll(() => simulator.close());
const { appId, secret, apiHost } = simulator.settings.messenger;
const withMessenger = await testApp({
  settings: {
    WECHAT_APP_ID: appId,
    WECHAT_APP_SECRET: secret,
    WECHAT_API_URL: apiHost,
    WECHAT_TEMPLATES: 'mailing=TPL1(thing1:subject thing2:text)',
  },
});
const withoutMessenger = await testApp();

const mailing: MailingInput = {
  name: '班车',
  kind: 'organiser',
  required: false,
  urgent: true,
  texts: { subject: both('早班车提前', 'Earlier shuttle'), body: both('班车 07:20 发车。', 'It leaves at 07:20.') },
  link: '',
  audience: {
    of: 'registrations',
    filter: { states: [], branches: [], fees: [], forms: [], orders: [], from: null, until: null, words: '' },
  },
  startsAt: null,
  rates: { messenger: null, phone: null, email: null },
};

type App = typeof withMessenger;

async function organiser({ db }: App) {
  const societyId = await buildSociety(db);
  return { societyId, token: await buildStaffToken(db, await buildStaff(db, societyId)) };
}
const organisers = new Map([
  [withMessenger, await organiser(withMessenger)],
  [withoutMessenger, await organiser(withoutMessenger)],
]);

async function congress(app: App) {
  const { societyId = 0, token = '' } = organisers.get(app) ?? {};
  return { cid: await buildConference(app.db, { societyId }), token };
}

/** A person who follows the official account, with a mobile number or with the messenger alone. */
async function follower({ db }: App, cid: number, { phone = '' } = {}) {
  const accountId = await buildAccount(db, { phone });
  const openid = `oFollower${freshPhone()}`;
  await db.insertInto('identity').values({ account_id: accountId, kind: 'wechat_open', value: openid }).execute();
  await buildRegistration(db, cid, { accountId, name: '林知远', state: 'confirmed' });
  return { accountId, openid };
}

describe('[O18] what the editor of a message says before it is sent', () => {
  it('counts people in the messenger as they are reached, and no text message is charged for them', async () => {
    const { cid, token } = await congress(withMessenger);
    const numbered = await follower(withMessenger, cid, { phone: freshPhone() });
    const alone = await follower(withMessenger, cid);
    const optedOut = await follower(withMessenger, cid, { phone: freshPhone() });
    const byThem = { token: await withMessenger.logIn(optedOut.accountId) };
    await withMessenger.call(preferenceCalls.saveChannels, { kind: 'organiser', channels: ['phone'] }, byThem);
    const check = await withMessenger.call(calls.check, { cid, mailing }, { token });
    expect(check).toMatchObject({
      recipients: 3,
      channels: { messenger: 2, phone: 1, email: 0, inbox: 0 },
      texts: { pieces: 1 },
    });
    const preview = await withMessenger.call(calls.preview, { cid, mailing, accountId: numbered.accountId }, { token });
    expect(preview.channels).toEqual(['messenger', 'phone']);

    const saved = await withMessenger.call(calls.save, { cid, id: null, seen: null, mailing }, { token });
    await withMessenger.call(calls.start, { cid, id: saved.id, seen: saved.version }, { token });
    await withMessenger.work();
    const { recipients } = await withMessenger.call(calls.recipients, { cid, id: saved.id }, { token });
    expect(recipients.map(({ way }) => way.map(({ channel }) => channel).join(' ')).toSorted()).toEqual([
      'messenger',
      'messenger',
      'phone',
    ]);
    const reached = simulator.world.outbox.flatMap(({ channel, to }) => (channel === 'messenger' ? [to] : []));
    expect(reached.toSorted()).toEqual([numbered.openid, alone.openid].toSorted());
  });

  it('counts people who no longer follow the official account by their next channel', async () => {
    const { cid, token } = await congress(withMessenger);
    const { openid } = await follower(withMessenger, cid, { phone: freshPhone() });
    await withMessenger.db
      .insertInto('bounced_address')
      .values({ channel: 'messenger', address: openid, reason: 'not_following', at: new Date() })
      .execute();
    expect(await withMessenger.call(calls.check, { cid, mailing }, { token })).toMatchObject({
      channels: { messenger: 0, phone: 1 },
    });
  });

  it('counts nobody in the messenger where it has no template for such messages, except in a sandbox', async () => {
    const { cid, token } = await congress(withoutMessenger);
    await follower(withoutMessenger, cid, { phone: freshPhone() });
    await follower(withoutMessenger, cid);
    expect(await withoutMessenger.call(calls.check, { cid, mailing }, { token })).toMatchObject({
      channels: { messenger: 0, phone: 1, inbox: 1 },
    });
    await withoutMessenger.db.updateTable('conference').set({ sandbox: true }).where('id', '=', cid).execute();
    expect(await withoutMessenger.call(calls.check, { cid, mailing }, { token })).toMatchObject({
      channels: { messenger: 2, phone: 0, inbox: 0 },
    });
  });
});

import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { startSimulator } from '../../../ports/simulator/start-simulator.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';

const simulator = await startSimulator({});
afterAll(() => simulator.close());
const { appId, secret, apiHost } = simulator.settings.messenger;
const eventToken = 'token-of-events';
const test = await testApp({
  settings: {
    WECHAT_APP_ID: appId,
    WECHAT_APP_SECRET: secret,
    WECHAT_API_URL: apiHost,
    WECHAT_TEMPLATES: 'mailing=TPL1(thing1:subject thing2:text)',
    WECHAT_EVENT_TOKEN: eventToken,
  },
});
const { db } = test;
let people = 0;

async function told({ ending = '', template = 'mailing' } = {}) {
  people += 1;
  const openid = `oPerson_${people}_${ending}`;
  const email = `wx${people}@hospital.example`;
  const accountId = await buildAccount(db, { phone: '', email });
  await db
    .insertInto('identity')
    .values({ account_id: accountId, kind: 'wechat_open', value: openid, verified_at: null })
    .execute();
  await inTransaction(db, (transaction) =>
    notifyAccount(transaction, {
      accountId,
      conferenceId: null,
      kind: 'organiser',
      template,
      variables: { subject: '早班车提前', text: '班车改为 07:20 在会展中心南门广场发车，请提前十分钟到达。' },
      link: '/callist/1',
      urgent: true,
    }),
  );
  await test.work();
  const outbox = simulator.world.outbox.filter(({ channel, to }) => channel === 'messenger' && to === openid);
  const states = () =>
    db
      .selectFrom('notification')
      .innerJoin('message', 'message.notification_id', 'notification.id')
      .select(['message.channel', 'message.state', 'message.fault'])
      .where('account_id', '=', accountId)
      .orderBy('message.id')
      .execute();
  return { openid, email, outbox, states };
}

function event(openid: string, id: string, status: string, { token = eventToken, at = Date.now() } = {}) {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHash('sha1').update([token, timestamp, '42'].toSorted().join('')).digest('hex');
  const query = new URLSearchParams({ signature, timestamp, nonce: '42' }).toString();
  return {
    method: 'POST' as const,
    url: `/medapp/messenger-events?${query}`,
    headers: { 'content-type': 'text/xml' },
    payload: `<xml><ToUserName><![CDATA[gh_1]]></ToUserName><FromUserName><![CDATA[${openid}]]></FromUserName><CreateTime>1395658920</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[TEMPLATESENDJOBFINISH]]></Event><MsgID>${id}</MsgID><Status><![CDATA[${status}]]></Status></xml>`,
  };
}

describe('[O18] a template message of the messenger', () => {
  it('fills the fields of the account’s template, shortened to what they hold, and opens the link', async () => {
    const { outbox, states } = await told();
    expect(outbox).toMatchObject([
      { subject: 'TPL1', variables: { thing1: '早班车提前', thing2: '班车改为 07:20 在会展中心南门广…' } },
    ]);
    expect(outbox[0]?.text).toMatch(/\/medapp\/open\/\d+\.[0-9a-f]{32}/);
    expect(await states()).toEqual([{ channel: 'messenger', state: 'sent', fault: '' }]);
  });

  it('is sent with a new token when the messenger has withdrawn the old one', async () => {
    await told();
    await fetch(`${simulator.base}/control/revoke-token`, { method: 'POST' });
    expect((await told()).outbox).toHaveLength(1);
  });

  it('is delivered when the messenger reports it, and once only', async () => {
    const { openid, outbox, states } = await told();
    const id = outbox[0]?.receipt?.bizId ?? '';
    const answer = await test.app.inject(event(openid, id, 'success'));
    expect([answer.statusCode, answer.body]).toEqual([200, 'success']);
    expect(await states()).toEqual([{ channel: 'messenger', state: 'delivered', fault: '' }]);
    await test.app.inject(event(openid, id, 'failed:user block'));
    expect(await states()).toEqual([{ channel: 'messenger', state: 'delivered', fault: '' }]);
  });

  it('that the person blocks goes by the next channel', async () => {
    const { openid, email, outbox, states } = await told();
    await test.app.inject(event(openid, outbox[0]?.receipt?.bizId ?? '', 'failed:user block'));
    expect(await sentTo(test, email)).toHaveLength(1);
    expect(await states()).toEqual([
      { channel: 'messenger', state: 'failed', fault: 'user block' },
      { channel: 'email', state: 'sent', fault: '' },
    ]);
  });

  it('goes by the next channel at once to a person who does not follow, or without a template', async () => {
    const stranger = await told({ ending: 'stranger' });
    await test.work();
    expect(await stranger.states()).toMatchObject([
      { channel: 'messenger', state: 'failed', fault: 'not_following' },
      { channel: 'email', state: 'sent' },
    ]);
    expect(await (await told({ template: 'from_organiser' })).states()).toMatchObject([{ channel: 'email' }]);
  });

  it('cannot be reported by others, and the address proves itself to the messenger', async () => {
    const { openid, outbox, states } = await told();
    const id = outbox[0]?.receipt?.bizId ?? '';
    const forged = event(openid, id, 'failed:user block', { token: 'guessed' });
    const old = event(openid, id, 'failed:user block', { at: Date.now() - 700_000 });
    for (const one of [forged, old]) expect((await test.app.inject(one)).statusCode).toBe(403);
    expect(await states()).toEqual([{ channel: 'messenger', state: 'sent', fault: '' }]);
    const { url } = event(openid, id, 'success');
    expect((await test.app.inject(`${url}&echostr=777`)).body).toBe('777');
    expect((await test.app.inject(`${forged.url}&echostr=777`)).statusCode).toBe(403);
  });
});

import { describe, expect, it } from 'vitest';
import type { BodyOf } from '@meetingapp/contract/call.ts';
import { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { figureCalls as calls } from '@meetingapp/contract/exhibition/figure.ts';
import { sponsorConsoleCalls as desk } from '@meetingapp/contract/exhibition/sponsor.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildLevel } from '@meetingapp/demo/exhibition/sponsors.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { MOST_OF_NETWORK } from '@meetingapp/domain/exhibition/views.ts';
import { testApp } from '../../../testing/app.ts';
import { purgeMarks } from './commands.ts';

const test = await testApp({ settings: { REQUESTS_PER_MINUTE: '100000' } });
const { db } = test;
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
let last = 13_877_380_000;
let network = 0;

async function person() {
  last += 1;
  const phone = String(last);
  const accountId = await buildAccount(db, { name: '许清源', phone });
  return { phone, token: await test.logIn(accountId) };
}
const product = { key: 'mh3', name: both('无导线起搏器', 'Leadless pacemaker'), text: nothing, picture: null };

async function stand() {
  const cid = await buildConference(db, { societyId });
  const own = await person();
  const sponsorLevelId = await buildLevel(db, cid, {
    name: both('金牌', 'Gold'),
    position: 1,
    places: ['home', 'live'],
  });
  const showid = await buildExhibitor(db, cid, {
    members: [own.phone],
    sponsorLevelId,
    stand: { products: [product] },
  });
  return { cid, showid, own };
}

type Body = BodyOf<typeof calls.count>;
type Part = Body['seenParts'][number];
const mark = (number: number): string => number.toString(16).padStart(16, '0');
const newNetwork = (): string => {
  network += 1;
  return `10.7.${network >> 8}.${network & 255}`;
};

/** Sends views as a phone does. */
async function see(
  cid: number,
  seenParts: Part[],
  { token, device = 1, from = newNetwork() }: { token?: string; device?: number; from?: string } = {},
): Promise<unknown> {
  const answer = await test.app.inject({
    method: 'POST',
    url: calls.count.path,
    remoteAddress: from,
    headers: { language: 'zh', ...(token === undefined ? {} : { token }) },
    payload: { cid, deviceMark: mark(device), seenParts },
  });
  return answer.json();
}
const viewsOf = async (showid: number, own: { token: string }) => (await test.call(calls.read, { showid }, own)).total;

describe('[O13] views of an exhibitor', () => {
  it('are counted once a day for a person in each place, on whatever device', async () => {
    const { cid, showid, own } = await stand();
    const visitor = await person();
    const parts: Part[] = [
      { exhibitorId: showid, place: 'home', product: '' },
      { exhibitorId: showid, place: 'stand', product: '' },
      { exhibitorId: showid, place: 'product', product: 'mh3' },
    ];
    for (const device of [1, 2, 3])
      expect(await see(cid, parts, { token: visitor.token, device })).toEqual({ code: 0 });
    expect(await viewsOf(showid, own)).toMatchObject({ home: 1, stand: 1, product: 1, live: 0 });
  });

  it('do not grow in a loop that says each time to be another device of its network', async () => {
    const { cid, showid, own } = await stand();
    const from = newNetwork();
    const part: Part = { exhibitorId: showid, place: 'home', product: '' };
    for (let device = 1; device <= MOST_OF_NETWORK + 40; device += 1) await see(cid, [part], { device, from });
    expect((await viewsOf(showid, own)).home).toBe(MOST_OF_NETWORK);
    await see(cid, [part], { device: 1 });
    expect((await viewsOf(showid, own)).home).toBe(MOST_OF_NETWORK + 1);
  });

  it('are the same when many batches arrive at once', async () => {
    const { cid, showid, own } = await stand();
    const visitor = await person();
    const places = ['home', 'live', 'stand'] as const;
    const parts = places.map((place): Part => ({ exhibitorId: showid, place, product: '' }));
    const batches = Array.from({ length: 12 }, (_batch, at) => (at % 2 === 0 ? parts : parts.toReversed()));
    await Promise.all(batches.map((batch) => see(cid, batch, { token: visitor.token })));
    expect(await viewsOf(showid, own)).toMatchObject({ home: 1, live: 1, stand: 1 });
    const from = newNetwork();
    await Promise.all(batches.map((batch, device) => see(cid, batch, { device, from })));
    expect(await viewsOf(showid, own)).toMatchObject({ home: 13, live: 13, stand: 13 });
  });

  it('are left out where its logo does not show, of another conference, of unknown products, and of its own people', async () => {
    const { cid, showid, own } = await stand();
    const other = await stand();
    const impossible: Part[] = [
      { exhibitorId: showid, place: 'programme', product: '' },
      { exhibitorId: showid, place: 'product', product: 'none' },
      { exhibitorId: other.showid, place: 'home', product: '' },
    ];
    expect(await see(cid, impossible)).toEqual({ code: 0 });
    await see(cid, [{ exhibitorId: showid, place: 'home', product: '' }], { token: own.token });
    expect(await viewsOf(showid, own)).toEqual({ home: 0, programme: 0, session: 0, live: 0, stand: 0, product: 0 });
    expect(await viewsOf(other.showid, other.own)).toMatchObject({ home: 0 });
  });

  it('say nothing about who looked: marks are hashes with a secret of the day, and go with it', async () => {
    const { cid, showid, own } = await stand();
    const visitor = await person();
    await see(cid, [{ exhibitorId: showid, place: 'home', product: '' }], { token: visitor.token });
    const marks = () => db.selectFrom('exhibitor_view_mark').select('key').where('conference_id', '=', cid).execute();
    expect((await marks()).map(({ key }) => key.length)).toEqual([32]);
    await purgeMarks(db, '2999-01-01');
    expect(await marks()).toEqual([]);
    expect((await viewsOf(showid, own)).home).toBe(1);
  });
});

describe('[O13] [S88] figures of a stand', () => {
  it('name views, cards, visits and stamps by day, for its own people only, also as a file', async () => {
    const { cid, showid, own } = await stand();
    const visitor = await person();
    await see(cid, [{ exhibitorId: showid, place: 'product', product: 'mh3' }], { token: visitor.token });
    await test.call(exhibitionCalls.visit, { showid, visited: true }, visitor);
    const figures = await test.call(calls.read, { showid }, own);
    expect(figures).toMatchObject({ level: '金牌', visits: 1, cards: 0, stamps: 0 });
    expect(figures.days).toMatchObject([{ product: 1, stand: 0, visits: 1, logos: 0 }]);
    expect(figures.products).toEqual([{ key: 'mh3', name: '无导线起搏器', views: 1 }]);
    const { csv } = await test.call(calls.download, { showid }, own);
    expect(csv.trim().split('\r\n').slice(1)).toEqual([`${figures.days[0]?.day},0,1,0,0,0,1,0`]);
    const other = await stand();
    for (const call of [calls.read, calls.download])
      for (const stranger of [other.own, visitor])
        expect(await test.attempt(call, { showid }, stranger)).toMatchObject({ error: 'not_found' });
  });

  it('are listed for staff with the levels, and as a file', async () => {
    const { cid, showid } = await stand();
    await see(cid, [{ exhibitorId: showid, place: 'live', product: '' }]);
    const list = await test.call(desk.sponsors, { cid }, staff);
    expect(list.exhibitors).toMatchObject([{ id: showid, views: { live: 1, home: 0 } }]);
    const { content } = await test.call(desk.views, { cid }, staff);
    const text = Buffer.from(content, 'base64').toString('utf8');
    expect(text).toContain('金牌');
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });
});

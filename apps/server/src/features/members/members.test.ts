import { describe, expect, it } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { dayFrom } from '@meetingapp/demo/support/calendar.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildMemberList, buildMembers } from '@meetingapp/demo/members/members.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app, { language: 'en' });
const today = dayFrom(new Date(), 0);
const societyId = await buildSociety(db);
const id = await buildMemberList(db, societyId, {
  title: both('会员', 'Members'),
  description: both('<p>说明</p>', '<p>About</p><script>a()</script>'),
  benefits: [both('优惠', 'Discount')],
  joinUrl: 'https://society.example.org/join',
});
await buildMembers(db, id, [
  { name: '林知远', phone: '13800001111', email: 'lin@example.org', validFrom: '2020-01-01', validUntil: '2099-12-31' },
  { name: '旧会员', phone: '13800002222', validUntil: dayFrom(new Date(), -1) },
  { name: '新会员', phone: '13800003333', validFrom: dayFrom(new Date(), 1) },
  { name: '今日会员', phone: '13800004444', validFrom: today, validUntil: today },
]);

describe('[C11] vip/info', () => {
  it('returns data: what the list is, its benefits, how to join', async () => {
    expect((await wire.post('/medapp/api/common/vip/info', { id: String(id) })).body).toEqual({
      code: 0,
      data: {
        id,
        title: 'Members',
        description: '<p>About</p>',
        benefits: ['Discount'],
        joinUrl: 'https://society.example.org/join',
      },
    });
  });

  it('[E12] reports an unknown list', async () => {
    expect((await wire.post('/medapp/api/common/vip/info', { id: 999_999 })).body).toMatchObject({
      error: 'member_list_unknown',
      msg: 'This member list was not found',
    });
  });
});

describe('[C12] [V16] vip/check/byinfo', () => {
  const check = async (person: object) =>
    (await wire.post('/medapp/api/common/vip/check/byinfo', { id, uid: '', ...person })).body;
  const cases: [title: string, person: object, data: 0 | 1][] = [
    ['name and phone', { name: '林知远', phone: '13800001111', email: '' }, 1],
    ['name and phone as people write it', { name: ' 林知远 ', phone: '+86 138-0000-1111', email: '' }, 1],
    ['name and e-mail', { name: '林知远', phone: '', email: 'LIN@example.org' }, 1],
    ['name, a new phone and the e-mail', { name: '林知远', phone: '13900000000', email: 'lin@example.org' }, 1],
    ['the phone of a member under another name', { name: '别人', phone: '13800001111', email: '' }, 0],
    ['the name alone', { name: '林知远', phone: '', email: '' }, 0],
    ['name and another phone', { name: '林知远', phone: '13900000000', email: '' }, 0],
    ['a membership that ended yesterday', { name: '旧会员', phone: '13800002222', email: '' }, 0],
    ['a membership that begins tomorrow', { name: '新会员', phone: '13800003333', email: '' }, 0],
    ['a membership of today alone', { name: '今日会员', phone: '13800004444', email: '' }, 1],
  ];
  for (const [title, person, data] of cases)
    it(`answers data ${data} for ${title}`, async () => {
      expect(await check(person)).toEqual({ code: 0, data });
    });

  it('evaluates a membership by the calendar of China: at one in the morning it is today', async () => {
    const oneAtNight = new Date(`${today}T01:00:00+08:00`);
    test.clock.now = oneAtNight;
    expect(await check({ name: '今日会员', phone: '13800004444' })).toEqual({ code: 0, data: 1 });
    test.clock.now = new Date(oneAtNight.getTime() + 86_400_000);
    expect(await check({ name: '今日会员', phone: '13800004444' })).toEqual({ code: 0, data: 0 });
    test.clock.now = null as unknown as Date;
  });

  it('[E12] reports what is missing', async () => {
    expect(await check({ phone: '13800001111' })).toMatchObject({
      error: 'body_invalid',
      msg: 'Name: This item is required',
      faults: [{ field: 'name' }],
    });
    expect((await wire.post('/medapp/api/common/vip/check/byinfo', { id: 999_999, name: 'x' })).body).toMatchObject({
      error: 'member_list_unknown',
    });
  });
});

describe('[C16] member/status', () => {
  it('returns the list of a conference, and membership by the verified address', async () => {
    const cid = await buildConference(db, { societyId, memberListId: id });
    const status = async (headers: Record<string, string> = {}) =>
      (await wire.post('/medapp/api/member/status', { cid }, headers)).body;
    expect(await status()).toEqual({ code: 0, listId: id, member: null, validUntil: null });
    const member = await test.logIn(await buildAccount(db, { name: '另写的名字', phone: '13800001111' }));
    expect(await status({ token: member })).toEqual({ code: 0, listId: id, member: true, validUntil: '2099-12-31' });
    const other = await test.logIn(await buildAccount(db));
    expect(await status({ token: other })).toEqual({ code: 0, listId: id, member: false, validUntil: null });
    const without = await buildConference(db);
    expect((await wire.post('/medapp/api/member/status', { cid: without }, { token: member })).body).toEqual({
      code: 0,
      listId: null,
      member: null,
      validUntil: null,
    });
    expect((await wire.post('/medapp/api/member/status', { cid: 999_999 })).body).toMatchObject({
      error: 'conference_unknown',
    });
  });
});

import { expect, it } from 'vitest';
import { usageCalls as calls, type UsageEvent } from '@meetingapp/contract/statistics/usage.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';
import { saveMonths } from './commands-usage.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const reader = { token: await buildStaffToken(db, await buildStaff(db, societyId, { role: 'reader' })) };

const told = (cid: number, more: Partial<UsageEvent> = {}): UsageEvent => ({
  uid: '',
  fingerprint: '0123456789abcdef',
  cid: String(cid),
  type: 'view',
  location: '',
  lng: null,
  lat: null,
  url: `https://m.example/meetingapp/callist/1?token=secret`,
  ul_agent: 'Mozilla/5.0',
  parameter: {},
  ago: 0,
  lang: 'zh',
  sourceCode: '',
  ...more,
});
const traffic = (cid: number) => test.call(calls.traffic, { cid, days: 7 }, reader);

it('[T22] [S18] usage reports are saved and shown by day, page, source and language; a device counts once as a visitor', async () => {
  const cid = await buildConference(db, { societyId });
  const other = 'fedcba9876543210';
  await test.call(calls.tell, {
    events: [
      told(cid),
      told(cid, { ago: 86_400_000 }),
      told(cid, { fingerprint: other, lang: 'en', sourceCode: 'POSTER1' }),
    ],
  });
  const shared = { shareUlr: 'https://m.example/meetingapp/index/1_abc' };
  await test.call(calls.tell, {
    events: [told(cid, { type: 'share', parameter: shared, url: `/meetingapp/share/${cid}` })],
  });
  const { total, days, pages, sources, languages } = await traffic(cid);
  expect(total).toEqual({ views: 3, visitors: 2, shares: 1 });
  expect(days).toHaveLength(7);
  expect(days.slice(-2)).toMatchObject([
    { views: 1, visitors: 1 },
    { views: 2, visitors: 2 },
  ]);
  expect(pages).toEqual([{ screen: 'calList', views: 3, visitors: 2 }]);
  expect(sources).toEqual([
    { code: '', views: 2, visitors: 1 },
    { code: 'POSTER1', views: 1, visitors: 1 },
  ]);
  expect(languages).toEqual([
    { language: 'zh', views: 2, visitors: 1 },
    { language: 'en', views: 1, visitors: 1 },
  ]);
});

it('[T22] of an address only the path is saved: no query, and nothing of other sites', async () => {
  const cid = await buildConference(db, { societyId });
  await test.call(calls.tell, {
    events: [told(cid), told(cid, { url: 'https://m.example/elsewhere' }), told(cid, { url: ':::' })],
  });
  const rows = await db.selectFrom('usage_event').selectAll().where('conference_id', '=', cid).execute();
  expect(rows.map(({ address }) => address)).toEqual(['/meetingapp/callist/1']);
});

it('[T22] a device is identified by its mark only', async () => {
  const cid = await buildConference(db, { societyId });
  expect(await test.attempt(calls.tell, { events: [told(cid, { fingerprint: 'me@b.example' })] })).toMatchObject({
    error: 'body_invalid',
  });
});

it('[T22] partitions exist for the coming months, and data older than two years is deleted', async () => {
  const cid = await buildConference(db, { societyId });
  await db
    .insertInto('usage_event')
    .values({
      at: new Date('2020-05-05'),
      conference_id: cid,
      kind: 'view',
      fingerprint: 'a'.repeat(16),
      screen: 'agenda',
      address: '/',
      language: 'zh',
      parameter: {},
    })
    .execute();
  await saveMonths(db, new Date());
  await saveMonths(db, new Date());
  expect(await db.selectFrom('usage_event').select('at').where('conference_id', '=', cid).execute()).toEqual([]);
});

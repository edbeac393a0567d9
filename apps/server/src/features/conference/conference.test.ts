import { describe, expect, it } from 'vitest';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';
import { listConferences } from './queries.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app, { language: 'en' });
const detail = '/medapp/api/manage/conf/conference/detail';
const search = '/medapp/api/con/search/bycid';
const list = '/medapp/api/conference/list';

const contact = {
  name: both('施佩兰', 'Shi Peilan'),
  duty: both('会务', 'Office'),
  phone: '0571-85550000',
  email: 'office@example.org',
};

describe('[C1] con/search/bycid', () => {
  it('returns conference[0].cId for the number as text or number', async () => {
    const cid = await buildConference(db);
    for (const asked of [cid, String(cid)]) {
      const { body } = await wire.post(search, { cid: asked, type: 2, source: 'SRC' });
      expect(body.conference?.[0]?.cId).toBe(cid);
    }
  });

  it('returns an empty list for an unknown number and for a draft', async () => {
    const draft = await buildConference(db, { state: 'draft' });
    for (const cid of [999_999, draft])
      expect((await wire.post(search, { cid, type: 2, source: null })).body).toEqual({ code: 0, conference: [] });
  });
});

describe('[S2] the list of conferences', () => {
  it('leaves out what is far away when it holds no more', async () => {
    const now = new Date('2040-06-15T02:00:00Z');
    const on = (startsOn: string, endsOn: string) =>
      buildConference(db, { title: both('远会', 'Far'), city: both('南溪', 'Nanxi'), startsOn, endsOn });
    const later = await on('2041-01-01', '2041-01-03');
    const past = await on('2040-06-10', '2040-06-12');
    const running = await on('2040-06-14', '2040-06-16');
    const longAgo = await on('2039-01-01', '2039-01-02');
    const next = await on('2040-06-20', '2040-06-21');
    const ids = async (most?: number) =>
      (await listConferences(db, 'Nanxi', { now, ...(most && { most }) })).map((row) => row.id);
    expect(await ids()).toEqual([later, next, running, past, longAgo]);
    expect(await ids(4)).toEqual([later, next, running, past]);
    expect(await ids(2)).toEqual([next, running]);
  });
});

describe('[C8] conference/detail', () => {
  it('returns cFl 1 and everything that the introduction shows, in the requested language', async () => {
    const cid = await buildConference(db, {
      title: both('年会', 'Congress'),
      hosts: [both('学会', 'Society'), both('医院', 'Hospital')],
      contacts: [contact],
      introduction: both('<p>介绍</p>', '<p>About</p><script>a()</script>'),
      lat: 30.25,
      lng: 120.16,
    });
    const { body } = await wire.post(detail, { cid: String(cid), language: 'en' });
    expect(body.conference).toMatchObject({
      cId: cid,
      cFl: 1,
      title: 'Congress',
      host: 'Society',
      hosts: ['Society', 'Hospital'],
      contacts: [{ name: 'Shi Peilan', duty: 'Office', phone: '0571-85550000' }],
      introduction: '<p>About</p>',
      lat: 30.25,
      zone: 'Asia/Shanghai',
      theme: { brand: '#33D0C2', loader: 1, template: 1 },
      stopReason: '',
    });
  });

  it('[T9] returns cFl 0 for a stopped one, with the reason; closed ones are still shown', async () => {
    const stopped = await buildConference(db, { state: 'stopped', stopReason: both('改期', 'Postponed') });
    expect((await wire.post(detail, { cid: stopped })).body.conference).toMatchObject({
      cFl: 0,
      stopReason: 'Postponed',
    });
    const closed = await buildConference(db, { state: 'closed' });
    expect((await wire.post(detail, { cid: closed })).body.conference).toMatchObject({ cFl: 1 });
  });

  it('[E12] reports unknown numbers and drafts as unknown, in both languages', async () => {
    const draft = await buildConference(db, { state: 'draft' });
    for (const cid of [999_999, draft]) {
      expect((await wire.post(detail, { cid })).body).toEqual({
        code: 2001,
        error: 'conference_unknown',
        msg: 'This conference was not found',
      });
      expect((await wire.post(detail, { cid }, { language: 'ch' })).body.msg).toBe('没有找到这个会议');
    }
  });

  it('[T3] returns the server’s time, so that no phone uses its own', async () => {
    const cid = await buildConference(db);
    test.clock.now = new Date('2030-01-02T03:04:05.000Z');
    expect((await wire.post(detail, { cid })).body.conference?.now).toBe('2030-01-02T03:04:05.000Z');
    test.clock.now = null as unknown as Date;
  });
});

describe('[C16] conference/list', () => {
  it('[S2] finds by words of title and city in either language, the latest first, no drafts', async () => {
    const title = both('心电学习班', 'Course on 100% ECG_basics');
    const soon = await buildConference(db, { title, startsOn: '2031-01-01' });
    const later = await buildConference(db, {
      title,
      startsOn: '2031-06-01',
      state: 'closed',
      city: both('厦门', 'Xiamen'),
    });
    await buildConference(db, { title, state: 'draft' });
    await buildConference(db, { title, state: 'stopped' });
    const found = async (words: string) =>
      (await wire.post(list, { words })).body.conferences?.map((one) => Number(one.cId));
    expect(await found('心电')).toEqual([later, soon]);
    expect(await found('ecg_BASICS')).toEqual([later, soon]);
    expect(await found('厦门')).toEqual([later]);
    expect(await found('xiamen')).toEqual([later]);
    // Wildcards of the search pattern match literally.
    expect(await found('100%')).toEqual([later, soon]);
    expect(await found('1%ECG')).toEqual([]);
    expect(await found("'; drop table conference; --")).toEqual([]);
  });

  it('[E12] reports which words are too long', async () => {
    expect((await wire.post(list, { words: 'x'.repeat(61) })).body).toMatchObject({
      error: 'body_invalid',
      msg: 'Search words: at most 60 characters',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { buildHome, buildNotice } from '@meetingapp/demo/home/home.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app, { language: 'en' });
const info = (cid: number, headers?: Record<string, string>) =>
  wire.post('/medapp/api/con/homeInfo', { idCode: String(cid), templateType: 2 }, headers);

describe('[C2] con/homeInfo', () => {
  it('returns data with what the template draws, in the requested language', async () => {
    const cid = await buildConference(db, { template: 13, brand: '#D8402F' });
    await buildHome(db, cid, {
      subtitle: both('三天', 'Three days'),
      tiles: [
        {
          key: 'sign',
          title: both('报名', 'Register'),
          icon: 'pen',
          to: `/sign/home/0?cid=${cid}`,
          badge: both('', ''),
          roles: [],
          from: null,
          until: null,
        },
      ],
      facts: [{ figure: '1200', label: both('代表', 'delegates') }],
      sponsors: [{ name: both('某公司', 'A company'), tier: both('金', 'Gold'), logo: null }],
      popup: {
        id: 1,
        title: both('提示', 'Note'),
        html: both('<p>好</p>', '<p onclick="a()">Good<script>a()</script></p>'),
        image: null,
        to: '',
        showSecond: true,
      },
    });
    const { body } = await info(cid);
    expect(body.data).toMatchObject({
      conference: { cId: cid, theme: { template: 13, brand: '#D8402F' } },
      subtitle: 'Three days',
      tiles: [{ key: 'sign', title: 'Register' }],
      facts: [{ figure: '1200', label: 'delegates' }],
      sponsors: [{ name: 'A company', tier: 'Gold', logo: null }],
      popup: { title: 'Note', html: '<p>Good</p>', showSecond: true },
    });
    expect((await info(cid, { language: 'cn' })).body.data?.tiles?.[0]?.title).toBe('报名');
  });

  it('contains the notices in force: urgent ones first, then the newest, without future and past ones', async () => {
    const cid = await buildConference(db);
    const hours = (n: number) => new Date(Date.now() + n * 3_600_000);
    await buildNotice(db, cid, { title: both('旧', 'old'), at: hours(-3) });
    await buildNotice(db, cid, { title: both('新', 'new'), at: hours(-1) });
    await buildNotice(db, cid, { title: both('急', 'urgent'), at: hours(-5), urgent: true });
    await buildNotice(db, cid, { title: both('明', 'tomorrow'), at: hours(24) });
    const ended = await buildNotice(db, cid, { title: both('过', 'over'), at: hours(-2) });
    await db
      .updateTable('notice')
      .set({ ended_at: hours(-1) })
      .where('id', '=', ended)
      .execute();
    expect((await info(cid)).body.data?.notices?.map((notice) => notice.title)).toEqual(['urgent', 'new', 'old']);
  });

  it('exists, empty, for a conference that has no home yet', async () => {
    const { body } = await info(await buildConference(db));
    expect(body).toMatchObject({ code: 0, data: { tiles: [], popup: null } });
  });

  it('[T7] [E12] says why there is none: unknown, or stopped', async () => {
    expect((await info(999_999)).body).toMatchObject({ error: 'conference_unknown' });
    const stopped = await buildConference(db, { state: 'stopped' });
    expect((await info(stopped)).body).toMatchObject({
      error: 'conference_stopped',
      msg: 'Access to this conference has been stopped',
    });
  });
});

describe('[S33] a page of the home', () => {
  it('is served in the reader’s language, sanitized; an unknown one and one of another conference are not found', async () => {
    const [cid, other] = [await buildConference(db), await buildConference(db)];
    const view = {
      id: 4,
      title: both('交通', 'Travel'),
      kind: 'text' as const,
      html: both('<p>地铁</p>', '<p>Metro<script>a()</script></p>'),
      items: [],
      to: '',
    };
    await buildHome(db, cid, { views: [view] });
    const ask = (of: number, id: number) => wire.post('/medapp/api/home/view', { cid: of, id });
    expect((await ask(cid, 4)).body).toMatchObject({ code: 0, view: { title: 'Travel', html: '<p>Metro</p>' } });
    expect((await ask(cid, 5)).body).toMatchObject({ code: 404 });
    expect((await ask(other, 4)).body).toMatchObject({ code: 404 });
  });
});

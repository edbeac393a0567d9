import { describe, expect, it } from 'vitest';
import { homeConsoleCalls, type HomeContent } from '@meetingapp/contract/home-console.ts';
import { homeCalls } from '@meetingapp/contract/home.ts';
import { both } from '@meetingapp/demo/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const options = { token, language: 'en' } as const;
const read = () => test.call(homeConsoleCalls.read, { cid }, options);
const tile = (to: string, icon = 'mic'): HomeContent['tiles'][number] => ({
  key: 'one',
  title: both('讲者', 'Speakers'),
  icon,
  to,
  badge: both('', ''),
  roles: [],
  from: null,
  until: null,
});

describe('[O17] the home editor', () => {
  it('begins with an empty home, and what is saved is on the phone at once', async () => {
    const before = await read();
    expect(before.content.tiles).toEqual([]);
    const content = { ...before.content, tiles: [tile('/conf/1')] };
    const theme = { template: 13, brand: '#D8402F', loader: 4 };
    const { version } = await test.call(
      homeConsoleCalls.save,
      { cid, version: before.version, content, theme },
      options,
    );
    expect(await read()).toMatchObject({ version, theme, content });
    const { data } = await test.call(homeCalls.homeInfo, { idCode: cid }, { language: 'en' });
    expect(data).toMatchObject({ conference: { theme }, tiles: [{ title: 'Speakers', to: '/conf/1' }] });
  });

  it('refuses the later of two who began from the same state, and loses nothing of the first', async () => {
    const { version, content, theme } = await read();
    const save = (loader: number) =>
      test.attempt(homeConsoleCalls.save, { cid, version, content, theme: { ...theme, loader } }, options);
    expect(await save(5)).toMatchObject({ code: 0 });
    expect(await save(6)).toMatchObject({ error: 'changed_meanwhile' });
    expect((await read()).theme.loader).toBe(5);
  });

  it('takes no address that runs something or looks like ours, and no unknown icon; it names the field', async () => {
    const { version, content, theme } = await read();
    const tiles = [tile('/conf/1'), tile('javascript:alert(1)', 'skull')];
    const answer = await test.attempt(
      homeConsoleCalls.save,
      { cid, version, content: { ...content, tiles }, theme },
      options,
    );
    expect(answer).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'content.tiles.1.to' }, { field: 'content.tiles.1.icon' }],
    });
  });

  it('takes exhibitors, the floor and rooms; the phone gets them in its language', async () => {
    const { version, content, theme } = await read();
    const more: Partial<HomeContent> = {
      exhibitors: [{ name: both('某公司', 'A company'), field: both('', ''), booth: 'A01', to: '', logo: null }],
      floor: [{ label: 'A01', kind: 'booth', x: 10, y: 10, w: 20, h: 20 }],
      rooms: [{ hall: 'A', title: both('主会场', 'Main hall'), state: 'live', to: '' }],
    };
    await test.call(homeConsoleCalls.save, { cid, version, content: { ...content, ...more }, theme }, options);
    const { data } = await test.call(homeCalls.homeInfo, { idCode: cid }, { language: 'en' });
    expect(data).toMatchObject({
      exhibitors: [{ name: 'A company', booth: 'A01' }],
      floor: more.floor,
      rooms: [{ title: 'Main hall', state: 'live' }],
    });
  });

  it('refuses an area that leaves the floor, and a piece that leads to something that runs', async () => {
    const { version, content, theme } = await read();
    const floor = [{ label: '', kind: 'booth' as const, x: 90, y: 0, w: 20, h: 10 }];
    const rooms = [{ hall: 'A', title: both('', ''), state: 'live' as const, to: 'javascript:alert(1)' }];
    const wish = { cid, version, content: { ...content, floor, rooms }, theme };
    expect(await test.attempt(homeConsoleCalls.save, wish, options)).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'content.rooms.0.to' }, { field: 'content.floor.0.w' }],
    });
  });

  it('shows what was stored before homes had news, without them', async () => {
    const old = await buildConference(db, { societyId });
    const stored = JSON.stringify({
      subtitle: both('', ''),
      skin: {},
      banners: [],
      tiles: [],
      facts: [],
      sponsors: [],
      popup: null,
    });
    await db.insertInto('home').values({ conference_id: old, content: stored }).execute();
    const { data } = await test.call(homeCalls.homeInfo, { idCode: old }, { language: 'en' });
    expect(data).toMatchObject({ news: [], exhibitors: [], floor: [], rooms: [], nowNext: [], faculty: [] });
  });

  it('stores the popup’s text clean', async () => {
    const { version, content, theme } = await read();
    const popup = {
      id: 1,
      title: both('提示', 'Note'),
      html: both('<p onclick="x()">好</p>', '<script>x()</script><p>Good</p>'),
      image: null,
      to: '',
      showSecond: true,
    };
    await test.call(homeConsoleCalls.save, { cid, version, content: { ...content, popup }, theme }, options);
    expect((await read()).content.popup?.html).toEqual(both('<p>好</p>', '<p>Good</p>'));
  });

  it('is no business of another society', async () => {
    const abroad = await buildStaffToken(db, await buildStaff(db, await buildSociety(db), { email: 'a@example.org' }));
    expect(await test.attempt(homeConsoleCalls.read, { cid }, { token: abroad })).toMatchObject({ error: 'forbidden' });
  });
});

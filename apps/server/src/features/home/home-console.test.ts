import { describe, expect, it } from 'vitest';
import { homeConsoleCalls, type HomeContent } from '@meetingapp/contract/home/console.ts';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { buildHall, buildRelease, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
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
  image: null,
  to,
  badge: both('', ''),
  roles: [],
  from: null,
  until: null,
});

type Area = HomeContent['levels'][number]['areas'][number];
const booth = (label: string, part: Partial<Area> = {}): Area => ({
  label,
  name: both('', ''),
  kind: 'booth',
  hall: null,
  x: 10,
  y: 10,
  w: 20,
  h: 20,
  ...part,
});
const level = (areas: Area[]): HomeContent['levels'][number] => ({
  name: both('一层', 'Ground floor'),
  width: 60,
  depth: 40,
  rate: null,
  areas,
});

describe('[O17] the home editor', () => {
  it('starts with an empty home, and saved changes are on the phone immediately', async () => {
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

  it('refuses the later of two concurrent saves, and loses nothing of the first', async () => {
    const { version, content, theme } = await read();
    const save = (loader: number) =>
      test.attempt(homeConsoleCalls.save, { cid, version, content, theme: { ...theme, loader } }, options);
    expect(await save(5)).toMatchObject({ code: 0 });
    expect(await save(6)).toMatchObject({ error: 'changed_meanwhile' });
    expect((await read()).theme.loader).toBe(5);
  });

  it('refuses script addresses, lookalikes of this server and unknown icons; it names the field', async () => {
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

  it('stores exhibitors, the floor and rooms; the phone gets them in its language', async () => {
    const { version, content, theme } = await read();
    const more: Partial<HomeContent> = {
      exhibitors: [{ name: both('某公司', 'A company'), field: both('', ''), booth: 'A01', to: '', logo: null }],
      levels: [level([booth('A01')])],
      rooms: [{ hall: 'A', title: both('主会场', 'Main hall'), state: 'live', to: '' }],
    };
    await test.call(homeConsoleCalls.save, { cid, version, content: { ...content, ...more }, theme }, options);
    const { data } = await test.call(homeCalls.homeInfo, { idCode: cid }, { language: 'en' });
    expect(data).toMatchObject({
      exhibitors: [{ name: 'A company', booth: 'A01' }],
      levels: [{ name: 'Ground floor', width: 60, depth: 40, areas: [{ label: 'A01', kind: 'booth', x: 10, w: 20 }] }],
      rooms: [{ title: 'Main hall', state: 'live' }],
    });
  });

  it('refuses a contradictory plan and a script link in a tile; the error names the field in the user’s language', async () => {
    const { version, content, theme } = await read();
    const levels = [
      {
        ...level([booth('A01', { x: 90 }), booth('A05'), booth('A05'), booth('', { kind: 'hall', hall: 1 })]),
        depth: null,
      },
      { ...level([]), name: both('', '') },
    ];
    const rooms = [{ hall: 'A', title: both('', ''), state: 'live' as const, to: 'javascript:alert(1)' }];
    const wish = { cid, version, content: { ...content, levels, rooms }, theme };
    const said = (language: 'zh' | 'en') => test.attempt(homeConsoleCalls.save, wish, { token, language });
    expect(await said('en')).toMatchObject({
      error: 'body_invalid',
      faults: [
        { field: 'content.rooms.0.to' },
        { field: 'content.levels.0.depth', text: 'Width and depth of the level: fill in both or neither' },
        {
          field: 'content.levels.0.areas.0.w',
          text: 'Place and size: the area extends beyond the floor, or has no size',
        },
        { field: 'content.levels.0.areas.2.label', text: '“A05” is on the plan twice' },
        { field: 'content.levels.0.areas.3.hall', text: 'Hall: choose one of the options' },
        { field: 'content.levels.1.name' },
      ],
    });
    expect(await said('zh')).toMatchObject({
      faults: [
        {},
        { text: '楼层的宽和长：两项都填写，或都不填' },
        {},
        { text: '编号“A05”在平面图上出现了两次' },
        {},
        { text: '楼层名称：有几层时，每层都请填写名称' },
      ],
    });
    expect((await read()).version).toBe(version);
  });

  it('[S31] links the programme to a hall on the plan: the one chosen by staff, or the one of that name', async () => {
    const own = await buildConference(db, { societyId });
    const hall = async (zh: string, en: string) => buildHall(db, own, { name: both(zh, en) });
    const [xixi, gushan] = [await hall('西溪厅', 'Xixi Hall'), await hall('孤山厅', 'Gushan Hall')];
    const duanqiao = await hall('断桥厅', 'Duanqiao Hall');
    for (const one of [xixi, gushan, duanqiao])
      await buildSession(db, own, {
        title: both('场次', 'Session'),
        hall: one,
        from: new Date('2027-04-16T01:00Z'),
        to: new Date('2027-04-16T02:00Z'),
      });
    await buildRelease(db, own);
    const { version, content, theme } = await test.call(homeConsoleCalls.read, { cid: own }, options);
    const areas = [
      booth('H1', { kind: 'hall', hall: xixi }),
      booth('H2', { kind: 'hall', name: both('孤山厅', '') }),
      booth('断桥厅'),
    ];
    await test.call(
      homeConsoleCalls.save,
      { cid: own, version, content: { ...content, levels: [level(areas)] }, theme },
      options,
    );
    expect(await test.call(homeCalls.hallsOnPlan, { cid: own }, { language: 'en' })).toMatchObject({
      halls: [xixi, gushan],
    });
    const { data } = await test.call(homeCalls.homeInfo, { idCode: own }, { language: 'en' });
    expect(data.levels[0]?.areas).toMatchObject([{ hall: xixi }, { hall: gushan, name: '孤山厅' }, { hall: null }]);
  });

  it('shows homes stored before news existed, without news', async () => {
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
    expect(data).toMatchObject({ news: [], exhibitors: [], levels: [], rooms: [], nowNext: [], faculty: [] });
  });

  it('stores the popup’s text sanitized', async () => {
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

  it('is not accessible to another society', async () => {
    const abroad = await buildStaffToken(db, await buildStaff(db, await buildSociety(db), { email: 'a@example.org' }));
    expect(await test.attempt(homeConsoleCalls.read, { cid }, { token: abroad })).toMatchObject({ error: 'forbidden' });
  });
});

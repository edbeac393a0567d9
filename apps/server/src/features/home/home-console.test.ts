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

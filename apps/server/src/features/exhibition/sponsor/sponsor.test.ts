import { describe, expect, it } from 'vitest';
import { exhibitionConsoleCalls } from '@meetingapp/contract/exhibition/console.ts';
import { sponsorCalls, sponsorConsoleCalls as desk } from '@meetingapp/contract/exhibition/sponsor.ts';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildLevel } from '@meetingapp/demo/exhibition/sponsors.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

type Level = Parameters<typeof buildLevel>[2];
const level = (name: string, position: number, places: Level['places']) => ({
  id: null,
  seen: null,
  name: both(name, ''),
  position,
  places: [...places],
});

describe('[O13] levels of sponsors', () => {
  it('decide where the logos of their exhibitors show, highest level first', async () => {
    const cid = await buildConference(db, { societyId });
    const gold = await test.call(desk.saveLevel, { cid, sponsorLevel: level('金牌', 2, ['home', 'live']) }, staff);
    const top = await test.call(desk.saveLevel, { cid, sponsorLevel: level('白金', 1, ['home']) }, staff);
    const small = await buildExhibitor(db, cid, { name: both('启搏影像', 'Qibo Imaging'), booth: 'A01' });
    const large = await buildExhibitor(db, cid, { name: both('脉衡医疗', 'Maiheng Medical'), booth: 'B01' });
    const hidden = await buildExhibitor(db, cid, { name: both('弦月生物', ''), shown: false });
    await buildExhibitor(db, cid, { name: both('远声超声', 'Farsound') });
    for (const [exhibitorId, levelId] of [
      [small, gold.levelId],
      [large, top.levelId],
      [hidden, top.levelId],
    ] as const)
      await test.call(desk.setLevel, { cid, exhibitorId, levelId }, staff);
    const { sponsors } = await test.call(sponsorCalls.shown, { cid });
    expect(sponsors.map(({ id, level: of, places }) => [id, of, places])).toEqual([
      [large, '白金', ['home']],
      [small, '金牌', ['home', 'live']],
    ]);
    const { data } = await test.call(homeCalls.homeInfo, { idCode: cid });
    expect(data.sponsors.map(({ name, tier, to }) => [name, tier, to])).toEqual([
      ['脉衡医疗', '白金', `/exhibition/${large}`],
      ['启搏影像', '金牌', `/exhibition/${small}`],
    ]);
  });

  it('are changed by one at a time, and an exhibitor without one is no sponsor', async () => {
    const cid = await buildConference(db, { societyId });
    const levelId = await buildLevel(db, cid, { name: both('金牌', ''), position: 1, places: ['home'] });
    const exhibitorId = await buildExhibitor(db, cid, { sponsorLevelId: levelId });
    const change = { ...level('银牌', 1, ['live', 'live']), id: levelId, seen: 1 };
    const outcomes = await Promise.all(
      [1, 2].map(() => test.attempt(desk.saveLevel, { cid, sponsorLevel: change }, staff)),
    );
    expect(outcomes.filter((one) => 'error' in one && one.error === 'changed_meanwhile')).toHaveLength(1);
    expect((await test.call(sponsorCalls.shown, { cid })).sponsors).toMatchObject([
      { level: '银牌', places: ['live'] },
    ]);
    await test.call(desk.removeLevel, { cid, levelId }, staff);
    expect((await test.call(sponsorCalls.shown, { cid })).sponsors).toEqual([]);
    const { exhibitors } = await test.call(desk.sponsors, { cid }, staff);
    expect(exhibitors).toMatchObject([{ id: exhibitorId, levelId: null }]);
  });

  it('of another conference are not given, and saving an exhibitor keeps its level', async () => {
    const cid = await buildConference(db, { societyId });
    const other = await buildConference(db, { societyId });
    const foreign = await buildLevel(db, other, { name: both('金牌', ''), position: 1, places: ['home'] });
    const own = await buildLevel(db, cid, { name: both('银牌', ''), position: 1, places: ['home'] });
    const exhibitorId = await buildExhibitor(db, cid, { sponsorLevelId: own });
    expect(await test.attempt(desk.setLevel, { cid, exhibitorId, levelId: foreign }, staff)).toMatchObject({
      error: 'not_found',
    });
    const { exhibitor } = await test.call(exhibitionConsoleCalls.read, { cid, exhibitorId }, staff);
    const { version, noticeVersion: _, ...input } = exhibitor;
    await test.call(exhibitionConsoleCalls.save, { cid, exhibitor: { ...input, seen: version } }, staff);
    const { exhibitors } = await test.call(desk.sponsors, { cid }, staff);
    expect(exhibitors).toMatchObject([{ id: exhibitorId, levelId: own }]);
  });

  it('are at most twenty, also when two staff add the last one at once', async () => {
    const cid = await buildConference(db, { societyId });
    for (let position = 1; position <= 19; position += 1)
      await buildLevel(db, cid, { name: both(`第${position}级`, ''), position, places: [] });
    const outcomes = await Promise.all(
      [20, 21].map((position) =>
        test.attempt(desk.saveLevel, { cid, sponsorLevel: level('末级', position, []) }, staff),
      ),
    );
    expect(outcomes.filter((one) => 'error' in one && one.error === 'sponsor_levels_most')).toHaveLength(1);
    expect((await test.call(desk.sponsors, { cid }, staff)).levels).toHaveLength(20);
  });
});

import { describe, expect, it } from 'vitest';
import { homeConsoleCalls as calls } from '@meetingapp/contract/home/console.ts';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { buildExpert, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildNotice } from '@meetingapp/demo/home/home.ts';
import { buildAcceptedPaper } from '@meetingapp/demo/papers/accepted.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';
import { publishDue } from './commands-draft.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const options = { token: await buildStaffToken(db, await buildStaff(db, societyId)), language: 'zh' } as const;

/** A conference's home with what its editor does. */
async function edited() {
  const cid = await buildConference(db, { societyId });
  const read = () => test.call(calls.read, { cid }, options);
  const keep = async (subtitle: string, seen: number, more: object = {}) => {
    const { content, theme } = await read();
    const changed = { ...content, subtitle: both(subtitle, subtitle), ...more };
    return test.attempt(calls.keep, { cid, seen, content: changed, theme }, options);
  };
  const live = async () => (await test.call(homeCalls.homeInfo, { idCode: cid }, {})).data.subtitle;
  return { cid, read, keep, live };
}
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const tile = (to: string) => ({
  key: 'one',
  title: both('讲者', 'Speakers'),
  icon: 'mic',
  image: null,
  to,
  badge: both('', ''),
  roles: [],
  from: null,
  until: null,
});

describe('[O17] the draft of a home', () => {
  it('is kept for staff, the live home stays; the later of two saves is refused', async () => {
    const { read, keep, live } = await edited();
    expect(await keep('第一稿', 0)).toMatchObject({ code: 0, version: 1 });
    expect(await keep('同时', 0)).toMatchObject({ error: 'changed_meanwhile' });
    expect(await keep('第二稿', 1)).toMatchObject({ code: 0, version: 2 });
    expect((await read()).draft).toMatchObject({ version: 2, content: { subtitle: { zh: '第二稿' } }, liveAt: null });
    expect(await live()).not.toBe('第二稿');
  });

  it('goes live by hand, ends with it, and stands in the history with what changed', async () => {
    const { cid, read, keep, live } = await edited();
    await keep('上线', 0);
    const { version, draft } = await read();
    if (!draft) throw new Error('The draft is missing.');
    const { content, theme } = draft;
    await test.call(calls.save, { cid, version, content, theme: { ...theme, template: 9 } }, options);
    expect(await live()).toBe('上线');
    expect((await read()).draft).toBeNull();
    const { versions } = await test.call(calls.history, { cid }, options);
    expect(versions).toMatchObject([{ timed: false, changed: ['subtitle', 'template'] }]);
    const first = versions[0]?.id ?? 0;
    expect(await test.call(calls.version, { cid, versionId: first }, options)).toMatchObject({
      theme: { template: 9 },
    });
    const other = await buildConference(db, { societyId });
    expect(await test.attempt(calls.version, { cid: other, versionId: first }, options)).toMatchObject({
      error: 'not_found',
    });
  });

  it('is removed, and the live home stays', async () => {
    const { cid, read, keep } = await edited();
    await keep('不要了', 0);
    expect(await test.attempt(calls.drop, { cid, seen: 7 }, options)).toMatchObject({ error: 'changed_meanwhile' });
    await test.call(calls.drop, { cid, seen: 1 }, options);
    expect((await read()).draft).toBeNull();
  });

  it('goes live at its time, once, also when two processes look at the same moment', async () => {
    const { cid, keep, live } = await edited();
    await keep('定时', 0);
    const { version } = await test.call(calls.plan, { cid, seen: 1, liveAt: later(5).toISOString() }, options);
    expect(version).toBe(2);
    expect(await publishDue(db, later(4))).toBe(0);
    expect(await live()).not.toBe('定时');
    const found = await Promise.all([publishDue(db, later(6)), publishDue(db, later(6))]);
    expect(found.toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await live()).toBe('定时');
    const { versions } = await test.call(calls.history, { cid }, options);
    expect(versions).toMatchObject([{ timed: true, changed: ['subtitle'] }]);
  });

  it('gets no time in the past, nor without a draft, nor with a wrong link, then or later', async () => {
    const { cid, keep } = await edited();
    const plan = (seen: number, at: Date) => test.attempt(calls.plan, { cid, seen, liveAt: at.toISOString() }, options);
    expect(await plan(0, later(5))).toMatchObject({ error: 'not_found' });
    await keep('坏链接', 0, { tiles: [tile('javascript:alert(1)')] });
    expect(await plan(1, later(5))).toMatchObject({ faults: [{ field: 'content.tiles.0.to' }] });
    await keep('好链接', 1, { tiles: [tile('/conf/1')] });
    expect(await plan(2, later(-1))).toMatchObject({ faults: [{ field: 'liveAt', reason: 'moment_past' }] });
    expect(await plan(2, later(5))).toMatchObject({ version: 3 });
    const bad = await keep('又坏了', 3, { tiles: [tile('javascript:alert(1)')] });
    expect(bad).toMatchObject({ faults: [{ field: 'content.tiles.0.to' }] });
    const { version } = await test.call(calls.plan, { cid, seen: 3, liveAt: null }, options);
    expect(await keep('又坏了', version, { tiles: [tile('javascript:alert(1)')] })).toMatchObject({ code: 0 });
  });
});

describe('[O17] the preview and the picker', () => {
  it('shows the notices of the time that is asked for', async () => {
    const { cid } = await edited();
    await buildNotice(db, cid, { title: both('后天的通知', 'In two days'), at: later(2 * 1440) });
    const titles = async (at: Date) =>
      (await test.call(calls.shown, { cid, at: at.toISOString() }, options)).zh.notices.map(({ title }) => title);
    expect(await titles(later(0))).toEqual([]);
    expect(await titles(later(3 * 1440))).toEqual(['后天的通知']);
  });

  it('finds sessions, people and papers by words, names what an address opens, and nothing of another conference', async () => {
    const { cid } = await edited();
    const from = new Date('2027-04-16T01:00:00Z');
    const until = new Date('2027-04-16T02:00:00Z');
    const session = await buildSession(db, cid, { title: both('再灌注专场', 'Reperfusion'), from, to: until });
    await buildExpert(db, cid, { name: both('沈砚秋', 'Shen Yanqiu'), affiliation: both('再灌注中心', '') });
    await buildAcceptedPaper(db, cid, { title: both('再灌注与预后', 'Outcome'), number: 'A-7' });
    const find = (words: string, to = '') => test.call(calls.targets, { cid, words, to }, options);
    const { found, named } = await find('再灌注');
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['paper', 'person', 'session']);
    expect(named).toBeNull();
    const to = found.find(({ kind }) => kind === 'session')?.to ?? '';
    expect(to).toContain(`/calDetail/${session}`);
    expect((await find('', to)).named).toMatchObject({ kind: 'session', title: { zh: '再灌注专场' } });
    expect(await find('%')).toMatchObject({ found: [], named: null });
    const other = await buildConference(db, { societyId });
    expect(await test.call(calls.targets, { cid: other, words: '再灌注', to }, options)).toMatchObject({
      found: [],
      named: null,
    });
    for (const strange of ['https://example.org/calDetail/1', 'javascript:alert(1)', '/calDetail/x', 'http://'])
      expect((await find('', strange)).named).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { noticeCalls as calls } from '@meetingapp/contract/home/notice.ts';
import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const notice = (title: string, from: string, until: string | null = null, urgent = false) => ({
  id: null,
  title: both(title, ''),
  text: both('见通知', 'As announced'),
  urgent,
  from,
  until,
});
const save = (cid: number, wish: Parameters<typeof notice>) =>
  test.call(calls.saveNotice, { cid, notice: notice(...wish) }, { token });
const onThePhone = async (cid: number) =>
  (await test.call(homeCalls.homeInfo, { idCode: cid })).data.notices.map(({ title }) => title);

describe('[O17] notices', () => {
  it('are on the phone from their start until their end, urgent first; planned ones wait', async () => {
    const cid = await buildConference(db, { societyId });
    await save(cid, ['班车', at(-2)]);
    await save(cid, ['会场调整', at(-3), null, true]);
    await save(cid, ['昨天的', at(-3), at(-1)]);
    const { noticeId } = await save(cid, ['明天的', at(1)]);
    expect(await onThePhone(cid)).toEqual(['会场调整', '班车']);
    const { notices } = await test.call(calls.notices, { cid }, { token });
    expect(notices.map(({ title }) => title.zh).slice(0, 2)).toEqual(['明天的', '班车']);
    expect(notices).toHaveLength(4);
    await test.call(calls.saveNotice, { cid, notice: { ...notice('现在的', at(-1)), id: noticeId } }, { token });
    expect(await onThePhone(cid)).toContain('现在的');
    await test.call(calls.removeNotice, { cid, noticeId }, { token });
    expect(await onThePhone(cid)).not.toContain('现在的');
  });

  it('that end before they begin, or lack a title, are refused with the field named; others’ are not found', async () => {
    const cid = await buildConference(db, { societyId });
    const attempt = (wish: object) => test.attempt(calls.saveNotice, { cid, notice: wish }, { token });
    expect(await attempt(notice('短', at(1), at(0)))).toMatchObject({ faults: [{ field: 'notice.until' }] });
    expect(await attempt(notice(' ', at(1)))).toMatchObject({ faults: [{ field: 'notice.title.zh' }] });
    const elsewhere = await buildConference(db, { societyId });
    const { noticeId } = await save(elsewhere, ['别处', at(0)]);
    expect(await attempt({ ...notice('改', at(0)), id: noticeId })).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(calls.removeNotice, { cid, noticeId }, { token })).toMatchObject({ error: 'not_found' });
  });

  it('[S85] changed by two at once keep what the first wrote', async () => {
    const cid = await buildConference(db, { societyId });
    const { noticeId } = await save(cid, ['班车', at(-1)]);
    const { notices } = await test.call(calls.notices, { cid }, { token });
    const seen = notices[0]?.version ?? '';
    const change = (title: string) =>
      test.attempt(calls.saveNotice, { cid, seen, notice: { ...notice(title, at(-1)), id: noticeId } }, { token });
    expect(await change('第一个人')).toMatchObject({ code: 0 });
    expect(await change('第二个人')).toMatchObject({ error: 'changed_meanwhile' });
    expect(await onThePhone(cid)).toEqual(['第一个人']);
  });
});

import { describe, expect, it } from 'vitest';
import {
  departmentCalls as calls,
  departmentConsoleCalls as desk,
} from '@meetingapp/contract/exhibition/department.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildMeeting } from '@meetingapp/demo/exhibition/departments.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { remindParticipant } from './commands-notify.ts';
import { peopleToRemind } from './queries-notify.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const MINUTE_MS = 60_000;
let people = 0;

async function person(name = '周启明') {
  people += 1;
  const phone = `1387756${String(people).padStart(4, '0')}`;
  const accountId = await buildAccount(db, { name, phone });
  return { accountId, phone, token: await test.logIn(accountId) };
}

/** A meeting with a host, a guest who comes and a guest who does not. */
async function meeting(startsIn: number) {
  const cid = await buildConference(db, { societyId });
  const host = await person('林知远');
  const startsAt = new Date(Math.floor(Date.now() / 1000) * 1000 + startsIn * MINUTE_MS);
  const endsAt = new Date(startsAt.getTime() + 60 * MINUTE_MS);
  const place = both('2F 孤山厅', 'Gushan Hall, 2F');
  const dmid = await buildMeeting(db, cid, { startsAt, endsAt, place, host: host.phone, code: 'K73H9M' });
  const comes = await person();
  const absent = await person('苏蘅');
  for (const guest of [comes, absent]) await test.call(calls.enter, { dmid, code: 'K73H9M' }, guest);
  await test.call(calls.decline, { dmid, declined: true }, absent);
  return { cid, dmid, startsAt, endsAt, host, comes, absent };
}
async function remind(now: Date): Promise<void> {
  for (const row of await peopleToRemind(db, now)) await remindParticipant(db, row);
}
const notified = async (dmid: number, template: string) => {
  const rows = await db
    .selectFrom('notification')
    .select(['account_id', 'variables', 'parts'])
    .where('template', '=', template)
    .where('event', 'like', `department/%/${dmid}%`)
    .orderBy('account_id')
    .execute();
  return rows;
};
const before = (at: Date, minutes: number): Date => new Date(at.getTime() - minutes * MINUTE_MS);

/** The meeting as staff would save it, unchanged but for some fields. */
async function saving(cid: number, dmid: number, more: object) {
  const { meetings } = await test.call(desk.meetings, { cid }, staff);
  const row = meetings.find(({ id }) => id === dmid);
  if (!row) throw new Error('no meeting');
  const { version, code: _code, people: _people, signed: _signed, ...input } = row;
  return { cid, meeting: { ...input, seen: version, ...more } };
}

describe('[S89] reminders of a department meeting', () => {
  it('go once, an hour before, to the host and to who comes, not to who declined', async () => {
    const { dmid, startsAt, host, comes } = await meeting(300);
    await remind(before(startsAt, 61));
    expect(await notified(dmid, 'department_soon')).toEqual([]);
    for (const minutes of [60, 55, 1]) await remind(before(startsAt, minutes));
    const rows = await notified(dmid, 'department_soon');
    expect(rows.map(({ account_id }) => account_id)).toEqual([host.accountId, comes.accountId]);
    expect(rows[0]?.variables).toMatchObject({ place: { zh: '2F 孤山厅', en: 'Gushan Hall, 2F' } });
  });

  it('go once also when two processes remind at the same moment', async () => {
    const { dmid, startsAt } = await meeting(300);
    const due = await peopleToRemind(db, before(startsAt, 30));
    await Promise.all([...due, ...due].map((row) => remindParticipant(db, row)));
    expect(await notified(dmid, 'department_soon')).toHaveLength(2);
  });

  it('keep to the minutes that the organiser set, and to none', async () => {
    const { cid, dmid, startsAt } = await meeting(300);
    const rules = { open: false, perPerson: 2, firstDay: null, lastDay: null };
    await test.call(desk.saveRules, { cid, rules: { ...rules, remindMinutes: 0 } }, staff);
    await remind(before(startsAt, 5));
    expect(await notified(dmid, 'department_soon')).toEqual([]);
    await test.call(desk.saveRules, { cid, rules: { ...rules, remindMinutes: 240 } }, staff);
    await remind(before(startsAt, 239));
    expect(await notified(dmid, 'department_soon')).toHaveLength(2);
  });

  it('reach again who says that they come after all, and a moved meeting reminds anew', async () => {
    const { cid, dmid, startsAt, endsAt, absent } = await meeting(300);
    await remind(before(startsAt, 50));
    await test.call(calls.decline, { dmid, declined: false }, absent);
    await remind(before(startsAt, 40));
    expect((await notified(dmid, 'department_soon')).map(({ account_id }) => account_id)).toContain(absent.accountId);
    const later = (at: Date) => new Date(at.getTime() + 120 * MINUTE_MS);
    await test.call(
      desk.saveMeeting,
      await saving(cid, dmid, { startsAt: later(startsAt).toISOString(), endsAt: later(endsAt).toISOString() }),
      staff,
    );
    await remind(before(later(startsAt), 30));
    expect(await notified(dmid, 'department_soon')).toHaveLength(6);
  });
});

describe('[S89] a department meeting that changes', () => {
  it('says what changed to everybody who belongs to it, and nothing when only its title did', async () => {
    const { cid, dmid, startsAt, host, comes, absent } = await meeting(300);
    await test.call(desk.saveMeeting, await saving(cid, dmid, { title: both('新主题', 'New title') }), staff);
    expect(await notified(dmid, 'department_moved')).toEqual([]);
    const earlier = before(startsAt, 30).toISOString();
    const change = { startsAt: earlier, place: both('1F 西溪厅', 'Xixi Hall, 1F') };
    await test.call(desk.saveMeeting, await saving(cid, dmid, change), staff);
    const rows = await notified(dmid, 'department_moved');
    expect(rows.map(({ account_id }) => account_id)).toEqual([host, comes, absent].map(({ accountId }) => accountId));
    expect(rows[0]?.parts).toMatchObject([
      { what: 'time', title: { zh: '新主题' } },
      { what: 'hall', before: { en: 'Gushan Hall, 2F' }, now: { zh: '1F 西溪厅', en: 'Xixi Hall, 1F' } },
    ]);
  });

  it('and is removed is cancelled for its people, but not one that is over', async () => {
    const { cid, dmid } = await meeting(300);
    await test.call(desk.removeMeeting, { cid, dmid }, staff);
    expect(await notified(dmid, 'department_cancelled')).toHaveLength(3);
    const past = await meeting(-30);
    await db
      .updateTable('department_meeting')
      .set({ starts_at: before(new Date(), 90), ends_at: before(new Date(), 30) })
      .where('id', '=', past.dmid)
      .execute();
    await test.call(desk.removeMeeting, { cid: past.cid, dmid: past.dmid }, staff);
    expect(await notified(past.dmid, 'department_cancelled')).toEqual([]);
  });

  it('lists who cannot come, and signing in takes it back; a stranger declines nothing', async () => {
    const { dmid, host, absent } = await meeting(10);
    const read = async () => (await test.call(calls.read, { dmid }, host)).inside?.people ?? [];
    expect((await read()).filter(({ declined }) => declined).map(({ name }) => name)).toEqual(['苏蘅']);
    const { inside } = await test.call(calls.read, { dmid }, host);
    await test.call(calls.sign, { dmid, digits: inside?.host?.signIn?.digits ?? '' }, absent);
    expect((await read()).filter(({ declined }) => declined)).toEqual([]);
    const stranger = await person();
    expect(await test.attempt(calls.decline, { dmid, declined: true }, stranger)).toMatchObject({ error: 'not_found' });
  });
});

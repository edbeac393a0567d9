import { expect, it } from 'vitest';
import {
  departmentCalls as calls,
  departmentConsoleCalls as desk,
  departmentOwnCalls as own,
} from '@meetingapp/contract/exhibition/department.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const HOUR_MS = 3_600_000;
const rules = { open: true, perPerson: 2, firstDay: null, lastDay: null, remindMinutes: 60 };

async function person(phone: string, registered = true) {
  const accountId = await buildAccount(db, { name: '顾清和', phone });
  if (registered) await buildRegistration(db, cid, { accountId, name: '顾清和', phone });
  return { token: await test.logIn(accountId) };
}
const after = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const meeting = (more: object = {}) => ({
  title: both('县域溶栓病例讨论', ''),
  department: both('江州市第一人民医院急诊科', ''),
  startsAt: after(24),
  endsAt: after(25),
  place: nothing,
  link: '',
  ...more,
});
const make = (who: { token: string }, more: object = {}) =>
  test.attempt(own.make, { cid, meeting: meeting(more) }, who);

it('[S89] a department makes its meeting within the rules, and its maker is the host', async () => {
  const one = await person('13877370001');
  expect(await make(one)).toMatchObject({ error: 'department_closed' });
  await test.call(desk.saveRules, { cid, rules }, staff);
  const made = await make(one);
  expect(made).toMatchObject({ code: 0 });
  const { meetings, left } = await test.call(own.own, { cid }, one);
  expect(left).toBe(1);
  expect(meetings).toMatchObject([{ title: '县域溶栓病例讨论', host: true }]);
  const dmid = meetings[0]?.dmid ?? 0;
  expect((await test.call(calls.read, { dmid }, one)).inside?.host?.code).toMatch(/^[A-Z0-9]{6}$/);
  const other = await person('13877370002');
  expect((await test.call(own.own, { cid }, other)).meetings).toEqual([]);
  expect((await test.call(calls.read, { dmid }, other)).inside).toBeNull();
});

it('[S89] refuses what is outside the rules: days, times, people without a registration, and more than allowed at once', async () => {
  await test.call(desk.saveRules, { cid, rules: { ...rules, lastDay: '2026-01-01' } }, staff);
  const one = await person('13877370003');
  expect(await make(one)).toMatchObject({ error: 'department_days' });
  await test.call(desk.saveRules, { cid, rules }, staff);
  expect(await make(one, { endsAt: after(23) })).toMatchObject({ error: 'department_times' });
  expect(await make(one, { startsAt: after(-2) })).toMatchObject({ error: 'department_times' });
  expect(await make(one, { link: 'javascript:alert(1)' })).toMatchObject({ faults: [{ field: 'meeting.link' }] });
  expect(await make(await person('13877370004', false))).toMatchObject({ error: 'department_registration' });
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => make(one)));
  expect(outcomes.filter((outcome) => !('error' in outcome))).toHaveLength(2);
  expect(await make(one)).toMatchObject({ error: 'department_most' });
});

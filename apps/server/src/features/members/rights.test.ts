import { describe, expect, it } from 'vitest';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { membersConsoleCalls as calls } from '@meetingapp/contract/members/console.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildMemberList, buildMembers } from '@meetingapp/demo/members/members.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const staff = async (role: 'owner' | 'organiser' | 'finance' | 'reader', conferenceId?: number) => {
  const wish = { email: `${role}${conferenceId ?? ''}@example.org`, role, ...(conferenceId ? { conferenceId } : {}) };
  return { token: await buildStaffToken(db, await buildStaff(db, societyId, wish)), language: 'en' as const };
};
const [owner, organiser, local] = [await staff('owner'), await staff('organiser'), await staff('organiser', cid)];
const listId = await buildMemberList(db, societyId);
await buildMembers(db, listId, [
  { name: '林知远', phone: '13800138000', email: 'lin.zhiyuan@example.org', validUntil: '2099-12-31' },
]);
const entry = { id: null, name: '周晓晴', phone: '13900139000' };
const peopleFor = async (as: typeof owner, words = '') =>
  (await test.call(calls.people, { cid, listId, words }, as)).people;

describe('an organiser of one conference, at the society’s member list', () => {
  it('reads what the price depends on, with masked addresses; the society’s organiser reads all', async () => {
    expect(await peopleFor(local)).toMatchObject([
      { name: '林知远', phone: '138****8000', email: 'li***@example.org', validUntil: '2099-12-31', validity: 'valid' },
    ]);
    expect(await peopleFor(organiser)).toMatchObject([{ phone: '13800138000', email: 'lin.zhiyuan@example.org' }]);
  });

  it('finds a person by name or by the whole number, not by its digits one after the other', async () => {
    for (const [words, found] of [
      ['知远', 1],
      ['13800138000', 1],
      ['LIN.ZHIYUAN@example.org', 1],
      ['1380013', 0],
      ['%', 0],
      ['lin.zhi', 0],
    ] as const)
      expect([words, (await peopleFor(local, words)).length]).toEqual([words, found]);
    expect(await peopleFor(organiser, '1380013')).toHaveLength(1);
  });

  it('chooses the list of the conference, and neither changes, removes, exports nor replaces anything', async () => {
    await test.call(calls.chooseList, { cid, listId }, local);
    const texts = { title: { zh: '名单', en: '' }, description: { zh: '', en: '' }, benefits: [], joinUrl: '' };
    for (const [call, body] of [
      [calls.saveList, { list: { id: null, ...texts } }],
      [calls.saveList, { list: { id: listId, ...texts } }],
      [calls.removeList, { listId }],
      [calls.saveEntry, { listId, entry }],
      [calls.removeEntries, { listId, entryIds: [1] }],
      [calls.restoreEntries, { listId, entries: [{ name: 'x' }] }],
      [calls.export, { listId, format: 'xlsx' }],
    ] as const)
      expect([call.path, await test.attempt(call, { cid, ...body }, local)]).toMatchObject([
        call.path,
        { error: 'forbidden' },
      ]);
    expect(await peopleFor(owner)).toHaveLength(1);
  });

  it('gets neither the file of an export that the society made at the conference, nor the people in the log', async () => {
    const { taskId } = await test.call(calls.export, { cid, listId, format: 'csv' }, owner);
    await test.call(calls.saveEntry, { cid, listId, entry }, owner);
    await test.work();
    for (const call of [taskCalls.file, taskCalls.detail, taskCalls.cancel] as const)
      expect(await test.attempt(call, { cid, id: taskId }, local)).toMatchObject({ error: 'not_found' });
    expect(await test.call(taskCalls.file, { cid, id: taskId }, organiser)).toMatchObject({ code: 0 });
    const log = (as: typeof owner, more = {}) => test.call(auditCalls.list, { cid, ...more }, as);
    expect(JSON.stringify((await log(local)).entries)).not.toContain('13900139000');
    expect((await log(local, { subject: 'member_list_entry' })).entries).toEqual([]);
    expect(JSON.stringify((await log(owner)).entries)).toContain('13900139000');
  });
});

import { describe, expect, it } from 'vitest';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { membersConsoleCalls as calls } from '@meetingapp/contract/members/console.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildMemberList, buildMembers } from '@meetingapp/demo/members/members.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const reader = await buildStaffToken(
  db,
  await buildStaff(db, societyId, { email: 'reader@example.org', role: 'reader' }),
);
const options = { token, language: 'en' } as const;
const texts = { title: both('会员', 'Members'), description: both('', ''), benefits: [], joinUrl: '' };

async function list(people: Parameters<typeof buildMembers>[2] = []) {
  const listId = await buildMemberList(db, societyId);
  await buildMembers(db, listId, people);
  return listId;
}

const people = async (listId: number, words = '') => {
  const answer = await test.call(calls.people, { cid, listId, words }, options);
  return answer.people.map(({ name, phone, validUntil }) => [name, phone, validUntil].join(' '));
};

describe('[O7] the member list of a society', () => {
  it('is created, changed, stored normalized, and used by the conference', async () => {
    const description = both('<p onclick="x()">好</p>', '<script>x()</script><p>Good</p>');
    const wish = { ...texts, description, benefits: [both('优惠', 'Discount')], joinUrl: 'https://join.example.org' };
    const { listId } = await test.call(calls.saveList, { cid, list: { id: null, ...wish } }, options);
    await test.call(calls.chooseList, { cid, listId }, options);
    await test.call(calls.saveList, { cid, list: { id: listId, ...wish, title: both('新名', 'New') } }, options);
    const { lists } = await test.call(calls.lists, { cid }, { token: reader });
    expect(lists.find(({ id }) => id === listId)).toEqual({
      id: listId,
      ...wish,
      title: both('新名', 'New'),
      description: both('<p>好</p>', '<p>Good</p>'),
      people: 0,
      valid: 0,
      used: true,
      usedBy: [expect.objectContaining({ zh: expect.any(String) })],
    });
    expect(lists.filter(({ used }) => used)).toHaveLength(1);
  });

  it('is deleted with its members, but not while a conference uses it', async () => {
    const listId = await list([{ name: '林知远', phone: '13800001111' }]);
    const other = await buildConference(db, { societyId });
    await test.call(calls.chooseList, { cid: other, listId }, options);
    expect(await test.attempt(calls.removeList, { cid, listId }, options)).toMatchObject({
      error: 'member_list_in_use',
    });
    await test.call(calls.chooseList, { cid: other, listId: await list() }, options);
    await test.call(calls.removeList, { cid, listId }, options);
    const { lists } = await test.call(calls.lists, { cid }, options);
    expect(lists.map(({ id }) => id)).not.toContain(listId);
    expect(await test.attempt(calls.chooseList, { cid, listId }, options)).toMatchObject({ error: 'not_found' });
  });

  it('reports invalid fields', async () => {
    const save = (wish: object) =>
      test.attempt(calls.saveList, { cid, list: { id: null, ...texts, ...wish } }, options);
    expect(await save({ joinUrl: 'javascript:alert(1)' })).toMatchObject({ error: 'body_invalid' });
    expect(await save({ title: both(' ', '') })).toMatchObject({ msg: 'Name of the list: This item is required' });
  });

  it('[O12] a member is not overwritten when somebody else has changed them since they were read', async () => {
    const listId = await list();
    const seen = { name: '林知远', phone: '13800001111', email: '', validFrom: null, validUntil: '2099-12-31' };
    const { entryId } = await test.call(calls.saveEntry, { cid, listId, entry: { ...seen, id: null } }, options);
    const change = (wish: object) =>
      test.attempt(calls.saveEntry, { cid, listId, entry: { ...seen, id: entryId, ...wish }, seen }, options);
    expect(await change({ email: 'lin@example.org' })).toMatchObject({ code: 0 });
    expect(await change({ validFrom: '2026-01-01' })).toMatchObject({ error: 'changed_meanwhile' });
  });

  it('is edited by hand too: one person once, found by any of their data, removed and restored', async () => {
    const listId = await list();
    const entry = { id: null, name: ' 林知远 ', phone: '+86 138 0000 1111', validUntil: '2099-12-31' };
    const { entryId } = await test.call(calls.saveEntry, { cid, listId, entry }, options);
    expect(await test.attempt(calls.saveEntry, { cid, listId, entry }, options)).toMatchObject({
      faults: [{ field: 'entry.name', reason: 'member_exists' }],
    });
    expect(
      await test.attempt(calls.saveEntry, { cid, listId, entry: { ...entry, phone: '138', email: 'x' } }, options),
    ).toMatchObject({ faults: [{ field: 'entry.phone' }, { field: 'entry.email' }] });
    for (const words of ['知远', '0000111', '']) expect(await people(listId, words)).toHaveLength(1);
    const { entries } = await test.call(calls.removeEntries, { cid, listId, entryIds: [entryId] }, options);
    expect(await people(listId)).toEqual([]);
    expect(await test.call(calls.restoreEntries, { cid, listId, entries }, options)).toMatchObject({ count: 1 });
    expect(await test.call(calls.restoreEntries, { cid, listId, entries }, options)).toMatchObject({ count: 0 });
    expect(await people(listId)).toEqual(['林知远 13800001111 2099-12-31']);
    const log = await test.call(
      auditCalls.list,
      { cid, subject: 'member_list_entry', subjectId: String(entryId) },
      options,
    );
    expect(log.entries).toHaveLength(2);
  });

  it('is not accessible to another society, nor writable for readers', async () => {
    const foreign = await buildMemberList(db, await buildSociety(db));
    const entry = { id: null, name: '林知远', phone: '13800001111' };
    const attempts = [
      [calls.saveList, { list: { id: foreign, ...texts } }],
      [calls.chooseList, {}],
      [calls.removeList, {}],
      [calls.people, {}],
      [calls.saveEntry, { entry }],
      [calls.removeEntries, { entryIds: [1] }],
      [calls.restoreEntries, { entries: [entry] }],
      [calls.export, { format: 'csv' }],
    ] as const;
    for (const [call, body] of attempts)
      expect(await test.attempt(call, { cid, listId: foreign, ...body }, options)).toMatchObject({
        error: 'not_found',
      });
    const { lists } = await test.call(calls.lists, { cid }, options);
    expect(lists.map(({ id }) => id)).not.toContain(foreign);
    const own = await list();
    const [mine] = [await test.call(calls.saveEntry, { cid, listId: own, entry }, options)];
    const other = await list();
    const moved = { cid, listId: other, entry: { ...entry, id: mine.entryId } };
    expect(await test.attempt(calls.saveEntry, moved, options)).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(calls.saveEntry, { cid, listId: own, entry }, { token: reader })).toMatchObject({
      error: 'forbidden',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { memberCalls } from '@meetingapp/contract/members/member.ts';
import { membersConsoleCalls } from '@meetingapp/contract/members/console.ts';
import { memberImportCalls as calls } from '@meetingapp/contract/members/import.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildMemberList, buildMembers } from '@meetingapp/demo/members/members.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const options = { token, language: 'en' } as const;

async function list(people: Parameters<typeof buildMembers>[2] = []) {
  const listId = await buildMemberList(db, societyId);
  await buildMembers(db, listId, people);
  return listId;
}

async function upload(about: number | null, file: Buffer | string, as = token) {
  const response = await test.attempt(calls.importUpload, { cid, about }, { language: 'en', token: as, file });
  return response as { code: number; id: number; error?: string; msg?: string };
}

async function dryRun(about: number, file: Buffer | string, replaces = false) {
  const { id } = await upload(about, file);
  await test.call(calls.importCheck, { cid, id, replaces }, options);
  await test.work();
  const { rows } = await test.call(calls.importRows, { cid, id }, options);
  return { id, rows, fates: rows.map(({ fate }) => fate), ...(await state(id)) };
}
const state = async (id: number) => {
  const { counts, reasons, refused } = (await test.call(calls.importState, { cid, id }, options)).state;
  return { counts, reasons, refused };
};
async function run(id: number, call: typeof calls.importApply | typeof calls.importUndo) {
  const { taskId } = await test.call(call, { cid, id }, options);
  await test.work();
  return (await test.call(taskCalls.detail, { cid, id: taskId }, options)).task;
}
const people = async (listId: number, words = '') => {
  const answer = await test.call(membersConsoleCalls.people, { cid, listId, words }, options);
  return answer.people.map(({ name, phone, validUntil }) => [name, phone, validUntil].join(' '));
};
const csv = (...rows: string[]) => ['姓名,手机号,邮箱,有效期（起）,有效期（止）,医院', ...rows].join('\n');

describe('[O7] a file of members', () => {
  const file = csv(
    '林知远,13800001111,lin@example.org,2026/1/1,2099年12月31日,某医院',
    '周晓晴,+86 136-0000-2222,,,2099-12-31,',
    '苏曼青,13700003333,,,,',
    '何知非,1370000,,2027-02-30,,',
    '林知远,,LIN@example.org,,,',
    ',13800005555,,,,',
  );
  const known = [
    { name: '周晓晴', phone: '13600002222', validUntil: '2026-12-31' },
    { name: '苏曼青', phone: '13700003333' },
    { name: '旧会员', phone: '13800009999' },
    { name: '何知非', phone: '13700004444' },
  ];

  it('is previewed row by row, grouped by reason, then written, and changes nothing the second time', async () => {
    const listId = await list(known);
    const before = await people(listId);
    const made = await dryRun(listId, file);
    expect(made.fates).toEqual(['new', 'change', 'same', 'wrong', 'wrong', 'wrong']);
    expect(made.rows[1]?.changes).toMatchObject([{ label: 'Valid until', from: '2026-12-31', to: '2099-12-31' }]);
    expect(made.rows.slice(3).map(({ faults }) => faults.map(({ text }) => text))).toEqual([
      ['Phone number: Please enter the correct mobile number', 'Valid from: choose a correct date'],
      ['The same as row 2'],
      ['Name: This item is required'],
    ]);
    expect(made.counts).toEqual({ new: 1, change: 1, same: 1, wrong: 3, remove: 0 });
    expect(made.reasons).toHaveLength(4);
    expect(await people(listId)).toEqual(before);
    expect(await run(made.id, calls.importApply)).toMatchObject({ state: 'done', done: 2, refused: 0 });
    expect(await people(listId)).toHaveLength(5);
    const check = { id: listId, name: '林知远', phone: '13800001111' };
    expect(await test.call(memberCalls.vipCheck, check)).toMatchObject({ data: 1 });
    expect((await dryRun(listId, file)).counts).toMatchObject({ new: 0, change: 0, same: 3 });
  });

  it('takes corrections in place: against the other rows and the list', async () => {
    const listId = await list(known);
    const { id } = await dryRun(listId, file);
    const mend = async (lineNumber: number, cellAt: number, cellText: string) =>
      test.attempt(calls.importMend, { cid, id, lineNumber, cellAt, cellText }, options);
    expect(await mend(5, 1, '13700004444')).toMatchObject({ fate: 'wrong' });
    expect(await mend(5, 3, '2027-03-01')).toMatchObject({ fate: 'change' });
    expect(await mend(7, 0, '苏曼青')).toMatchObject({ fate: 'new' });
    expect(await mend(7, 1, '13700003333')).toMatchObject({ fate: 'wrong' });
    expect(await mend(7, 1, '13800005555')).toMatchObject({ fate: 'new' });
    expect(await run(id, calls.importApply)).toMatchObject({ done: 4, refused: 0 });
    expect(await people(listId)).toHaveLength(6);
  });

  it('removes missing people only on request, and nobody whose row is wrong', async () => {
    const listId = await list(known);
    const made = await dryRun(listId, file, true);
    expect(made.counts.remove).toBe(1);
    expect(made.rows.at(-1)).toMatchObject({ fate: 'remove', name: '旧会员' });
    expect(await run(made.id, calls.importApply)).toMatchObject({ done: 3, refused: 0 });
    expect((await people(listId)).map((one) => one.split(' ')[0] ?? '').sort()).toEqual(
      ['何知非', '周晓晴', '林知远', '苏曼青'].toSorted(),
    );
    // Without a name and an address no row names anybody, and nobody is removed.
    const strange = await dryRun(listId, '医院,城市\n某医院,上海', true);
    expect(strange.counts).toMatchObject({ remove: 0, wrong: 1 });
  });

  it('is undone as a whole; who was changed since stays', async () => {
    const listId = await list(known);
    const before = await people(listId);
    const made = await dryRun(listId, file, true);
    await run(made.id, calls.importApply);
    expect(await run(made.id, calls.importUndo)).toMatchObject({ done: 3, refused: 0 });
    expect((await people(listId)).toSorted()).toEqual(before.toSorted());
    const second = await dryRun(listId, file);
    await run(second.id, calls.importApply);
    const { people: found } = await test.call(membersConsoleCalls.people, { cid, listId, words: '林知远' }, options);
    const [entry] = found;
    await test.call(
      membersConsoleCalls.saveEntry,
      { cid, listId, entry: { id: entry?.id ?? 0, name: '林知远', phone: '13800001111', validUntil: '2031-01-01' } },
      options,
    );
    expect(await run(second.id, calls.importUndo)).toMatchObject({ done: 2, refused: 1 });
    expect(await people(listId)).toHaveLength(before.length + 1);
  });

  it('shows in a person’s history that person alone, however many were imported together', async () => {
    const listId = await list();
    const many = csv(...Array.from({ length: 60 }, (_, at) => `会员${at},${13800000000 + at},,,,`));
    await run((await dryRun(listId, many)).id, calls.importApply);
    const { people: found } = await test.call(membersConsoleCalls.people, { cid, listId, words: '会员59' }, options);
    const subjectId = String(found[0]?.id);
    const log = await test.call(auditCalls.list, { cid, subject: 'member_list_entry', subjectId }, options);
    expect(log.entries.map(({ changes, more }) => [changes.map((one) => one.subjectId), more])).toEqual([
      [[subjectId], 59],
    ]);
  });

  it('is not applied over edits made since', async () => {
    const listId = await list(known);
    const { id } = await dryRun(listId, file);
    const entry = { id: null, name: '林知远', phone: '13800001111' };
    await test.call(membersConsoleCalls.saveEntry, { cid, listId, entry }, options);
    expect(await run(id, calls.importApply)).toMatchObject({ done: 2, refused: 1 });
    expect(await people(listId, '林知远')).toHaveLength(1);
  });

  it('[E12] is refused with the reason when it is no list, and for a list of another society', async () => {
    const listId = await list();
    expect(await upload(listId, csv())).toMatchObject({ error: 'sheet_empty' });
    expect(await upload(listId, '')).toMatchObject({ error: 'sheet_refused' });
    expect(await upload(listId, Buffer.from('PK\u0003\u0004 no workbook'))).toMatchObject({ error: 'sheet_refused' });
    expect(await upload(null, file)).toMatchObject({ error: 'not_found' });
    expect(await upload(await buildMemberList(db, await buildSociety(db)), file)).toMatchObject({ error: 'not_found' });
  });

  it('[E1] is for staff of the whole society, not of one conference', async () => {
    const listId = await list();
    const reader = await buildStaffToken(
      db,
      await buildStaff(db, societyId, { email: 'reader-file@example.org', role: 'reader' }),
    );
    expect(await upload(listId, file, reader)).toMatchObject({ error: 'forbidden' });
  });

  it('reads the template and an export again, in either kind', async () => {
    const listId = await list(known);
    for (const format of ['xlsx', 'csv'] as const) {
      const { content } = await test.call(calls.importTemplate, { cid, format }, { token, language: 'zh' });
      expect((await dryRun(listId, Buffer.from(content, 'base64'))).counts).toMatchObject({ new: 1, wrong: 0 });
      const { taskId } = await test.call(membersConsoleCalls.export, { cid, listId, format }, options);
      await test.work();
      const { address } = await test.call(taskCalls.file, { cid, id: taskId }, options);
      const { pathname, search } = new URL(address, 'http://x');
      const out = await test.app.inject({ method: 'GET', url: pathname + search });
      const { counts } = await dryRun(listId, out.rawPayload, true);
      expect(counts).toEqual({ new: 0, change: 0, same: 4, wrong: 0, remove: 0 });
    }
  });

  it('accepts a file with unknown titles by columns mapped by hand', async () => {
    const listId = await list();
    const { id } = await upload(listId, 'A,B,C\n林知远,13800001111,x\n苏曼青,137,y');
    const set = (columns: (string | null)[]) => test.attempt(calls.importColumns, { cid, id, columns }, options);
    expect(await set(['name', 'name', null])).toMatchObject({ error: 'body_invalid' });
    expect(await set(['name', 'phone', null])).toMatchObject({ code: 0 });
    await test.call(calls.importCheck, { cid, id }, options);
    await test.work();
    expect(await run(id, calls.importApply)).toMatchObject({ done: 1, refused: 0 });
    expect(await people(listId)).toEqual(['林知远 13800001111 ']);
  });
});

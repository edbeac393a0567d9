import { describe, expect, it } from 'vitest';
import type { Call } from '@meetingapp/contract/call.ts';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { memberCalls } from '@meetingapp/contract/members/member.ts';
import { membersConsoleCalls as calls, type Imported } from '@meetingapp/contract/members/console.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildMemberList, buildMembers } from '@meetingapp/demo/members/members.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { zipOf } from '@meetingapp/sheets/zip/testing-zip.ts';
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

async function bring(listId: number, file: Buffer | string, wish: object = {}, as = token, call: Call = calls.bring) {
  const form = new FormData();
  form.append('body', JSON.stringify({ cid, listId, apply: false, ...wish }));
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'members');
  const request = new Request('http://x/', { method: 'POST', body: form });
  const response = await test.app.inject({
    method: 'POST',
    url: call.path,
    headers: { language: 'en', token: as, 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json() as { code: number; brought: Imported; content: string; error?: string; msg?: string };
}
const spreadsheet = 'http://schemas.openxmlformats.org';
/** A minimal workbook with the given sheet. */
const workbook = (sheet: string) =>
  zipOf([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${spreadsheet}/package/2006/content-types"></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${spreadsheet}/package/2006/relationships"><Relationship Id="r" Type="${spreadsheet}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${spreadsheet}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="r"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${spreadsheet}/package/2006/relationships"><Relationship Id="r" Type="${spreadsheet}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ]);
const people = async (listId: number, words = '') => {
  const answer = await test.call(calls.people, { cid, listId, words }, options);
  return answer.people.map(({ name, phone, validUntil }) => [name, phone, validUntil].join(' '));
};
const csv = (...rows: string[]) => ['姓名,手机号,邮箱,有效期（起）,有效期（止）,医院', ...rows].join('\n');

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
    expect(await bring(foreign, csv('林知远,13800001111,,,,'))).toMatchObject({ error: 'not_found' });
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
    expect(await bring(own, csv('林知远,13800001111,,,,'), {}, reader)).toMatchObject({ error: 'forbidden' });
  });
});

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

  it('is previewed row by row, then written whole, and changes nothing the second time', async () => {
    const listId = await list(known);
    const before = await people(listId);
    const { brought } = await bring(listId, file);
    expect(brought.rows.map(({ fate }) => fate)).toEqual(['new', 'change', 'same', 'wrong', 'wrong', 'wrong']);
    expect(brought.rows[1]?.changes).toEqual([{ label: 'Valid until', from: '2026-12-31', to: '2099-12-31' }]);
    expect(brought.rows.map(({ faults }) => faults).slice(3)).toEqual([
      ['Phone number: Please enter the correct mobile number', 'Valid from: choose a correct date'],
      ['The same person as in row 2'],
      ['Name: This item is required'],
    ]);
    expect(brought.counts).toEqual({ new: 1, change: 1, same: 1, wrong: 3, removed: 0 });
    expect(brought.columns.at(-1)).toMatchObject({ title: '医院', field: null });
    expect(await people(listId)).toEqual(before);
    const done = await bring(listId, file, { apply: true, seen: brought.seen });
    expect(done.brought.applied).toBe(true);
    expect(await people(listId)).toHaveLength(5);
    const check = { id: listId, name: '林知远', phone: '13800001111' };
    expect(await test.call(memberCalls.vipCheck, check)).toMatchObject({ data: 1 });
    const again = (await bring(listId, file)).brought;
    expect(again.counts).toMatchObject({ new: 0, change: 0, same: 3 });
    expect(await bring(listId, file, { apply: true, seen: brought.seen })).toMatchObject({
      error: 'changed_meanwhile',
    });
  });

  it('removes missing people only on request, and nobody whose row is wrong', async () => {
    const listId = await list(known);
    const { brought } = await bring(listId, file, { replace: true });
    expect(brought.counts.removed).toBe(1);
    expect(brought.removed).toEqual([{ name: '旧会员', phone: '13800009999', email: '' }]);
    const { seen } = brought;
    expect(await bring(listId, file, { apply: true, seen })).toMatchObject({ error: 'changed_meanwhile' });
    await bring(listId, file, { apply: true, replace: true, seen });
    expect((await people(listId)).map((one) => one.split(' ')[0] ?? '').sort()).toEqual(
      ['何知非', '周晓晴', '林知远', '苏曼青'].toSorted(),
    );
  });

  it('is undone as a whole, once; who was changed since stays', async () => {
    const listId = await list(known);
    const before = await people(listId);
    const wish = { apply: true, replace: true };
    const { seen } = (await bring(listId, file, { replace: true })).brought;
    await bring(listId, file, { ...wish, seen });
    const imports = async () => (await test.call(calls.imports, { cid, listId }, options)).imports;
    const [made] = await imports();
    expect(made).toMatchObject({ name: 'members', added: 1, changed: 1, removed: 1, undoneAt: null });
    const undo = (importId: number, of = listId) =>
      test.attempt(calls.undoImport, { cid, listId: of, importId }, options);
    expect(await undo(made?.id ?? 0, await list())).toMatchObject({ error: 'member_import_undone' });
    expect(await undo(made?.id ?? 0)).toMatchObject({ code: 0, done: 3, stayed: 0 });
    expect((await people(listId)).toSorted()).toEqual(before.toSorted());
    expect(await undo(made?.id ?? 0)).toMatchObject({ error: 'member_import_undone' });
    // A further import, after which the new person was edited.
    await bring(listId, file, { apply: true, seen: (await bring(listId, file)).brought.seen });
    await db
      .updateTable('member_list_entry')
      .set({ valid_until: '2031-01-01' })
      .where('member_list_id', '=', listId)
      .where('id', 'not in', (select) =>
        select.selectFrom('member_import_row').select('entry_id').where('before', 'is not', null),
      )
      .where('id', 'in', (select) =>
        select.selectFrom('member_import_row').select('entry_id').where('before', 'is', null),
      )
      .execute();
    const [second] = await imports();
    expect(await undo(second?.id ?? 0)).toMatchObject({ done: 1, stayed: 1 });
    expect((await imports())[0]).toMatchObject({ stayed: 1, undoneAt: expect.any(String) });
    expect(await people(listId)).toHaveLength(before.length + 1);
  });

  it('shows in a person’s history that person alone, however many were imported together', async () => {
    const listId = await list();
    const many = csv(...Array.from({ length: 60 }, (_, at) => `会员${at},${13800000000 + at},,,,`));
    await bring(listId, many, { apply: true, seen: (await bring(listId, many)).brought.seen });
    const { people: found } = await test.call(calls.people, { cid, listId, words: '会员59' }, options);
    const subjectId = String(found[0]?.id);
    const log = await test.call(auditCalls.list, { cid, subject: 'member_list_entry', subjectId }, options);
    expect(log.entries.map(({ changes, more }) => [changes.map((one) => one.subjectId), more])).toEqual([
      [[subjectId], 59],
    ]);
  });

  it('is not applied over edits made since', async () => {
    const listId = await list(known);
    const { seen } = (await bring(listId, file)).brought;
    const entry = { id: null, name: '林知远', phone: '13800001111' };
    await test.call(calls.saveEntry, { cid, listId, entry }, options);
    expect(await bring(listId, file, { apply: true, seen })).toMatchObject({ error: 'changed_meanwhile' });
    expect(await people(listId, '林知远')).toHaveLength(1);
  });

  it('[E12] is refused with the reason when it is no list of people', async () => {
    const listId = await list();
    const strange = await bring(listId, '医院,城市\n某医院,上海', { apply: true });
    expect(strange).toMatchObject({
      error: 'sheet_refused',
      msg: expect.stringContaining('Columns are missing'),
    });
    expect(await bring(listId, csv())).toMatchObject({ error: 'sheet_empty' });
    expect(await bring(listId, '')).toMatchObject({ error: 'sheet_refused' });
    expect(await bring(listId, Buffer.from('PK\u0003\u0004 no workbook'))).toMatchObject({ error: 'sheet_refused' });
    expect(await bring(listId, csv(...Array.from({ length: 100_001 }, () => 'x,1,,,,')))).toMatchObject({
      msg: 'Too many rows; at most 100,000 at a time',
    });
  });

  it('refuses calculated cells, and files that unpack to far more than their size', async () => {
    const listId = await list();
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
    const sheet = (...rows: string[]) => workbook(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
    const titles = row(text('姓名'), text('手机'));
    const { brought } = await bring(listId, sheet(titles, row(text('林知远'), '<c><f>1+1</f><v>13800001111</v></c>')));
    expect(brought.rows[0]).toMatchObject({
      fate: 'wrong',
      faults: ['Phone number: the cell is a formula; paste it as a value'],
    });
    expect(await bring(listId, sheet(titles, row(text(' '.repeat(20_000_000)))))).toMatchObject({
      error: 'sheet_refused',
      msg: expect.stringContaining('unpacks to far more'),
    });
  });

  it('reads the template and an export again, in either kind', async () => {
    const listId = await list(known);
    for (const format of ['xlsx', 'csv'] as const) {
      const { content } = await test.call(calls.template, { cid, format }, { token: reader, language: 'zh' });
      expect((await bring(listId, Buffer.from(content, 'base64'))).brought.counts).toMatchObject({ new: 1, wrong: 0 });
      const { taskId } = await test.call(calls.export, { cid, listId, format }, options);
      await test.work();
      const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, options);
      expect(task).toMatchObject({ state: 'done', done: 4, total: 4 });
      const { address } = await test.call(taskCalls.file, { cid, id: taskId }, options);
      const out = await test.app.inject({
        method: 'GET',
        url: new URL(address, 'http://x').pathname + new URL(address, 'http://x').search,
      });
      expect((await bring(listId, out.rawPayload, { replace: true })).brought.counts).toEqual({
        new: 0,
        change: 0,
        same: 4,
        wrong: 0,
        removed: 0,
      });
    }
  });

  it('accepts a file with unknown headers by columns mapped by hand, and returns its wrong rows with the reason', async () => {
    const listId = await list();
    const file = 'A,B,C\n林知远,13800001111,x\n苏曼青,137,y';
    const guessed = await bring(listId, file);
    expect(guessed.brought).toMatchObject({
      complete: false,
      rows: [],
      columns: [{ title: 'A', field: null, sample: ['林知远', '苏曼青'] }, { field: null }, { field: null }],
    });
    expect(await bring(listId, file, { apply: true, seen: guessed.brought.seen })).toMatchObject({
      error: 'sheet_refused',
    });
    const columns = ['name', 'phone', null];
    expect(await bring(listId, file, { columns: ['name', 'name', null] })).toMatchObject({ error: 'sheet_refused' });
    const { brought } = await bring(listId, file, { columns });
    expect(brought).toMatchObject({ complete: true, counts: { new: 1, wrong: 1 } });
    await bring(listId, file, { columns, apply: true, seen: brought.seen });
    expect(await people(listId)).toEqual(['林知远 13800001111 ']);
    const wrong = await bring(listId, file, { columns }, token, calls.wrongRows);
    const again = await bring(listId, Buffer.from(wrong.content, 'base64'), { columns: [...columns, null] });
    expect(again.brought.columns.map(({ title, sample }) => [title, ...sample])).toEqual([
      ['A', '苏曼青'],
      ['B', '137'],
      ['C', 'y'],
      ['What is wrong', expect.stringContaining('mobile number')],
    ]);
  });
});

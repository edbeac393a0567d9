import { describe, expect, it } from 'vitest';
import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { keyCalls } from '@meetingapp/contract/developers/key.ts';
import { keyScopes } from '@meetingapp/contract/developers/scope.ts';
import { feeCalls } from '@meetingapp/contract/fees/console.ts';
import { formCalls, type FormField } from '@meetingapp/contract/forms.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { registrationDeskCalls } from '@meetingapp/contract/registration/desk.ts';
import { registrationImportCalls } from '@meetingapp/contract/registration/import.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, buildOwnForm, guestFields, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildMemberList } from '@meetingapp/demo/members/members.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';
import { openClient } from '../../testing/developers/open-client.ts';
import { rowsAt } from '../../testing/tasks/task-rows.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const as = { token };
const reader = await buildStaffToken(
  db,
  await buildStaff(db, societyId, { email: 'reader@example.org', role: 'reader' }),
);

const school = { code: 'school', label: both('学校', 'University') };
const title = both('学生报名表', 'Students');

/** A congress with a second form, and one person registered by each. */
async function congress() {
  const cid = await buildConference(db, { societyId });
  const first = await buildForm(db, cid, [...plainFields, { code: 'hall', label: both('会场', 'Hall') }]);
  const formId = await buildOwnForm(db, cid, 'registration', { title, fields: [...plainFields, school] });
  const { id: version } = await db
    .selectFrom('form_version')
    .select('id')
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow();
  const general = await buildRegistration(db, cid, { name: '林知远', formVersionId: first, answers: { hall: 'B' } });
  const student = await buildRegistration(db, cid, {
    name: '许一诺',
    formVersionId: version,
    answers: { school: '云岭医学院' },
  });
  return { cid, formId, general, student };
}

const list = async (cid: number, filter: object) =>
  (await test.call(registrationConsoleCalls.list, { cid, filter }, { ...as, language: 'en' })).rows.map(
    ({ id, form }) => [id, form],
  );

describe('[O2] further registration forms', () => {
  it('begin as a copy of another form, with its draft, or empty, and name whom they serve', async () => {
    const { cid, formId } = await congress();
    const create = (more: object) =>
      test.call(formCalls.create, { cid, purpose: 'registration' as const, title: both('甲', 'A'), ...more }, as);
    const { formId: copy } = await create({ copyOf: 0, serves: 'link' });
    const read = await test.call(formCalls.read, { cid, formId: copy }, as);
    expect(read).toMatchObject({ purpose: 'registration', published: null, revision: 1 });
    expect(read.draft?.fields.map(({ code }) => code)).toEqual(['name', 'phone', 'email', 'hall']);
    const fields = read.draft?.fields.slice(0, 2) ?? [];
    await test.call(formCalls.save, { cid, formId: copy, revision: 1, fields }, as);
    const { formId: second } = await create({ copyOf: copy });
    expect((await test.call(formCalls.read, { cid, formId: second }, as)).draft?.fields).toHaveLength(2);
    const { formId: empty } = await create({});
    expect((await test.call(formCalls.read, { cid, formId: empty }, as)).draft).toBeNull();
    const published = await test.call(formCalls.publish, { cid, formId: copy, revision: 2 }, as);
    expect(published).toMatchObject({ number: 1 });
    const { forms } = await test.call(formCalls.list, { cid }, as);
    expect(forms.map((one) => [one.formId, one.serves, one.number])).toEqual([
      [null, 'everybody', 1],
      [formId, 'everybody', 1],
      [copy, 'link', 1],
      [second, 'everybody', null],
      [empty, 'everybody', null],
    ]);
    expect(
      await test.attempt(formCalls.create, { cid, purpose: 'registration', title, copyOf: 999_999 }, as),
    ).toMatchObject({ error: 'not_found' });
  });

  it('are for members only where the conference has a list of members; nobody without the right changes them', async () => {
    const { cid, formId } = await congress();
    const wish = { cid, purpose: 'registration' as const, title, serves: 'members' as const };
    expect(await test.attempt(formCalls.create, wish, as)).toMatchObject({ error: 'form_needs_members', code: 9271 });
    const change = { cid, formId, title, closed: false, serves: 'members' as const };
    expect(await test.attempt(formCalls.change, change, as)).toMatchObject({ error: 'form_needs_members' });
    await db
      .updateTable('conference')
      .set({ member_list_id: await buildMemberList(db, societyId) })
      .where('id', '=', cid)
      .execute();
    expect(await test.attempt(formCalls.change, change, as)).toMatchObject({ code: 0 });
    expect((await test.call(formCalls.list, { cid }, as)).hasMembers).toBe(true);
    for (const [call, body] of [
      [formCalls.create, wish],
      [formCalls.change, change],
    ] as const)
      expect(await test.attempt(call, body, { token: reader })).toMatchObject({ error: 'forbidden' });
    const foreign = await buildConference(db);
    expect(await test.attempt(formCalls.change, { ...change, cid: foreign }, as)).not.toMatchObject({ code: 0 });
  });

  it('check the answers given by them, not those of other forms, and need the fields of their own fees only', async () => {
    const { cid, formId, general, student } = await congress();
    const fit = async (form: number | null, fields: FormField[]) =>
      test.call(formCalls.fit, { cid, formId: form, fields }, as);
    const fieldsOf = async (form: number | null) =>
      (await test.call(formCalls.read, { cid, formId: form }, as)).published?.fields ?? [];
    const without = async (form: number | null, code: string) =>
      (await fieldsOf(form)).filter((field) => field.code !== code);
    const ofStudents = await fit(formId, await without(formId, 'school'));
    expect(ofStudents).toMatchObject({ people: 1, affected: 1, misfits: [{ code: 'school', reason: 'dropped' }] });
    expect(ofStudents.misfits[0]?.people.map(({ id }) => id)).toEqual([student]);
    const ofFirst = await fit(null, await without(null, 'hall'));
    expect(ofFirst.misfits.flatMap(({ people }) => people.map(({ id }) => id))).toEqual([general]);
    const needed = async (form: number | null) =>
      (await test.call(formCalls.read, { cid, formId: form }, as)).needed.map(({ code }) => code);
    await buildFeeKind(db, cid, { rule: { equals: { code: 'hall', value: 'B' } } });
    expect(await needed(formId)).toEqual(['name', 'hall']);
    await buildFeeKind(db, cid, { rule: { equals: { code: 'school', value: 'x' } }, formIds: [formId] });
    expect(await needed(formId)).toEqual(['name', 'school']);
    expect(await needed(null)).toEqual(['name', 'hall']);
  });

  it('are the forms of a fee; one of another conference or purpose is not', async () => {
    const { cid, formId } = await congress();
    const feeId = await buildFeeKind(db, cid);
    const set = await test.call(feeCalls.list, { cid }, as);
    expect(set.forms).toEqual([
      { id: 0, title: both('大会报名表', 'General registration form') },
      { id: formId, title },
    ]);
    expect(set.fields.map(({ code }) => code)).toContain('school');
    const [kind] = set.kinds.filter(({ id }) => id === feeId);
    if (!kind) throw new Error('no fee');
    const save = (formIds: number[] | null) =>
      test.attempt(feeCalls.save, { cid, kinds: [{ ...kind, formIds }], seen: [] }, as);
    expect(await save([0, formId])).toMatchObject({ code: 0 });
    expect((await test.call(feeCalls.list, { cid }, as)).kinds[0]?.formIds).toEqual([0, formId]);
    const activity = await buildOwnForm(db, cid, 'activity', { title, fields: plainFields });
    for (const wrong of [activity, (await congress()).formId])
      expect(await save([wrong])).toMatchObject({ error: 'body_invalid', faults: [{ field: 'kinds.0.formIds' }] });
    expect(await save(null)).toMatchObject({ code: 0 });
  });
});

describe('[O7] registrations by several forms', () => {
  it('are found by form, also with words and with the on-site form, and say their form', async () => {
    const { cid, formId, general, student } = await congress();
    const onSite = await buildOwnForm(db, cid, 'onsite', { title: both('现场', 'On site'), fields: guestFields });
    const { forms } = await test.call(registrationConsoleCalls.choices, { cid }, { ...as, language: 'en' });
    expect(forms).toEqual([
      { id: 0, title: 'General registration form' },
      { id: formId, title: 'Students' },
      { id: onSite, title: 'On site' },
    ]);
    expect(await list(cid, { forms: [formId] })).toEqual([[student, 'Students']]);
    expect(await list(cid, { forms: [0] })).toEqual([[general, '']]);
    expect(await list(cid, { forms: [0, formId] })).toHaveLength(2);
    expect(await list(cid, { forms: [formId], words: '林知远' })).toEqual([]);
    expect(await list(cid, { forms: [onSite] })).toEqual([]);
    const page = await test.call(registrationConsoleCalls.list, { cid, filter: { forms: [formId] } }, as);
    expect([page.count, page.all]).toEqual([1, 2]);
    const { registration } = await test.call(registrationConsoleCalls.detail, { cid, id: student }, as);
    expect(registration).toMatchObject({ form: '学生报名表', formNumber: 1, newestForm: 1 });
  });

  it('are exported with a column for each field of all forms, and imported again by the form that a row names', async () => {
    const { cid, formId } = await congress();
    await buildOwnForm(db, cid, 'activity', { title, fields: [{ code: 'size' }] });
    const wish = { cid, filter: {}, format: 'csv' as const, columns: ['name' as const, 'form' as const] };
    const { taskId } = await test.call(registrationConsoleCalls.export, { ...wish, withExtras: false }, as);
    await test.work();
    const { address } = await test.call(taskCalls.file, { cid, id: taskId }, as);
    const rows = await rowsAt(test, address);
    expect(rows[0]).toEqual(['姓名', '报名表', '手机号码', '电子邮箱', '会场', '学校']);
    expect(rows.slice(1).map(([name, form, , , hall, own = '']) => [name, form, hall, own])).toEqual([
      ['林知远', '', 'B', ''],
      ['许一诺', '学生报名表', '', '云岭医学院'],
    ]);
    const [phone, other] = [freshPhone(), freshPhone()];
    const csv = [
      ...rows.map((cells) => cells.join(',')),
      `裴书航,Students,${phone},,,湖滨医学院`,
      `苏曼青,,${other},,C,`,
      `顾长川,学生报名表,${freshPhone()},,C,湖滨医学院`,
      `程望舒,不存在,${freshPhone()},,,`,
      `林知远,学生报名表,${rows[1]?.[2] ?? ''},,,`,
    ].join('\n');
    const sent = await test.attempt(
      registrationImportCalls.importUpload,
      { cid },
      { language: 'en', token, file: csv },
    );
    const { id } = sent as { id: number };
    await test.call(registrationImportCalls.importCheck, { cid, id }, as);
    await test.work();
    const read = await test.call(registrationImportCalls.importRows, { cid, id }, { ...as, language: 'en' });
    expect(read.rows.map(({ fate }) => fate)).toEqual(['same', 'same', 'new', 'new', 'wrong', 'wrong', 'wrong']);
    const faults = read.rows.slice(4).map((row) => row.faults.map(({ column, text }) => [column, text]));
    expect(faults[0]).toEqual([[4, expect.stringContaining('does not ask this') as string]]);
    expect(faults[1]?.[0]?.[0]).toBe(1);
    expect(faults[2]).toEqual([[1, expect.stringContaining('cannot change the form') as string]]);
    await test.call(registrationImportCalls.importApply, { cid, id }, as);
    await test.work();
    const imported = await db
      .selectFrom('registration')
      .innerJoin('form_version', 'form_version.id', 'form_version_id')
      .select(['name', 'form_id', 'answers'])
      .where('registration.conference_id', '=', cid)
      .where('person_key', 'in', [phone, other])
      .orderBy('registration.id')
      .execute();
    expect(imported).toMatchObject([
      { name: '裴书航', form_id: formId, answers: { school: '湖滨医学院' } },
      { name: '苏曼青', form_id: null, answers: { hall: 'C' } },
    ]);
  });

  it('are entered by staff under the form they choose, with its fees', async () => {
    const { cid, formId } = await congress();
    const general = await buildFeeKind(db, cid, { formIds: [0] });
    const student = await buildFeeKind(db, cid, { formIds: [formId] });
    const shown = await test.call(registrationDeskCalls.newForm, { cid, formId }, as);
    expect(shown.forms.map(({ id }) => id)).toEqual([0, formId]);
    expect(shown.fields.map(({ cfgCode }) => cfgCode)).toContain('school');
    const answers = { name: '裴书航', phone: freshPhone(), school: '湖滨医学院' };
    const { fees } = await test.call(registrationDeskCalls.newFees, { cid, formId, answers }, as);
    expect(fees.map(({ feeId }) => feeId)).toEqual([student]);
    const enter = (feeId: number) => test.attempt(registrationDeskCalls.enter, { cid, formId, answers, feeId }, as);
    expect(await enter(general)).toMatchObject({ error: 'fee_not_eligible' });
    expect(await enter(student)).toMatchObject({ code: 0 });
    await test.call(formCalls.change, { cid, formId, title, closed: true }, as);
    expect(await test.attempt(registrationDeskCalls.newForm, { cid, formId }, as)).toMatchObject({
      error: 'form_closed',
    });
  });

  it('state their form in the open interface, which describes each form and registers by it', async () => {
    const { cid, formId, general, student } = await congress();
    const fee = await buildFeeKind(db, cid, { formIds: [formId], amount: 0 });
    const key = await test.call(
      keyCalls.createKey,
      {
        cid,
        keyName: '系统',
        scopes: [...keyScopes],
        expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      },
      as,
    );
    const ask = openClient(test.app, key.secret);
    const described = async (query: string) => (await ask(`/conferences/${cid}/registration-form${query}`)).body;
    expect(await described('')).toMatchObject({
      formId: null,
      forms: [{ formId: null }, { formId, title }],
      fees: [],
    });
    expect(await described(`?form=${formId}`)).toMatchObject({ formId, fees: [{ id: fee }] });
    expect(await described('?form=999999')).toMatchObject({ error: 'not_found' });
    for (const [id, form] of [
      [general, null],
      [student, formId],
    ])
      expect((await ask(`/conferences/${cid}/registrations/${id}`)).body).toMatchObject({ formId: form });
    const body = { formId, feeId: fee, answers: { name: '裴书航', phone: freshPhone(), school: '湖滨医学院' } };
    const made = await ask(`/conferences/${cid}/registrations`, { body });
    expect(made.body).toMatchObject({ registration: { formId, answers: { school: '湖滨医学院' } } });
  });
});

describe('[O1] the copy of a conference', () => {
  it('has all its forms, and fees limited to the forms of the copy', async () => {
    const { cid, formId } = await congress();
    await buildFeeKind(db, cid, { title: both('学生', 'Student'), formIds: [0, formId] });
    await test.call(formCalls.change, { cid, formId, title, closed: true, serves: 'link' }, as);
    const { taskId } = await test.call(
      conferenceConsoleCalls.copy,
      { cid, title: both('下一届', 'Next'), startsOn: '2031-05-01' },
      as,
    );
    await test.work();
    const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, as);
    const made = task.result['cid'] ?? 0;
    const { forms } = await test.call(formCalls.list, { cid: made }, as);
    expect(forms.map((one) => [one.title.en, one.closed, one.serves, one.fields])).toEqual([
      [forms[0]?.title.en, false, 'everybody', 4],
      ['Students', true, 'link', 4],
    ]);
    const { kinds } = await test.call(feeCalls.list, { cid: made }, as);
    expect(kinds[0]?.formIds).toEqual([0, forms[1]?.formId]);
    expect(forms[1]?.formId).not.toBe(formId);
  });
});

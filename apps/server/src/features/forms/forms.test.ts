import { describe, expect, it } from 'vitest';
import { formCalls } from '@meetingapp/contract/forms.ts';
import type { FormField } from '@meetingapp/contract/forms.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const reader = await buildStaffToken(
  db,
  await buildStaff(db, societyId, { email: 'reader@example.org', role: 'reader' }),
);
const as = { token };

const field = (code: string, change: Partial<FormField> = {}): FormField => ({
  code,
  kind: 'T',
  label: both(`字段 ${code}`, `Field ${code}`),
  hint: nothing,
  options: [],
  format: '',
  pattern: '',
  required: false,
  showWhen: null,
  ...change,
});
const person = [field('name', { required: true }), field('phone')];
const meal = field('meal', {
  kind: 'S',
  options: [
    { value: '清真', zh: '清真', en: 'Halal' },
    { value: '其他', zh: '其他', en: 'Other' },
  ],
});
const why = field('mealNote', { showWhen: { code: 'meal', oneOf: ['其他'] } });

async function own(): Promise<number> {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid, plainFields);
  return cid;
}
const save = async (cid: number, fields: FormField[], revision = 0) =>
  (await test.call(formCalls.save, { cid, revision, fields }, as)).revision;

describe('[O2] a form', () => {
  it('is published as a new version, used immediately; earlier answers keep theirs', async () => {
    const cid = await own();
    const before = await buildRegistration(db, cid, { answers: { email: 'lin@example.org' } });
    const first = await db.selectFrom('form_field').selectAll().orderBy('id').execute();
    const revision = await save(cid, [...person, meal, why]);
    const asked = async () =>
      (await test.call(registrationCalls.info, { cid })).user_config.map(({ cfgCode }) => cfgCode);
    expect(await asked()).toEqual(['name', 'phone', 'email']);
    const published = await test.call(formCalls.publish, { cid, revision }, as);
    expect(published).toMatchObject({ number: 2, kept: [{ number: 1, registrations: 1 }] });
    expect(await asked()).toEqual(['name', 'phone', 'meal', 'mealNote']);
    // The answers remain, under the version that has labels for them.
    const row = await db.selectFrom('registration').selectAll().where('id', '=', before).executeTakeFirstOrThrow();
    expect(row.answers).toMatchObject({ email: 'lin@example.org' });
    const { versions } = await test.call(formCalls.versions, { cid }, as);
    expect(versions.map(({ number, registrations }) => [number, registrations])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(versions[1]?.fields.map(({ code }) => code)).toEqual(['name', 'phone', 'email']);
    const ids = first.map(({ id }) => id);
    expect(await db.selectFrom('form_field').selectAll().where('id', 'in', ids).orderBy('id').execute()).toEqual(first);
  });

  it('returns to an earlier version by creating a new one', async () => {
    const cid = await own();
    const revision = await save(cid, [...person, meal]);
    const published = await test.call(formCalls.publish, { cid, revision }, as);
    const back = await test.call(formCalls.restore, { cid, number: 1, revision: published.revision }, as);
    const read = await test.call(formCalls.read, { cid }, as);
    expect(read.draft?.fields.map(({ code }) => code)).toEqual(['name', 'phone', 'email']);
    expect(read.draft?.basedOn).toBe(1);
    expect((await test.call(formCalls.publish, { cid, revision: back.revision }, as)).number).toBe(3);
    expect(await test.attempt(formCalls.restore, { cid, number: 9, revision: back.revision + 1 }, as)).toMatchObject({
      error: 'not_found',
    });
  });

  it('saved by two at once is refused to the later, and nothing of the earlier is lost', async () => {
    const cid = await own();
    const both = await Promise.all([
      test.attempt(formCalls.save, { cid, revision: 0, fields: person }, as),
      test.attempt(formCalls.save, { cid, revision: 0, fields: [...person, meal] }, as),
    ]);
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 8101]));
    for (const call of [formCalls.save, formCalls.publish, formCalls.discard] as const)
      expect(await test.attempt(call, { cid, revision: 7, fields: person }, as)).toMatchObject({
        error: 'changed_meanwhile',
      });
    // A draft that was discarded and started again is not the one that the other person saw.
    await test.call(formCalls.discard, { cid, revision: 1 }, as);
    expect(await test.attempt(formCalls.save, { cid, revision: 1, fields: person }, as)).toMatchObject({
      error: 'changed_meanwhile',
    });
    expect((await test.call(formCalls.read, { cid }, as)).draft).toBeNull();
  });

  it('is published only when it is valid, and each error is named in the language of the request', async () => {
    const cid = await own();
    await buildFeeKind(db, cid, { rule: { equals: { code: 'identity', value: '医师' } } });
    const wrong = [
      field('name', { label: both('姓名', '') }),
      field('mail', { pattern: '(?<=a)b' }),
      field('pick', { kind: 'DDL' }),
      field('town', { kind: 'C', showWhen: { code: 'later', oneOf: ['x'] } }),
      field('later'),
    ];
    const revision = await save(cid, wrong);
    const zh = await test.attempt(formCalls.publish, { cid, revision }, as);
    const en = await test.attempt(formCalls.publish, { cid, revision }, { ...as, language: 'en' });
    expect(zh).toMatchObject({ error: 'form_invalid' });
    const faults = 'faults' in en ? (en.faults ?? []) : [];
    expect(faults.map(({ field: code, reason }) => `${code}:${reason}`)).toEqual([
      'identity:field_asked_by_fee',
      ':contact_needed',
      'name:english_missing',
      'mail:pattern_unsupported',
      'pick:options_missing',
      'town:condition_order',
      'town:province_missing',
    ]);
    expect(faults[3]?.text).toContain('Field mail');
    expect((await test.call(formCalls.versions, { cid }, as)).versions).toHaveLength(1);
    // Attendees never see an unpublished form.
    expect((await test.call(registrationCalls.info, { cid })).user_config).toHaveLength(3);
  });

  it('identical to the published one creates no version', async () => {
    const cid = await own();
    const { published } = await test.call(formCalls.read, { cid }, as);
    const revision = await save(cid, published?.fields ?? []);
    expect(await test.attempt(formCalls.publish, { cid, revision }, as)).toMatchObject({ error: 'form_unchanged' });
    expect(await test.attempt(formCalls.publish, { cid: await own(), revision: 0 }, as)).toMatchObject({
      error: 'changed_meanwhile',
    });
  });

  it('is read with read permission and changed with set-up permission; another society’s is not found', async () => {
    const cid = await own();
    expect(await test.call(formCalls.read, { cid }, { token: reader })).toMatchObject({ revision: 0, draft: null });
    const calls = [
      [formCalls.save, { cid, revision: 0, fields: person }],
      [formCalls.publish, { cid, revision: 1 }],
      [formCalls.discard, { cid, revision: 1 }],
      [formCalls.restore, { cid, number: 1, revision: 1 }],
    ] as const;
    for (const [call, body] of calls) {
      expect(await test.attempt(call, body, { token: reader })).toMatchObject({ error: 'forbidden' });
      expect(await test.attempt(call, body)).toMatchObject({ error: 'session_invalid' });
    }
    const foreign = await buildConference(db);
    await buildForm(db, foreign);
    for (const call of [formCalls.read, formCalls.versions] as const)
      expect(await test.attempt(call, { cid: foreign }, as)).not.toMatchObject({ code: 0 });
    expect(await test.attempt(formCalls.save, { cid: foreign, revision: 0, fields: person }, as)).not.toMatchObject({
      code: 0,
    });
  });

  it('names the part of a body that is too large or of an unknown kind', async () => {
    const cid = await own();
    for (const bad of [{ kind: 'X' }, { code: 'x'.repeat(41) }, { label: { zh: 'x'.repeat(201), en: '' } }]) {
      const fields = [{ ...field('name'), ...bad }];
      expect(await test.attempt(formCalls.save, { cid, revision: 0, fields }, as)).toMatchObject({
        error: 'body_invalid',
      });
    }
    expect((await test.call(formCalls.read, { cid }, as)).revision).toBe(0);
  });
});

describe('[S104] [S110] forms with a purpose', () => {
  it('have their own drafts and versions beside the registration form, which stays as it was', async () => {
    const cid = await own();
    const { formId } = await test.call(
      formCalls.create,
      { cid, purpose: 'activity', title: both('报名', 'Sign up') },
      as,
    );
    const { formId: other } = await test.call(
      formCalls.create,
      { cid, purpose: 'onsite', title: both('现场', 'On site') },
      as,
    );
    const { revision } = await test.call(formCalls.save, { cid, formId, revision: 0, fields: [field('size')] }, as);
    expect(await test.attempt(formCalls.publish, { cid, formId, revision }, as)).toMatchObject({ code: 0, number: 1 });
    const { forms } = await test.call(formCalls.list, { cid }, as);
    expect(forms.map(({ purpose, number, fields }) => [purpose, number, fields])).toEqual([
      ['registration', 1, 3],
      ['activity', 1, 1],
      ['onsite', null, 0],
    ]);
    // A form that registers somebody must ask who it is; another one need not.
    const saved = await test.call(formCalls.save, { cid, formId: other, revision: 0, fields: [field('size')] }, as);
    expect(await test.attempt(formCalls.publish, { cid, formId: other, revision: saved.revision }, as)).toMatchObject({
      error: 'form_invalid',
    });
    expect((await test.call(formCalls.read, { cid }, as)).published).toMatchObject({ number: 1 });
    const elsewhere = await own();
    expect(await test.attempt(formCalls.read, { cid: elsewhere, formId }, as)).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(formCalls.save, { cid: elsewhere, formId, revision: 0, fields: [] }, as)).toMatchObject({
      error: 'not_found',
    });
    const title = both('活动报名', 'Activity');
    expect(await test.attempt(formCalls.change, { cid, formId, title, closed: true }, as)).toMatchObject({ code: 0 });
    expect((await test.call(formCalls.list, { cid }, as)).forms[1]).toMatchObject({ title, closed: true });
  });
});

describe('[O2] before a form is published', () => {
  it('the answers given so far are checked against it, of this conference only, and stay as they are', async () => {
    const cid = await own();
    const other = await own();
    const email = 'lin@example.org';
    await buildRegistration(db, cid, { answers: { name: '林知远', email } });
    await buildRegistration(db, cid, { answers: { name: '周晓晴', email: '' } });
    await buildRegistration(db, cid, { state: 'draft', answers: {} });
    await buildRegistration(db, other, { answers: { name: '沈砚秋', email } });
    const fit = (fields: FormField[]) => test.call(formCalls.fit, { cid, formId: null, fields }, as);
    const published = (await test.call(formCalls.read, { cid, formId: null }, as)).published?.fields ?? [];
    const kept = published.filter(({ code }) => code !== 'email');
    expect(await fit([...kept, field('town', { required: true })])).toMatchObject({
      people: 2,
      affected: 2,
      misfits: expect.arrayContaining([
        expect.objectContaining({ code: 'town', reason: 'required', count: 2 }),
        expect.objectContaining({
          code: 'email',
          reason: 'dropped',
          count: 1,
          people: [expect.objectContaining({ name: '林知远' })],
        }),
      ]),
    });
    expect(await test.attempt(formCalls.fit, { cid, formId: null, fields: kept }, { token: reader })).toMatchObject({
      error: 'forbidden',
    });
  });
});

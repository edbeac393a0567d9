import { describe, expect, it } from 'vitest';
import { formCalls, type FormField } from '@meetingapp/contract/forms.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { registrationDeskCalls } from '@meetingapp/contract/registration/desk.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { both, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const as = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

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
const consent = (version: string, text: string): FormField =>
  field('photos', { kind: 'CON', required: true, settings: { version, text: both(text, text) } });
const person = [field('name', { required: true }), field('phone')];
const all: FormField[] = [
  ...person,
  field('part', { kind: 'H' }),
  field('why', { kind: 'EXP', settings: { text: both('说明', 'Why we ask') } }),
  field('next', { kind: 'PAGE' }),
  field('talk', { kind: 'LT', settings: { most: 20 } }),
  field('weight', { kind: 'NUM', settings: { least: 0, most: 300, step: 0.5, unit: both('千克', 'kg') } }),
  consent('2027-1', '同意拍照'),
  field('document', { format: 'document' }),
  field('sign', { kind: 'SIG' }),
];

async function published(fields: FormField[]): Promise<number> {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid, plainFields);
  const { revision } = await test.call(formCalls.save, { cid, revision: 0, fields }, as);
  await test.call(formCalls.publish, { cid, revision }, as);
  return cid;
}
const signature = '0000p0c8';
const right = {
  name: '林一',
  phone: '13900002301',
  talk: '第一行\n第二行',
  weight: '62.5',
  photos: '2027-1',
  document: '11010519491231002X',
  sign: signature,
};
const enter = (cid: number, answers: Record<string, string>) =>
  test.attempt(registrationDeskCalls.enter, { cid, answers, branchId: null, feeId: null, paid: null }, as);

describe('[O2] the kinds of a form', () => {
  it('reach the phone in the language of the request, with their limits', async () => {
    const cid = await published(all);
    const { user_config: items } = await test.call(registrationCalls.info, { cid }, { language: 'en' });
    expect(items.find(({ cfgCode }) => cfgCode === 'weight')?.cfgSettings).toEqual({
      least: 0,
      most: 300,
      step: 0.5,
      unit: 'kg',
    });
    expect(items.find(({ cfgCode }) => cfgCode === 'photos')?.cfgSettings).toMatchObject({ text: '同意拍照' });
    expect(items.map(({ cfgType }) => cfgType).slice(2, 5)).toEqual(['H', 'EXP', 'PAGE']);
  });

  it('are validated by the server, each fault naming the field and what is accepted', async () => {
    const cid = await published(all);
    const wrong = {
      ...right,
      talk: 'x'.repeat(21),
      weight: '62.3',
      photos: '2026-1',
      document: '110105194912310021',
      sign: '<svg>',
    };
    const refused = await enter(cid, wrong);
    const faults = 'faults' in refused ? (refused.faults ?? []) : [];
    expect(faults.map((fault) => `${fault.field}:${fault.reason}`)).toEqual([
      'talk:too_long',
      'weight:number_step',
      'photos:consent',
      'document:document',
      'sign:signature',
    ]);
    for (const { text, field: code } of faults) expect(text).toContain(`字段 ${code}`);
  });

  it('are stored and shown in the pane, the consent with its text and the signature with its strokes', async () => {
    const cid = await published(all);
    const entered = await enter(cid, { ...right, part: 'no answer', next: 'none' });
    expect(entered).toMatchObject({ code: 0 });
    const row = await db
      .selectFrom('registration')
      .select(['id', 'answers'])
      .where('conference_id', '=', cid)
      .executeTakeFirstOrThrow();
    expect(Object.keys(row.answers).sort()).toEqual(Object.keys(right).sort());
    const { registration: one } = await test.call(
      registrationConsoleCalls.detail,
      { cid, id: row.id },
      { ...as, language: 'en' },
    );
    const shown = Object.fromEntries(one.answers.map((answer) => [answer.code, answer]));
    expect(shown['weight']?.value).toBe('62.5 kg');
    expect(shown['talk']?.value).toBe('第一行\n第二行');
    expect(shown['photos']).toMatchObject({ value: 'Agreed (version 2027-1)', text: '同意拍照' });
    expect(shown['sign']).toMatchObject({ value: 'Signed by hand', ink: signature });
  });

  it('staff may leave out what only the person can give', async () => {
    const cid = await published(all);
    const { photos: _, ...others } = right;
    expect(await enter(cid, others)).toMatchObject({ code: 0 });
  });
});

describe('[O2] a consent', () => {
  it('with another text needs another version, and who agreed to the earlier one is counted', async () => {
    const cid = await published(all);
    await enter(cid, right);
    const changed = (version: string) => [...person, consent(version, '同意拍照和录像')];
    const saved = await test.call(formCalls.save, { cid, revision: 2, fields: changed('2027-1') }, as);
    const refused = await test.attempt(formCalls.publish, { cid, revision: saved.revision }, as);
    expect(refused).toMatchObject({ error: 'form_invalid', faults: [{ field: 'photos', reason: 'version_same' }] });
    const fit = await test.call(formCalls.fit, { cid, fields: changed('2027-2') }, as);
    expect(fit.misfits).toContainEqual({
      code: 'photos',
      reason: 'consent',
      count: 1,
      people: [expect.objectContaining({ name: '林一' })],
    });
    const next = await test.call(formCalls.save, { cid, revision: saved.revision, fields: changed('2027-2') }, as);
    expect(await test.attempt(formCalls.publish, { cid, revision: next.revision }, as)).toMatchObject({ code: 0 });
  });
});

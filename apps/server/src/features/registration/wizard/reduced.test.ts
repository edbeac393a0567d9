import { describe, expect, it } from 'vitest';
import { seedReducedConference } from '@meetingapp/demo/reduced-conference.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { reducedFlow } from '@meetingapp/domain/registration/special-case.ts';
import { testApp } from '../../../testing/app.ts';
import { client } from '../../../testing/client.ts';
import { visitor, type Visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app, { language: 'en' });
const cid = await seedReducedConference(db, await buildSociety(db), new Date());
const call = async (path: string, body: object, who?: Visitor) =>
  (await wire.post(`/medapp/api/template/register/${path}`, { cid, ...body }, who ? { token: who.token } : {})).body;

describe('[V12] conference 3243', () => {
  it('is configured by settings: hidden fields, placeholders, no member check, the hotel next', async () => {
    expect(cid).toBe(3243);
    const flow = {
      hiddenFields: ['company', 'name', 'phone'],
      placeholders: { name: 'Participant', phone: '13000000000' },
      memberCheck: false,
      stepAfterForm: 'hotel',
    };
    expect((await call('customcase/get', {})).data).toMatchObject({ flow });
    expect((await call('con/info', {})).data).toMatchObject({
      flow,
      extend_config: { vip_config_fl: '0' },
      hasHotel: '1',
    });
  });

  it('accepts an answer without name, phone and company, and keeps the placeholders', async () => {
    const who = await visitor(test);
    const input = await call('info', { input: { level: '基础班' } }, who);
    expect(input.con_fee).toHaveLength(1);
    const fee = input.con_fee?.[0]?.feeId;
    const saved = await call('add', { cfgid: fee, level: '基础班', diet: '清真|素食' }, who);
    expect(saved.code).toBe(0);
    const { answers, name, person_key } = await db
      .selectFrom('registration')
      .selectAll()
      .where('id', '=', Number(saved.register?.regId))
      .executeTakeFirstOrThrow();
    expect(answers).toMatchObject({ name: 'Participant', phone: '13000000000', level: '基础班', diet: '清真|素食' });
    expect(name).toBe('Participant');
    expect(person_key).toBe(`account:${who.accountId}`);
  });

  it('keeps the placeholders also when the client sends other values', async () => {
    const who = await visitor(test);
    const saved = await call('add', { level: '提高班', name: '冒名', phone: '123', company: 'x' }, who);
    expect(saved.code).toBe(0);
    const { answers } = await db
      .selectFrom('registration')
      .select('answers')
      .where('id', '=', Number(saved.register?.regId))
      .executeTakeFirstOrThrow();
    expect(answers).toMatchObject({ name: 'Participant', phone: '13000000000' });
    expect(answers['company']).toBeUndefined();
  });

  it('does not treat people as one because they share the placeholder', async () => {
    const [one, other] = [await visitor(test), await visitor(test)];
    const first = await call('add', { level: '基础班' }, one);
    const second = await call('add', { level: '基础班' }, other);
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(first.register?.regId).not.toEqual(second.register?.regId);
    expect((await call('add', { level: '基础班' }, one)).register?.regId).toEqual(first.register?.regId);
  });

  it('never shows the placeholders: not in the form, not in the registration', async () => {
    const who = await visitor(test);
    const { register } = await call('add', { level: '基础班' }, who);
    const form = (await call('info', { input: null }, who)).user_config;
    expect(
      form
        ?.filter((field) => ['name', 'phone', 'company'].includes(String(field.cfgCode)))
        .map((field) => field.cfgValue),
    ).toEqual([null, null, null]);
    const { body } = await wire.post('/medapp/api/registration/read', { regid: register?.regId }, { token: who.token });
    expect(body.registration?.answers?.map((answer) => answer.code)).toEqual(['level']);
  });

  it('still refuses invalid values of the shown fields', async () => {
    expect(await call('add', { level: '' }, await visitor(test))).toMatchObject({
      error: 'answers_invalid',
      faults: [{ field: 'level', text: 'Group: This item is required' }],
    });
    expect(await call('add', { level: '别的' }, await visitor(test))).toMatchObject({
      faults: [{ reason: 'not_an_option' }],
    });
  });
});

it('[V12] is a setting of any conference, not tied to 3243', async () => {
  const other = await buildConference(db, { flow: reducedFlow });
  await buildForm(db, other, [...plainFields]);
  await buildFeeKind(db, other);
  const who = await visitor(test);
  expect(
    (await wire.post('/medapp/api/template/register/add', { cid: other }, { token: who.token })).body,
  ).toMatchObject({ code: 0 });
  await db
    .updateTable('conference')
    .set({ flow: JSON.stringify({ hiddenFields: [], placeholders: {}, memberCheck: true, stepAfterForm: 'apply' }) })
    .where('id', '=', cid)
    .execute();
  expect(await call('add', { level: '基础班' }, who)).toMatchObject({
    error: 'answers_invalid',
    faults: [{ field: 'name' }, { field: 'phone' }, { field: 'company' }],
  });
});

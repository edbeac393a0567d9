import { describe, expect, it } from 'vitest';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, patterns, type FieldInput } from '@meetingapp/demo/forms/forms.ts';
import { testApp } from '../../../testing/app.ts';
import { client } from '../../../testing/client.ts';
import { visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app);
interface Answer {
  code: number;
  error?: string;
  msg?: string;
  faults?: object[];
  register?: { regId: number };
}
const options = ['甲', '乙', '丙'].map((value) => ({ value, zh: value, en: value }));

/** A form with name, phone and one field; submits values for it like a client without validation. */
async function trying(field: FieldInput, more: FieldInput[] = []) {
  const cid = await buildConference(db);
  await buildForm(
    db,
    cid,
    [
      { code: 'name', label: both('姓名', 'Name'), required: true },
      { code: 'phone', label: both('手机号码', 'Mobile number'), required: true },
      { label: both('某项', 'Item'), ...field },
      ...more,
    ].filter((one, index, all) => all.findLastIndex((other) => other.code === one.code) === index),
  );
  await buildFeeKind(db, cid);
  const who = await visitor(test);
  return async (value: unknown, others: object = {}, language = 'en') => {
    const { phone, name } = who.answers;
    const body = {
      cid,
      regid: '',
      uid: '',
      cfgid: '',
      src: '',
      sub_cid: '',
      name,
      phone,
      ...(value === undefined ? {} : { [field.code]: value }),
      ...others,
    };
    const answer = await wire.post('/medapp/api/template/register/add', body, { token: who.token, language });
    const stored = await db
      .selectFrom('registration')
      .select('answers')
      .where('conference_id', '=', cid)
      .executeTakeFirst();
    return { ...(answer.body as unknown as Answer), stored: stored?.answers[field.code] };
  };
}
const refused = (reason: string, text: string) => ({
  code: 4001,
  error: 'answers_invalid',
  msg: text,
  faults: [{ reason, text }],
  stored: undefined,
});

describe('[V18] the server refuses what the phone would refuse, with the field named', () => {
  it('[V1] an optional field without a regex, or left empty, is valid', async () => {
    expect(await (await trying({ code: 'x' }))('')).toMatchObject({ code: 0 });
    expect(await (await trying({ code: 'x', pattern: '^[0-9]+$' }))('')).toMatchObject({ code: 0 });
    expect(await (await trying({ code: 'x' }))(undefined)).toMatchObject({ code: 0, stored: '' });
  });

  it('[V2] [E5] a required field left empty is an error, also when it is only spaces', async () => {
    const save = await trying({ code: 'x', required: true });
    for (const empty of ['', '   ', null, undefined])
      expect(await save(empty)).toMatchObject(refused('required', 'Item: This item is required'));
    expect(await save('', {}, 'ch')).toMatchObject({ msg: '某项：此项必填' });
  });

  it('[V3] [E5] a value must match the regex; an empty one is an error when it is required', async () => {
    const save = await trying({ code: 'x', pattern: '^[A-Z]{2}[0-9]{3}$', required: true });
    expect(await save('ab123')).toMatchObject(
      refused('pattern', 'Item: Input content does not meet conference requirements'),
    );
    expect(await save(null)).toMatchObject(refused('required', 'Item: This item is required'));
    expect(await save('AB123')).toMatchObject({ code: 0, stored: 'AB123' });
  });

  it('[V3] a regex that would run for ever is answered, and does not run for ever', async () => {
    const save = await trying({ code: 'x', pattern: '^(a+)+$' });
    const answer = await save(`${'a'.repeat(900)}!`);
    expect(answer.error).toBe('answers_invalid');
  });

  it('[V4] a multi-select holds at least one, at most cfgFormat, only its options, joined by |', async () => {
    const save = await trying({ code: 'x', kind: 'MS', options, format: '2', required: true });
    expect(await save('')).toMatchObject(refused('required', 'Item: This item is required'));
    expect(await save('甲|乙|丙')).toMatchObject(refused('too_many', 'Item: choose at most 2'));
    expect(await save('甲|丁')).toMatchObject(refused('not_an_option', 'Item: choose one of the options'));
    expect(await save('甲|丙')).toMatchObject({ code: 0, stored: '甲|丙' });
  });

  it('a dropdown and a single select accept one of their options', async () => {
    for (const kind of ['DDL', 'S'] as const) {
      const save = await trying({ code: 'x', kind, options });
      expect(await save('丁')).toMatchObject(refused('not_an_option', 'Item: choose one of the options'));
      expect(await save('乙')).toMatchObject({ code: 0, stored: '乙' });
    }
  });

  it('[V7] [E5] accepts phone numbers: 13x, 15x but not 154, 18x, 145, 147, 17x, with 0, 86 or 17951 before it', async () => {
    const save = await trying({
      code: 'phone',
      label: both('手机号码', 'Mobile number'),
      pattern: patterns.phone,
      required: true,
    });
    for (const right of ['13800001234', '015012345678', '8618812345678', '1795114512345678', '17012345678'])
      expect([right, (await save(right)).code]).toEqual([right, 0]);
    const other = await trying({ code: 'phone', label: both('手机号码', 'Mobile number'), required: true });
    for (const wrong of ['15412345678', '14612345678', '19912345678', '1380000123', '138000012345', '+8613800001234'])
      expect([wrong, await other(wrong)]).toMatchObject([
        wrong,
        refused('phone', 'Mobile number: Please enter the correct mobile number'),
      ]);
    expect(await other('123', {}, 'cn')).toMatchObject({ msg: '手机号码：请输入正确的手机号' });
  });

  it('[V7] organisers can accept all current Chinese numbers, or international ones', async () => {
    const china = await trying({ code: 'phone', format: 'china', required: true });
    expect((await china('19912345678')).code).toBe(0);
    expect((await china('+4930123456')).code).not.toBe(0);
    const world = await trying({ code: 'phone', format: 'international', required: true });
    expect((await world('+4930123456')).code).toBe(0);
    expect(await world('030123456', {}, 'cn')).toMatchObject({
      msg: expect.stringContaining('境外号码以 + 和国家代码开头'),
    });
  });

  it('[V8] an e-mail address with + passes where the field says international', async () => {
    const standard = await trying({ code: 'email', required: true });
    expect((await standard('lin+congress@med-uni.example.org')).code).not.toBe(0);
    const world = await trying({ code: 'email', format: 'international', required: true });
    expect((await world('lin+congress@med-uni.example.org')).code).toBe(0);
  });

  it('[V8] an e-mail address: word characters, dashes or dots, @, domain parts', async () => {
    const save = await trying({ code: 'email', label: both('邮箱', 'E-mail') });
    for (const wrong of ['a', 'a@b', 'a b@c.de', '@c.de', 'a@c.'])
      expect([wrong, await save(wrong)]).toMatchObject([
        wrong,
        refused('email', 'E-mail: enter a correct e-mail address'),
      ]);
    expect((await save('lin.zhi-yuan@med-uni.example.org')).code).toBe(0);
  });

  it('[V10] a date: a day of the calendar in the years 2010 to 2030', async () => {
    const save = await trying({ code: 'x', kind: 'DATE' });
    expect(await save('2027-02-30')).toMatchObject(refused('date_invalid', 'Item: choose a correct date'));
    for (const far of ['2009-12-31', '2031-01-01'])
      expect(await save(far)).toMatchObject(refused('date_range', 'Item: choose a date from 2010 to 2030'));
    expect(await save('2027/4/5')).toMatchObject({ code: 0, stored: '2027-04-05' });
  });

  it('[V10] a first practice decades ago is accepted where the field asks for one, a future one is not', async () => {
    const save = await trying({ code: 'x', kind: 'DATE', format: 'practice' });
    expect(await save('2999-01-01')).toMatchObject(
      refused('date_future', 'Item: choose a date that is not in the future'),
    );
    expect(await save('1900-01-01')).toMatchObject({ faults: [{ reason: 'date_past' }] });
    expect(await save('1988-07-01')).toMatchObject({ code: 0, stored: '1988-07-01' });
  });

  it('[V11] a province saves the part before the comma, and [T12] the city must lie in it', async () => {
    const save = await trying({ code: 'p', kind: 'P' }, [{ code: 'c', kind: 'C', label: both('城市', 'City') }]);
    expect(await save('浙江省,杭州市', { c: '杭州市' })).toMatchObject({ code: 0, stored: '浙江省' });
    const other = await trying({ code: 'p', kind: 'P' }, [{ code: 'c', kind: 'C', label: both('城市', 'City') }]);
    expect(await other('浙江省', { c: '苏州市' })).toMatchObject({
      faults: [{ field: 'c', reason: 'city_of_province', text: 'City: choose a city of this province' }],
      stored: undefined,
    });
    const unknown = await trying({ code: 'p', kind: 'P' }, [{ code: 'c', kind: 'C', label: both('城市', 'City') }]);
    expect(await unknown('不存在省', { c: '杭州市' })).toMatchObject({
      faults: [{ field: 'p', reason: 'not_an_option' }],
    });
  });

  it('[V19] a picture field accepts the address of a picture, nothing a page would execute', async () => {
    const save = await trying({ code: 'code1844' });
    for (const wrong of ['javascript:alert(1)', 'http://x/a.jpg', '//x/a.jpg', 'a.jpg', '"><script>'])
      expect([wrong, (await save(wrong)).error]).toEqual([wrong, 'answers_invalid']);
    expect((await save('/files/ab/cd.jpg')).code).toBe(0);
  });

  it('a text is limited to a thousand letters', async () => {
    const save = await trying({ code: 'x' });
    expect(await save('长'.repeat(1001))).toMatchObject(refused('too_long', 'Item: at most 1000 characters'));
    expect(await save('长'.repeat(4001))).toMatchObject({ error: 'body_invalid' });
  });
});

describe('a field with a condition', () => {
  const form: [FieldInput, FieldInput[]] = [
    { code: 'x', label: both('导师', 'Tutor'), required: true, showWhen: { code: 'kind', oneOf: ['学生'] } },
    [
      {
        code: 'kind',
        kind: 'S',
        options: ['学生', '医师'].map((value) => ({ value, zh: value, en: value })),
        required: true,
      },
    ],
  ];
  it('[V2] is required when the condition is met', async () => {
    expect(await (await trying(...form))('', { kind: '学生' })).toMatchObject(
      refused('required', 'Tutor: This item is required'),
    );
  });
  it('[V18] is dropped when the condition is not met, whatever was sent', async () => {
    expect(await (await trying(...form))('王教授', { kind: '医师' })).toMatchObject({ code: 0, stored: undefined });
  });
});

describe('[E12] several wrong fields', () => {
  it('are all named, in the order of the form, and nothing is saved', async () => {
    const save = await trying({ code: 'x', required: true });
    const answer = await save('', { name: '', phone: '1' });
    expect(answer.faults).toMatchObject([{ field: 'name' }, { field: 'phone' }, { field: 'x' }]);
    expect(answer.msg).toBe('Name: This item is required');
    expect(answer.stored).toBeUndefined();
  });

  it('fields not in the form are ignored, and cannot change the registration', async () => {
    const save = await trying({ code: 'x' });
    const answer = await save('1', { state: 'confirmed', member: '1', person_key: 'other', entry_code: 'x' });
    expect(answer).toMatchObject({ code: 0, register: { regFl: 0, regState: 'draft' } });
    const row = await db
      .selectFrom('registration')
      .select(['answers', 'member', 'state'])
      .where('id', '=', answer.register?.regId ?? 0)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ member: false, state: 'draft' });
    expect(Object.keys(row.answers).sort()).toEqual(['name', 'phone', 'x']);
  });
});

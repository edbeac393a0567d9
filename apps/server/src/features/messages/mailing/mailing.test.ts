import { describe, expect, it, vi } from 'vitest';
import { inboxCalls } from '@meetingapp/contract/messages/inbox.ts';
import { type MailingInput, mailingCalls as calls } from '@meetingapp/contract/messages/mailing.ts';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildExpert, buildHall, buildSession } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { recordReports } from '../report/commands.ts';
import { eraseAccount } from '../../privacy/commands.ts';
import { endMailings, releaseMailing } from './commands.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
let people = 0;

async function attendee(cid: number, name: string) {
  people += 1;
  const phone = `1376600${String(people).padStart(4, '0')}`;
  const accountId = await buildAccount(db, { phone });
  const regid = await buildRegistration(db, cid, { accountId, name, state: 'confirmed', answers: { phone } });
  return { accountId, phone, regid, token: await test.logIn(accountId) };
}

const mailing: MailingInput = {
  name: '班车',
  kind: 'organiser',
  required: false,
  urgent: true,
  texts: {
    subject: { zh: '早班车提前', en: 'The shuttle leaves earlier' },
    body: { zh: '{name}，班车 07:20 发车。', en: '{name}, the shuttle leaves at 07:20.' },
  },
  link: '/callist/1',
  audience: {
    of: 'registrations',
    filter: { states: [], branches: [], fees: [], forms: [], orders: [], from: null, until: null, words: '' },
  },
  startsAt: null,
  rates: { messenger: null, phone: null, email: null },
};

async function send(cid: number, more: Partial<MailingInput> = {}) {
  const { id, version } = await test.call(
    calls.save,
    { cid, id: null, seen: null, mailing: { ...mailing, ...more } },
    { token },
  );
  await test.call(calls.start, { cid, id, seen: version }, { token });
  return id;
}

const stateOf = async (cid: number, id: number) => (await test.call(calls.read, { cid, id }, { token })).listed;

describe('[O18] a message to many', () => {
  it('reaches each person of the audience once, with their own name, in the inbox and by their channel', async () => {
    const cid = await buildConference(db, { societyId });
    const [one, other] = [await attendee(cid, '林知远'), await attendee(cid, '周予安')];
    const elsewhere = await attendee(await buildConference(db, { societyId }), '别人');
    const id = await send(cid);
    expect((await sentTo(test, one.phone)).map(({ variables }) => variables['text'])).toEqual([
      '林知远，班车 07:20 发车。',
    ]);
    expect(await sentTo(test, other.phone)).toHaveLength(1);
    expect(await sentTo(test, elsewhere.phone)).toEqual([]);
    const { messages } = await test.call(inboxCalls.list, {}, { token: other.token });
    expect(messages).toMatchObject([{ text: '周予安，班车 07:20 发车。', link: '/callist/1' }]);
    await endMailings(db, new Date());
    expect(await stateOf(cid, id)).toMatchObject({ state: 'done', recipients: 2, counts: { sent: 2 } });
    await test.call(inboxCalls.see, { ids: null }, { token: other.token });
    const { recipients } = await test.call(calls.recipients, { cid, id, state: 'seen' }, { token });
    expect(recipients).toMatchObject([{ name: '周予安', way: [{ channel: 'phone', state: 'sent', fault: '' }] }]);
  });

  it('names a contact, who registered a colleague first, by their own registration, and one that still counts', async () => {
    const cid = await buildConference(db, { societyId });
    const phone = '13766009001';
    const accountId = await buildAccount(db, { phone });
    const own = (name: string, more: object) => buildRegistration(db, cid, { accountId, name, ...more });
    await own('同事', { phone: '13766009002' });
    await own('联系人', { phone, state: 'cancelled' });
    await own('联系人', { phone, state: 'confirmed', answers: { company: '云栖医院' } });
    const texts = { ...mailing.texts, body: both('{name}，{hospital}', '{name}, {hospital}') };
    const id = await send(cid, { texts });
    expect((await sentTo(test, phone)).map(({ variables }) => variables['text'])).toEqual(['联系人，云栖医院']);
    expect((await stateOf(cid, id)).recipients).toBe(1);
  });

  it('stays in the inbox of a person who has switched the kind off, unless it is required', async () => {
    const cid = await buildConference(db, { societyId });
    const one = await attendee(cid, '韦雅宁');
    await test.call(preferenceCalls.saveChannels, { kind: 'organiser', channels: [] }, { token: one.token });
    const id = await send(cid);
    expect(await sentTo(test, one.phone)).toEqual([]);
    expect((await stateOf(cid, id)).counts).toMatchObject({ inbox: 1 });
    const channelsOf = async (required: boolean) => {
      const body = { cid, mailing: { ...mailing, required }, accountId: one.accountId };
      return (await test.call(calls.preview, body, { token })).channels;
    };
    expect(await channelsOf(false)).toEqual([]);
    expect(await channelsOf(true)).toEqual(['phone']);
    await send(cid, { required: true });
    expect(await sentTo(test, one.phone)).toHaveLength(1);
  });

  it('goes to people with a part in the programme', async () => {
    const cid = await buildConference(db, { societyId });
    const speaker = await attendee(cid, '沈砚秋');
    const expert = await buildExpert(db, cid, { name: both('沈砚秋', 'Shen Yanqiu') });
    const unknown = await buildExpert(db, cid, { name: both('无账号', 'No Account') });
    await db.updateTable('expert').set({ account_id: speaker.accountId }).where('id', '=', expert).execute();
    const hall = await buildHall(db, cid, { name: both('孤山厅', 'Gushan Hall') });
    const times = { from: new Date('2027-04-16T02:00:00Z'), to: new Date('2027-04-16T03:00:00Z') };
    await buildSession(db, cid, {
      title: both('影像', 'Imaging'),
      hall,
      ...times,
      parts: [
        [expert, 'host'],
        [unknown, 'host'],
      ],
    });
    const audience = { of: 'programme' as const, roles: ['host'] };
    const check = await test.call(calls.check, { cid, mailing: { ...mailing, audience } }, { token });
    expect(check).toMatchObject({ recipients: 1, withoutAccount: 1, channels: { phone: 1 } });
    expect(
      await test.call(
        calls.check,
        { cid, mailing: { ...mailing, audience: { of: 'programme', roles: ['speaker'] } } },
        { token },
      ),
    ).toMatchObject({ recipients: 0 });
  });

  it('names what is missing before it is sent, and is not sent with an unknown placeholder', async () => {
    const cid = await buildConference(db, { societyId });
    const one = await attendee(cid, '阿依努尔·买买提吐尔逊');
    const texts = { ...mailing.texts, body: both('{name} {branch} {nmae}', '{name} {branch} {nmae}') };
    const check = await test.call(calls.check, { cid, mailing: { ...mailing, texts } }, { token });
    expect(check).toMatchObject({ unknownNames: ['nmae'], missing: [{ placeholder: 'branch', people: 1 }] });
    const preview = await test.call(calls.preview, { cid, mailing, accountId: one.accountId }, { token });
    expect(preview).toMatchObject({
      channels: ['phone'],
      message: { body: { zh: '阿依努尔·买买提吐尔逊，班车 07:20 发车。' } },
    });
    const { id, version } = await test.call(
      calls.save,
      { cid, id: null, seen: null, mailing: { ...mailing, texts } },
      { token },
    );
    expect(await test.attempt(calls.start, { cid, id, seen: version }, { token })).toMatchObject({
      error: 'mailing_incomplete',
    });
  });

  it('waits for its time, and nothing more is sent once it is stopped', async () => {
    const cid = await buildConference(db, { societyId });
    const one = await attendee(cid, '魏嘉树');
    const id = await send(cid, { startsAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await sentTo(test, one.phone)).toEqual([]);
    expect(await stateOf(cid, id)).toMatchObject({ state: 'scheduled' });
    await test.call(calls.stop, { cid, id }, { token });
    expect(await stateOf(cid, id)).toMatchObject({ state: 'stopped' });
    expect(await test.attempt(calls.stop, { cid, id }, { token })).toMatchObject({ error: 'mailing_over' });
    expect(await test.attempt(calls.remove, { cid, id }, { token })).toMatchObject({ error: 'mailing_started' });
  });

  it('that is done still goes by the next channel when a report says that it was not delivered; a stopped one does not', async () => {
    for (const [ended, mails] of [
      ['done', 1],
      ['stopped', 0],
    ] as const) {
      const cid = await buildConference(db, { societyId });
      const one = await attendee(cid, '林知远');
      const email = `${one.phone}@hospital.example`;
      await db
        .insertInto('identity')
        .values({ account_id: one.accountId, kind: 'email', value: email, verified_at: new Date() })
        .execute();
      const id = await send(cid);
      expect(await sentTo(test, one.phone)).toHaveLength(1);
      await endMailings(db, new Date());
      expect(await stateOf(cid, id)).toMatchObject({ state: 'done' });
      await db.updateTable('mailing').set({ state: ended }).where('id', '=', id).execute();
      const message = await db
        .selectFrom('message')
        .select('id')
        .where('recipient', '=', one.phone)
        .executeTakeFirstOrThrow();
      const failed = { providerId: '', recipient: null, delivered: false, fault: 'UNDELIV', bounced: false };
      expect(await recordReports(db, [{ ...failed, messageId: Number(message.id) }], new Date())).toBe(1);
      expect(await sentTo(test, email)).toHaveLength(mails);
    }
  });

  it('is tested by sending it to the address of the person who writes it', async () => {
    const cid = await buildConference(db, { societyId });
    await attendee(cid, '韩冬');
    const { sentTo: address } = await test.call(
      calls.test,
      { cid, mailing, accountId: null, language: 'zh' },
      { token },
    );
    expect(await sentTo(test, address)).toMatchObject([{ subject: '早班车提前', text: '韩冬，班车 07:20 发车。' }]);
  });

  it('is not overwritten by a colleague who had an older version', async () => {
    const cid = await buildConference(db, { societyId });
    const { id, version } = await test.call(calls.save, { cid, id: null, seen: null, mailing }, { token });
    await test.call(calls.save, { cid, id, seen: version, mailing: { ...mailing, name: '二' } }, { token });
    expect(await test.attempt(calls.save, { cid, id, seen: version, mailing }, { token })).toMatchObject({
      error: 'changed_meanwhile',
    });
  });

  it('is previewed and charged for each person in the language and by the channel that they chose', async () => {
    const cid = await buildConference(db, { societyId });
    const [one, other] = [await attendee(cid, 'Henrik Lindqvist'), await attendee(cid, '唐景行')];
    await test.call(preferenceCalls.saveLanguage, { language: 'en' }, { token: one.token });
    await test.call(preferenceCalls.saveChannels, { kind: 'organiser', channels: [] }, { token: other.token });
    const long = { ...mailing.texts, body: both('班'.repeat(120), 'shuttle '.repeat(20)) };
    const check = await test.call(calls.check, { cid, mailing: { ...mailing, texts: long } }, { token });
    // 10 for the signature, 26 for the subject and 160 for the text are three pieces of 67.
    expect(check).toMatchObject({ channels: { phone: 1, inbox: 1 }, texts: { pieces: 3, fen: 14 } });
    const preview = (accountId: number) =>
      test.call(calls.preview, { cid, mailing: { ...mailing, texts: long }, accountId }, { token });
    expect(await preview(one.accountId)).toMatchObject({ language: 'en', channels: ['phone'], pieces: 3 });
    expect(await preview(other.accountId)).toMatchObject({ language: 'zh', channels: [], pieces: 3 });
  });

  it('is reported by channel and reason, found by name, and exported with the way of each person', async () => {
    const cid = await buildConference(db, { societyId });
    const [one, other] = [await attendee(cid, '陈玉兰'), await attendee(cid, '何雨桐')];
    const email = `${one.phone}@hospital.example`;
    await db
      .insertInto('identity')
      .values({ account_id: one.accountId, kind: 'email', value: email, verified_at: new Date() })
      .execute();
    const id = await send(cid);
    expect(await sentTo(test, other.phone)).toHaveLength(1);
    const failed = { providerId: '', recipient: null, delivered: false, fault: 'MK:0012', bounced: false };
    const { id: messageId } = await db
      .selectFrom('message')
      .select('id')
      .where('recipient', '=', one.phone)
      .executeTakeFirstOrThrow();
    await recordReports(db, [{ ...failed, messageId: Number(messageId) }], new Date());
    expect(await sentTo(test, email)).toHaveLength(1);
    await test.call(inboxCalls.see, { ids: null }, { token: other.token });
    const none = { seen: 0, delivered: 0, sent: 0, failed: 0, unknown: 0 };
    expect(await test.call(calls.figures, { cid, id }, { token })).toMatchObject({
      channels: [
        { ...none, channel: 'inbox', people: 2, seen: 1, delivered: 1 },
        { ...none, channel: 'phone', people: 2, seen: 1, failed: 1 },
        { ...none, channel: 'email', people: 1, sent: 1 },
      ],
      reasons: [{ channel: 'phone', fault: 'MK:0012', people: 1 }],
      fallenBack: 1,
    });
    const namesOf = async (wish: object) =>
      (await test.call(calls.recipients, { cid, id, ...wish }, { token })).recipients.map(({ name }) => name);
    expect(await namesOf({ channel: 'email' })).toEqual(['陈玉兰']);
    expect(await namesOf({ channel: 'phone', fault: 'MK:0012' })).toEqual(['陈玉兰']);
    expect(await namesOf({ words: '雨桐' })).toEqual(['何雨桐']);
    expect(await namesOf({ words: "' or 1=1 --" })).toEqual([]);
    await db.updateTable('conference').set({ zone: 'Pacific/Auckland' }).where('id', '=', cid).execute();
    const { taskId } = await test.call(calls.export, { cid, id, format: 'csv' }, { token });
    await test.work();
    const { address } = await test.call(taskCalls.file, { cid, id: taskId }, { token });
    const text = (await test.app.inject(address)).body;
    expect(text).toContain('陈玉兰');
    expect(text).toContain('短信: 未送达 (MK:0012) → 邮件: 已发出');
    // Times are those of the conference, not those of the server or of China.
    const [first] = (await test.call(calls.recipients, { cid, id }, { token })).recipients;
    expect(text).toContain(
      clockIn('Pacific/Auckland', new Date(first?.queuedAt ?? ''))
        .slice(0, 16)
        .replace('T', ' '),
    );
  });

  it('shows each person their own values alone, whatever a name or a text contains', async () => {
    const cid = await buildConference(db, { societyId });
    const sly = await attendee(cid, '{number} {hospital}');
    const quiet = await attendee(cid, '苏曼青');
    await db
      .updateTable('registration')
      .set({ answers: JSON.stringify({ phone: quiet.phone, company: '湖山心血管医院' }) })
      .where('id', '=', quiet.regid)
      .execute();
    const texts = { ...mailing.texts, body: both('{name}/{number}/{hospital}/{phone}', '{name}/{number}/{hospital}') };
    await test.call(calls.save, { cid, id: null, seen: null, mailing: { ...mailing, texts } }, { token });
    const shown = async (accountId: number) =>
      (await test.call(calls.preview, { cid, mailing: { ...mailing, texts }, accountId }, { token })).message.body.zh;
    const numberOf = async (regid: number) =>
      (await db.selectFrom('registration').select('number').where('id', '=', regid).executeTakeFirstOrThrow()).number;
    // A name with brackets inserts nothing, and a placeholder that is none stays as it is written.
    expect(await shown(sly.accountId)).toBe(`{number} {hospital}/${await numberOf(sly.regid)}//{phone}`);
    expect(await shown(quiet.accountId)).toBe(`苏曼青/${await numberOf(quiet.regid)}/湖山心血管医院/{phone}`);
    const elsewhere = await attendee(await buildConference(db, { societyId }), '别人');
    const foreign = { cid, mailing: { ...mailing, texts }, accountId: elsewhere.accountId };
    expect(await test.attempt(calls.preview, foreign, { token })).toMatchObject({ error: 'not_found' });
  });

  it('does not reach a person who was erased before it is sent', async () => {
    const cid = await buildConference(db, { societyId });
    const [one, other] = [await attendee(cid, '周明'), await attendee(cid, '韦雅宁')];
    const id = await send(cid, { startsAt: new Date(Date.now() + 3_600_000).toISOString() });
    await inTransaction(db, (transaction) =>
      notifyAccount(transaction, {
        accountId: one.accountId,
        conferenceId: cid,
        kind: 'organiser',
        template: 'mailing',
        variables: { subject: '早班车提前', text: '班车 07:20 发车。' },
      }),
    );
    await inTransaction(db, (transaction) =>
      eraseAccount(transaction, {
        accountId: one.accountId,
        ids: [one.regid],
        papers: [],
        elsewhere: false,
        now: new Date(),
      }),
    );
    await db.updateTable('mailing').set({ starts_at: new Date() }).where('id', '=', id).execute();
    await releaseMailing(db, id, new Date());
    expect(await sentTo(test, other.phone)).toHaveLength(1);
    expect(await sentTo(test, one.phone)).toEqual([]);
    expect(await db.selectFrom('message').select('id').where('recipient', '=', one.phone).execute()).toEqual([]);
  });

  it('sends no more per second by a channel than its rate, and everything in the end', async () => {
    const cid = await buildConference(db, { societyId });
    const names = Array.from({ length: 7 }, (_nothing, at) => `速率 ${at}`);
    const persons = [];
    for (const name of names) persons.push(await attendee(cid, name));
    await send(cid, { rates: { messenger: null, phone: 3, email: null } });
    await test.work();
    const { rows } = await test.pool.query<{ at: Date }>(
      `select begun_at as at from message where recipient = any($1) order by begun_at`,
      [persons.map(({ phone }) => phone)],
    );
    const times = rows.map(({ at }) => at.getTime());
    expect(times).toHaveLength(7);
    for (const [index, at] of times.entries()) {
      const fourth = times[index + 3];
      if (fourth !== undefined) expect(fourth - at).toBeGreaterThanOrEqual(1000);
    }
  });

  it('is stopped while it runs: what has not been sent is not sent any more', async () => {
    const cid = await buildConference(db, { societyId });
    const persons = [];
    for (const name of ['停 1', '停 2', '停 3', '停 4', '停 5']) persons.push(await attendee(cid, name));
    const id = await send(cid, { rates: { messenger: null, phone: 1, email: null } });
    const working = test.work();
    await vi.waitFor(async () => expect((await stateOf(cid, id)).counts.sent).toBeGreaterThan(0));
    await test.call(calls.stop, { cid, id }, { token });
    await working;
    const { state, counts } = await stateOf(cid, id);
    expect(state).toBe('stopped');
    expect(counts.stopped).toBeGreaterThan(0);
    expect(counts.sent + counts.stopped).toBe(5);
    await test.work();
    expect((await stateOf(cid, id)).counts).toEqual(counts);
  });
});

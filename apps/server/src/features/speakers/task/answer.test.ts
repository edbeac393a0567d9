import { describe, expect, it } from 'vitest';
import { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { speakersConsoleCalls as desk } from '@meetingapp/contract/speakers/desk.ts';
import { speakerCalls as calls } from '@meetingapp/contract/speakers/task.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildExpert, buildRelease, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildInvitations } from '@meetingapp/demo/speakers/speakers.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { codeSentTo, sentTo } from '../../../testing/outbox.ts';
import {
  at,
  DAY_MS,
  noReminders,
  nothing,
  rejection,
  speakersOf,
  type SpeakersCongress,
} from '../../../testing/speakers/speakers-congress.ts';

const test = await testApp({ poolSize: 16 });
const { db } = test;
const { staff, congress, tasksOf, attempt, idsOf } = await speakersOf(test);
const HOUR_MS = 3_600_000;

const move = async (place: SpeakersCongress, change: (place: SpeakersCongress) => Promise<unknown>) => {
  await change(place);
  await buildRelease(db, place.cid);
};

describe('[S52] [E8] finding my tasks', () => {
  it('by a signed link that works without an account and ends when it expires or is revoked', async () => {
    const place = await congress();
    const linkKey = await place.key(place.chair);
    const { tasks, name } = await test.call(calls.tasks, { cid: place.cid, linkKey });
    expect(name.zh).toBe('沈砚秋');
    expect(tasks).toHaveLength(3);
    const ended = async (key: string) => (await test.attempt(calls.tasks, { cid: place.cid, linkKey: key })).code;
    // Another person's number with this signature, and another conference.
    const dot = linkKey.indexOf('.');
    const [id, rest] = [linkKey.slice(0, dot), linkKey.slice(dot)] as const;
    expect(await ended(`${Number(id) + 1}${rest}`)).toBe(8983);
    const elsewhere = await congress();
    expect((await test.attempt(calls.tasks, { cid: elsewhere.cid, linkKey })).code).toBe(8983);
    test.clock.now = new Date(Date.now() + 200 * DAY_MS);
    expect(await ended(linkKey)).toBe(8983);
    test.clock.now = new Date();
    await test.call(desk.revokeLinks, { cid: place.cid, expertId: place.chair }, staff);
    expect(await ended(linkKey)).toBe(8983);
    expect(await tasksOf(place, place.chair)).toMatchObject({ name: { zh: '沈砚秋' } });
  });

  it('a preview that fetches the link answers nothing and changes nothing', async () => {
    const place = await congress();
    const linkKey = await place.key(place.one);
    const rows = () => db.selectFrom('speaker_invitation').selectAll().where('conference_id', '=', place.cid).execute();
    const before = await rows();
    await test.app.inject({ url: `/meetingapp/schedule1/${place.cid}?key=${linkKey}` });
    await test.call(calls.tasks, { cid: place.cid, linkKey });
    expect(await rows()).toEqual(before);
    await test.call(calls.opened, { cid: place.cid, linkKey });
    expect((await rows()).filter(({ opened_at }) => opened_at !== null)).toHaveLength(1);
  });

  it('by account, and says when the account belongs to no expert', async () => {
    const place = await congress();
    const accountId = await buildAccount(db, { phone: `1370000${String(place.number).padStart(4, '0')}` });
    const token = await test.logIn(accountId);
    const ask = { cid: place.cid, linkKey: null };
    expect(await test.attempt(calls.tasks, ask, { token })).toMatchObject({
      code: 8982,
      msg: expect.stringContaining('没有找到这位专家'),
    });
    expect((await test.attempt(calls.tasks, ask)).code).toBe(8984);
    await db.updateTable('expert').set({ account_id: accountId }).where('id', '=', place.one).execute();
    expect((await test.call(calls.tasks, ask, { token })).tasks).toHaveLength(1);
  });

  it('by name and phone, the code first; a wrong pair answers like an unknown phone and costs the code', async () => {
    const { cid, phone } = await congress();
    const find = (name: string, to: string, code: string) => test.attempt(calls.find, { cid, name, phone: to, code });
    const unknown = '13999990000';
    expect(await test.call(calls.sendCode, { cid, phone })).toEqual(
      await test.call(calls.sendCode, { cid, phone: unknown }),
    );
    expect(await sentTo(test, unknown)).toEqual([]);
    const code = await codeSentTo(test, phone);
    expect((await find('沈砚秋', phone, code === '000000' ? '000001' : '000000')).code).toBe(3001);
    expect((await find('沈砚秋', unknown, '000000')).code).toBe(3001);
    const wrong = await find('林知远', phone, code);
    expect(wrong).toMatchObject({ code: 8981, msg: expect.stringContaining('没有找到您的日程') });
    expect((await find('沈砚秋', phone, code)).code).toBe(3002);
    test.clock.now = new Date(Date.now() + 2 * 60_000);
    await test.call(calls.sendCode, { cid, phone: `+86 ${phone}` });
    const found = await test.call(calls.find, { cid, name: ' 沈砚秋 ', phone, code: await codeSentTo(test, phone) });
    expect((await test.call(calls.tasks, { cid, linkKey: found.key })).tasks).toHaveLength(3);
    test.clock.now = new Date(Date.now() + 13 * HOUR_MS);
    expect((await test.attempt(calls.tasks, { cid, linkKey: found.key })).code).toBe(8983);
    test.clock.now = new Date();
  });
});

describe('[S53] [T3] my tasks', () => {
  it('stand in the order of time, with clashes, and those that do not clash are accepted together and undone', async () => {
    const place = await congress();
    const { tasks, clashes, acceptable } = await tasksOf(place, place.chair);
    expect(tasks.map(({ title, roles }) => [title.zh, ...roles])).toEqual([
      ['再灌注', 'host'],
      ['青年病例', 'comments'],
      ['区域救治网络', 'president'],
    ]);
    expect(clashes).toMatchObject([{ one: tasks[0]?.id, other: tasks[1]?.id, overlap: 60, gap: 0 }]);
    expect(acceptable).toEqual([tasks[2]?.id]);
    const last = tasks[2] ?? { id: 0, version: 0 };
    expect(await attempt(place, place.chair, 'accepted', [{ id: last.id, seen: last.version }])).toMatchObject({
      code: 0,
    });
    expect((await tasksOf(place, place.chair)).tasks[2]).toMatchObject({ state: 'accepted' });
    const [, , now] = (await tasksOf(place, place.chair)).tasks;
    await attempt(place, place.chair, 'none', [{ id: last.id, seen: now?.version ?? 0 }]);
    expect((await tasksOf(place, place.chair)).tasks[2]).toMatchObject({ state: 'none', answeredAt: null });
  });

  it('one that was changed meanwhile refuses them all, and nothing is half done', async () => {
    const place = await congress();
    const { tasks } = await tasksOf(place, place.chair);
    const both = tasks.slice(1).map(({ id, version }, index) => ({ id, seen: version + index }));
    expect((await attempt(place, place.chair, 'accepted', both)).code).toBe(8101);
    expect((await tasksOf(place, place.chair)).tasks.map(({ state }) => state)).toEqual(['none', 'none', 'none']);
  });
});

describe('[S54] an answer', () => {
  it('needs a reason when it rejects, and may be changed until the deadline', async () => {
    const place = await congress();
    const [task] = (await tasksOf(place, place.one)).tasks;
    const own = [{ id: task?.id ?? 0, seen: task?.version ?? 0 }];
    const body = { cid: place.cid, linkKey: await place.key(place.one), tasks: own, reply: 'rejected', ...nothing };
    expect(await test.attempt(calls.answer, body)).toMatchObject({ code: 1001, faults: [{ field: 'reason' }] });
    expect(await test.attempt(calls.answer, { ...body, reason: 'other' })).toMatchObject({
      faults: [{ field: 'words' }],
    });
    expect((await attempt(place, place.one, 'rejected')).code).toBe(0);
    expect((await tasksOf(place, place.one)).tasks[0]).toMatchObject({ state: 'rejected', ...rejection });
    expect((await attempt(place, place.one, 'accepted')).code).toBe(0);
    const deadline = new Date(Date.now() + DAY_MS);
    const settings = { cid: place.cid, seen: 0, slidesBy: null, remind: noReminders, answerBy: deadline.toISOString() };
    await test.call(desk.saveSettings, settings, staff);
    expect((await attempt(place, place.one, 'rejected')).code).toBe(0);
    test.clock.now = deadline;
    expect((await attempt(place, place.one, 'accepted')).code).toBe(8985);
    expect((await tasksOf(place, place.one)).tasks[0]).toMatchObject({ state: 'rejected', open: false });
    test.clock.now = new Date();
  });

  it('sent again after its confirmation was lost is accepted, also after the deadline, and changes nothing', async () => {
    const place = await congress();
    const [task] = (await tasksOf(place, place.one)).tasks;
    const own = [{ id: task?.id ?? 0, seen: task?.version ?? 0 }];
    const first = await attempt(place, place.one, 'rejected', own);
    const saved = async () =>
      db
        .selectFrom('speaker_invitation')
        .selectAll()
        .where('id', '=', task?.id ?? 0)
        .executeTakeFirstOrThrow();
    const before = await saved();
    expect(await attempt(place, place.one, 'rejected', own)).toEqual(first);
    const settings = { cid: place.cid, seen: 0, slidesBy: null, remind: noReminders };
    await test.call(desk.saveSettings, { ...settings, answerBy: new Date(Date.now() - DAY_MS).toISOString() }, staff);
    expect(await attempt(place, place.one, 'rejected', own)).toEqual(first);
    expect(await saved()).toEqual(before);
    expect((await attempt(place, place.one, 'accepted', own)).code, 'another answer').toBe(8101);
  });

  it('of another person is refused like one that does not exist', async () => {
    const place = await congress();
    const [task] = (await tasksOf(place, place.one)).tasks;
    const own = [{ id: task?.id ?? 0, seen: task?.version ?? 0 }];
    expect((await attempt(place, place.other, 'accepted', own)).code).toBe(404);
  });

  it('given on two devices at once counts once; the other learns of it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const place = await congress();
      const [task] = (await tasksOf(place, place.one)).tasks;
      const own = [{ id: task?.id ?? 0, seen: task?.version ?? 0 }];
      const answers = await Promise.all([
        attempt(place, place.one, 'accepted', own),
        attempt(place, place.one, 'rejected', own),
      ]);
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 8101]));
      const [state] = (await tasksOf(place, place.one)).tasks;
      expect(state?.state).toBe(answers[0]?.code === 0 ? 'accepted' : 'rejected');
      expect(state?.version).toBe(own[0]!.seen + 1);
    }
  });

  it('to an item that was moved while one answers is refused, and asked again only of those concerned, with what changed', async () => {
    const place = await congress();
    await attempt(place, place.one, 'accepted');
    await attempt(place, place.other, 'accepted');
    await test.call(desk.write, { cid: place.cid, invitationIds: await idsOf(place) }, staff);
    await test.work();
    await move(place, ({ talk }) => db.updateTable('talk').set({ minutes: 30 }).where('id', '=', talk).execute());
    // Before the release is worked in: the person sees the old version.
    expect((await attempt(place, place.one, 'rejected')).code).toBe(8987);
    const outcome = await test.call(desk.sync, { cid: place.cid }, staff);
    expect(outcome).toMatchObject({ made: 0, gone: 0, askedAgain: 1 });
    const [task] = (await tasksOf(place, place.one)).tasks;
    expect(task).toMatchObject({ state: 'none', earlier: 'accepted', changes: [{ part: 'time' }] });
    expect((await tasksOf(place, place.other)).tasks[0]).toMatchObject({ state: 'accepted', changes: [] });
    const mails = await sentTo(test, `林知远-${place.number}@example.org`);
    expect(mails.at(-1)?.text).toContain('时间改为');
    expect(
      (await sentTo(test, `顾清和-${place.number}@example.org`)).filter(({ text }) => text.includes('改为')),
    ).toEqual([]);
    expect((await attempt(place, place.one, 'accepted')).code).toBe(0);
    expect(await test.call(desk.sync, { cid: place.cid }, staff)).toMatchObject({ askedAgain: 0 });
  });

  it('to an item that left the programme is refused, and the answer before stays on record', async () => {
    const place = await congress();
    await attempt(place, place.one, 'accepted');
    const own = (await tasksOf(place, place.one)).tasks.map(({ id, version }) => ({ id, seen: version }));
    await move(place, ({ talk }) => db.deleteFrom('talk').where('id', '=', talk).execute());
    expect((await attempt(place, place.one, 'rejected', own)).code).toBe(8986);
    expect(await test.call(desk.sync, { cid: place.cid }, staff)).toMatchObject({ gone: 1 });
    expect((await tasksOf(place, place.one)).tasks).toEqual([]);
    const row = await db
      .selectFrom('speaker_invitation')
      .select('state')
      .where('id', '=', own[0]!.id)
      .executeTakeFirst();
    expect(row?.state).toBe('accepted');
  });

  it('of a person who is merged with another is the other one’s, with links and the newer answer', async () => {
    const place = await congress();
    const twin = await buildExpert(db, place.cid, { name: both('林知远', 'Lin Zhiyuan') });
    const talk = await buildTalk(db, place.cid, {
      title: both('第二个报告', 'A second talk'),
      session: place.session,
      from: at(0, 3),
      minutes: 20,
      parts: [[twin, 'speaker']],
    });
    await buildRelease(db, place.cid);
    await buildInvitations(db, place.cid);
    const linkKey = await place.key(twin);
    await attempt(place, twin, 'accepted');
    const seen = (await tasksOf(place, place.one)).tasks.map(({ id, version }) => ({ id, seen: version }));
    await test.call(peopleConsoleCalls.merge, { cid: place.cid, expertId: place.one, goneId: twin }, staff);
    const merged = await test.call(calls.tasks, { cid: place.cid, linkKey });
    expect(merged.name.zh).toBe('林知远');
    // The programme in force still names the other one; the next release asks nobody again.
    await buildRelease(db, place.cid);
    await buildInvitations(db, place.cid);
    const after = await test.call(calls.tasks, { cid: place.cid, linkKey });
    expect(after.tasks.map(({ itemId, state }) => [itemId, state])).toEqual([
      [place.talk, 'none'],
      [talk, 'accepted'],
    ]);
    expect((await attempt(place, place.one, 'accepted', seen)).code).toBe(0);
  });
});

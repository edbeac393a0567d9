import { describe, expect, it } from 'vitest';
import { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { speakersConsoleCalls as desk } from '@meetingapp/contract/speakers/desk.ts';
import { speakerCalls as calls } from '@meetingapp/contract/speakers/task.ts';
import { buildExpert, buildHall, buildRelease, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildInvitations, buildSpeakerKey } from '@meetingapp/demo/speakers/speakers.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import { codeSentTo, sentTo } from '../../../testing/outbox.ts';
import { meeting } from '../../../testing/race/meeting.ts';
import { advanceChains } from '../desk/jobs.ts';
import { answerLocked, answerTasks, withParents, type AnswerInput } from './commands.ts';

const test = await testApp({ poolSize: 16 });
const { db, ports } = test;
const { signatures } = ports;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const staff = { token: await buildStaffToken(db, staffId) };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const start = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 30 * DAY_MS;
/** A moment of the congress: days and hours after its beginning. */
const at = (day: number, hour: number) => new Date(start + day * DAY_MS + hour * HOUR_MS);
let numbers = 0;

/** A chair of a session, two speakers in it, and somebody with another session at the same hour. */
async function congress() {
  const cid = await buildConference(db, { societyId });
  numbers += 1;
  const expert = (name: string, more: object = {}) =>
    buildExpert(db, cid, { name: both(name, ''), email: `${name}-${numbers}@example.org`, ...more });
  const phone = `1381234${String(numbers).padStart(4, '0')}`;
  const [chair, one, other, free] = [
    await expert('沈砚秋', { phone }),
    await expert('林知远'),
    await expert('顾清和'),
    await expert('方致远'),
  ];
  const halls = [
    await buildHall(db, cid, { name: both('主会场', 'Main hall') }),
    await buildHall(db, cid, { name: both('西溪厅', 'Xixi hall') }),
  ];
  const session = await buildSession(db, cid, {
    title: both('再灌注', 'Reperfusion'),
    hall: halls[0] ?? null,
    from: at(0, 2),
    to: at(0, 4),
    parts: [[chair, 'host']],
  });
  const talk = await buildTalk(db, cid, {
    title: both('基层医院的溶栓与转运', 'Thrombolysis'),
    session,
    from: at(0, 2),
    minutes: 20,
    parts: [[one, 'speaker']],
  });
  const clashing = await buildSession(db, cid, {
    title: both('青年病例', 'Cases'),
    hall: halls[1] ?? null,
    from: at(0, 3),
    to: at(0, 5),
    parts: [
      [chair, 'comments'],
      [other, 'host'],
    ],
  });
  const later = await buildSession(db, cid, {
    title: both('区域救治网络', 'Networks'),
    hall: halls[0] ?? null,
    from: at(1, 2),
    to: at(1, 3),
    parts: [[chair, 'president']],
  });
  await buildRelease(db, cid);
  await buildInvitations(db, cid);
  const key = (expertId: number) => buildSpeakerKey(db, expertId, signatures);
  return { cid, chair, one, other, free, phone, halls, session, talk, clashing, later, key };
}
type Congress = Awaited<ReturnType<typeof congress>>;

const tasksOf = async ({ cid, key }: Congress, expertId: number) =>
  test.call(calls.tasks, { cid, linkKey: await key(expertId) });

const rejection = { reason: 'clash' as const, words: '想保留主持', suggestion: '方致远' };
const nothing = { reason: null, words: '', suggestion: '' };

async function attempt(
  place: Congress,
  expertId: number,
  reply: 'accepted' | 'rejected' | 'none',
  tasks?: { id: number; seen: number }[],
) {
  const own = tasks ?? (await tasksOf(place, expertId)).tasks.map(({ id, version }) => ({ id, seen: version }));
  const body = { cid: place.cid, linkKey: await place.key(expertId), tasks: own, reply };
  return test.attempt(calls.answer, { ...body, ...(reply === 'rejected' ? rejection : nothing) });
}

const move = async (place: Congress, change: (place: Congress) => Promise<unknown>) => {
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
    const [id = '', rest = ''] = [linkKey.split('.')[0], linkKey.slice(linkKey.indexOf('.'))];
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
    const accountId = await buildAccount(db, { phone: `1370000${String(numbers).padStart(4, '0')}` });
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
    const settings = { cid: place.cid, seen: 0, answerBy: deadline.toISOString(), slidesBy: null };
    await test.call(desk.saveSettings, settings, staff);
    expect((await attempt(place, place.one, 'rejected')).code).toBe(0);
    test.clock.now = deadline;
    expect((await attempt(place, place.one, 'accepted')).code).toBe(8985);
    expect((await tasksOf(place, place.one)).tasks[0]).toMatchObject({ state: 'rejected', open: false });
    test.clock.now = new Date();
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
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 8101]);
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
    const mails = await sentTo(test, `林知远-${numbers}@example.org`);
    expect(mails.at(-1)?.text).toContain('时间改为');
    expect((await sentTo(test, `顾清和-${numbers}@example.org`)).filter(({ text }) => text.includes('改为'))).toEqual(
      [],
    );
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

async function idsOf({ cid }: Congress): Promise<number[]> {
  return (await test.call(desk.list, { cid }, staff)).invitations.map(({ id }) => id);
}

describe('[O10] a stand-in', () => {
  async function refused() {
    const place = await congress();
    const second = await buildExpert(db, place.cid, {
      name: both('孟书瑶', ''),
      email: `second-${numbers}@example.org`,
    });
    await attempt(place, place.one, 'rejected');
    const invitation = (await test.call(desk.list, { cid: place.cid }, staff)).invitations.find(
      ({ expertId }) => expertId === place.one,
    );
    const where = { cid: place.cid, invitationId: invitation?.id ?? 0 };
    return { ...place, second, where };
  }

  it('is suggested when free, with reasons; who is busy then is counted and refused', async () => {
    const { free, chair, other, second, where } = await refused();
    const { candidates, busy } = await test.call(desk.standIns, where, staff);
    expect(candidates.map(({ expertId }) => expertId)).toEqual([free, second, other, chair]);
    expect(candidates[0]).toMatchObject({ facts: [{ fact: 'suggested' }, { fact: 'free' }] });
    expect(busy).toBe(0);
    const invited = await test.call(desk.inviteStandIn, { ...where, expertId: free }, staff);
    expect(await test.attempt(desk.inviteStandIn, { ...where, expertId: free }, staff)).toMatchObject({ code: 8990 });
    expect(invited.invitationId).toBeGreaterThan(0);
  });

  it('who accepts first has the task, in the draft too; the second one is told and thanked, five times at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const place = await refused();
      for (const expertId of [place.free, place.second])
        await test.call(desk.inviteStandIn, { ...place.where, expertId }, staff);
      const [first, second] = [await tasksOf(place, place.free), await tasksOf(place, place.second)].map(({ tasks }) =>
        tasks.map(({ id, version }) => ({ id, seen: version })),
      );
      const answers = await Promise.all([
        attempt(place, place.free, 'accepted', first),
        attempt(place, place.second, 'accepted', second),
      ]);
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 8988]);
      const winner = answers[0]?.code === 0 ? place.free : place.second;
      const roles = await db
        .selectFrom('programme_role')
        .select('expert_id')
        .where('talk_id', '=', place.talk)
        .execute();
      expect(roles).toEqual([{ expert_id: winner }]);
      expect((await attempt(place, place.one, 'accepted')).code).toBe(8988);
      // The release with the stand-in asks nobody again.
      await buildRelease(db, place.cid);
      expect(await test.call(desk.sync, { cid: place.cid }, staff)).toMatchObject({ made: 0, askedAgain: 0 });
      expect((await tasksOf(place, winner)).tasks.map(({ state }) => state)).toEqual(['accepted']);
    }
  });

  it('without the lock two have it: the control', async () => {
    const place = await refused();
    for (const expertId of [place.free, place.second])
      await test.call(desk.inviteStandIn, { ...place.where, expertId }, staff);
    const arrive = meeting(2);
    const around = { signatures, publicUrl: 'http://127.0.0.1:3000', now: new Date() };
    const accept = async (expertId: number) => {
      const tasks = (await tasksOf(place, expertId)).tasks.map(({ id, version }) => ({ id, seen: version }));
      const input: AnswerInput = {
        conferenceId: place.cid,
        expertIds: [expertId],
        tasks,
        reply: 'accepted',
        ...nothing,
      };
      return inTransaction(db, async (transaction) => {
        const rows = await withParents(transaction, [tasks[0]!.id]).execute();
        await arrive();
        return answerLocked(transaction, db, { input, around, locked: new Map(rows.map((row) => [row.id, row])) });
      });
    };
    const outcomes = await Promise.all([accept(place.free), accept(place.second)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  });

  it('is asked by a chain: the next after a refusal or hours of silence, not at night, and stopped when one accepts', async () => {
    const place = await refused();
    const chain = { ...place.where, hours: 24, expertIds: [place.free, place.second] };
    const noon = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 4 * HOUR_MS);
    test.clock.now = noon;
    await test.call(desk.startChain, chain, staff);
    const run = () =>
      advanceChains.run({}, { db, ports, publicUrl: test.config.publicUrl, clock: () => test.clock.now });
    await run();
    const read = () => test.call(desk.standIns, place.where, staff);
    expect((await read()).chain).toMatchObject({ candidates: [{ expertId: place.second }] });
    await run();
    expect((await tasksOf(place, place.second)).tasks).toEqual([]);
    await attempt(place, place.free, 'rejected');
    await run();
    expect((await tasksOf(place, place.second)).tasks).toHaveLength(1);
    await attempt(place, place.second, 'accepted');
    expect((await read()).chain).toMatchObject({ ending: 'filled', nextAt: null });
    test.clock.now = new Date();
  });

  it('is withdrawn with thanks when the first person accepts after all', async () => {
    const place = await refused();
    await test.call(desk.inviteStandIn, { ...place.where, expertId: place.free }, staff);
    const open = (await tasksOf(place, place.free)).tasks.map(({ id, version }) => ({ id, seen: version }));
    expect((await attempt(place, place.one, 'accepted')).code).toBe(0);
    expect((await attempt(place, place.free, 'accepted', open)).code).toBe(8986);
    const mails = await sentTo(test, `方致远-${numbers}@example.org`);
    expect(mails.at(-1)?.subject).toContain('其他专家承担');
  });
});

describe('[O10] letters', () => {
  it('are previewed, invite first and remind later, one to each person, with a result per row', async () => {
    const place = await congress();
    const mute = await buildExpert(db, place.cid, { name: both('无联系', '') });
    await buildTalk(db, place.cid, {
      title: both('无人能联系', 'Nobody'),
      session: place.session,
      from: at(0, 3),
      minutes: 10,
      parts: [[mute, 'speaker']],
    });
    await buildRelease(db, place.cid);
    await buildInvitations(db, place.cid);
    const invitationIds = await idsOf(place);
    const preview = await test.call(desk.preview, { cid: place.cid, invitationIds }, staff);
    expect(preview).toMatchObject({ people: 3, unreachable: 1 });
    expect(preview.letters[0]?.text.zh).toContain('再灌注');
    const write = async () => {
      const { taskId } = await test.call(desk.write, { cid: place.cid, invitationIds }, staff);
      await test.work();
      return db
        .selectFrom('task_row')
        .select(['label', 'refusal'])
        .where('task_id', '=', taskId)
        .orderBy('number')
        .execute();
    };
    const rows = await write();
    expect(rows.map(({ refusal }) => refusal?.refused ?? null)).toEqual([null, null, null, 'speaker_no_address']);
    const mails = await sentTo(test, `沈砚秋-${numbers}@example.org`);
    expect(mails).toHaveLength(1);
    const link = /key=([\w.]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    expect((await test.call(calls.tasks, { cid: place.cid, linkKey: link })).tasks).toHaveLength(3);
    await write();
    expect((await sentTo(test, `沈砚秋-${numbers}@example.org`)).at(-1)?.subject).toContain('请答复');
    const { invitations } = await test.call(desk.list, { cid: place.cid }, staff);
    expect(invitations.find(({ expertId }) => expertId === place.chair)).toMatchObject({ letters: 2, clash: true });
    test.clock.now = new Date(Date.now() + 7 * DAY_MS);
    const later = { token: await buildStaffToken(db, staffId) };
    const week = await test.call(desk.list, { cid: place.cid }, later);
    expect(week.invitations.filter(({ silent }) => silent)).toHaveLength(5);
    test.clock.now = new Date();
  });
});

describe('[O10] two thousand invitations', () => {
  it('are made, and asked again after a change, in one run each', { timeout: 120_000 }, async () => {
    const cid = await buildConference(db, { societyId });
    const people: number[] = [];
    for (let person = 0; person < 200; person += 1)
      people.push(await buildExpert(db, cid, { name: both(`专家${person}`, '') }));
    for (let index = 0; index < 200; index += 1)
      await buildSession(db, cid, {
        title: both(`专场${index}`, ''),
        hall: null,
        from: at(index % 5, 2 + (index % 8)),
        to: at(index % 5, 3 + (index % 8)),
        parts: Array.from(
          { length: 10 },
          (_, part) => [people[(index + part * 20) % 200] ?? 0, 'participant'] as const,
        ),
      });
    await buildRelease(db, cid);
    const timed = async <T>(work: () => Promise<T>) => {
      const began = performance.now();
      return { value: await work(), ms: performance.now() - began };
    };
    const made = await timed(() => buildInvitations(db, cid));
    expect(made.value).toMatchObject({ made: 2000 });
    const rows = await db
      .selectFrom('speaker_invitation')
      .select(['id', 'version', 'expert_id'])
      .where('conference_id', '=', cid)
      .execute();
    const answered = await timed(async () => {
      for (const expertId of people) {
        const tasks = rows
          .filter(({ expert_id }) => expert_id === expertId)
          .map(({ id, version }) => ({ id, seen: version }));
        const input: AnswerInput = { conferenceId: cid, expertIds: [expertId], tasks, reply: 'accepted', ...nothing };
        await answerTasks(db, input, { signatures, publicUrl: '', now: new Date() });
      }
    });
    await db
      .updateTable('programme_session')
      .set({ ends_at: at(9, 0) })
      .where('conference_id', '=', cid)
      .execute();
    await buildRelease(db, cid);
    const again = await timed(() => buildInvitations(db, cid));
    const waiting = await db
      .selectFrom('speaker_invitation')
      .select('id')
      .where('conference_id', '=', cid)
      .where('state', '=', 'none')
      .execute();
    expect(waiting).toHaveLength(2000);
    console.log(
      `2000 invitations: made ${made.ms.toFixed(0)} ms, answered ${answered.ms.toFixed(0)} ms, asked again ${again.ms.toFixed(0)} ms`,
    );
  });
});
